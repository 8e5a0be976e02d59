import { Plus } from 'lucide'
import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { holdFocus } from '../holdFocus.js'
import { Button } from '../parts/Button.js'
import { ChipGroup } from '../parts/ChipGroup.js'
import { Icon } from '../parts/Icon.js'

/** The foods that the visitor took off the list, with a way to put them back. Meals of the week still need them. */
export function TakenOff({ items }: { items: readonly GroceryItem[] }) {
  const { putBack, changed } = usePlanMessages().groceries
  const { changePlan } = usePlanActions()
  if (items.length === 0) return null
  return (
    <ChipGroup title={putBack}>
      {items.map(({ foodId, name }) => (
        <Button
          key={foodId}
          onClick={(event) => {
            const goOn = holdFocus(event)
            changePlan({ type: 'remove', foodId, isRemoved: false }, undefined, changed.onList(name))
            goOn()
          }}
        >
          <Icon of={Plus} tone="accent" />
          {name}
        </Button>
      ))}
    </ChipGroup>
  )
}
