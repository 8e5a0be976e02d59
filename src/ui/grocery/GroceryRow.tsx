import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { isTicked } from '../../store/selectors.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { useFormat } from '../format.js'
import { Checkbox } from '../parts/Checkbox.js'
import { Text } from '../parts/Text.js'
import { TickLine } from '../parts/TickLine.js'
import { styled } from '../styled.js'
import { usageText } from './usageText.js'

const Quantity = styled('span')`
  font-weight: 400;
  white-space: nowrap;
`

/** One food to buy. It reads its own tick, so that a tick does not render the other rows. */
export function GroceryRow({ item }: { item: GroceryItem }) {
  const messages = usePlanMessages()
  const format = useFormat()
  const { changePlan } = usePlanActions()
  const isDone = usePlanner((state) => isTicked(state, item.foodId))
  return (
    <li>
      <TickLine>
        <Checkbox
          checked={isDone}
          onChange={() => changePlan({ type: 'tick', foodId: item.foodId, isTicked: !isDone })}
        />
        <span>
          <Text as={isDone ? 's' : 'span'} strong tone={isDone ? 'muted' : 'ink'}>
            {item.name} <Quantity>{storeQuantityLabel(item, messages.core, format)}</Quantity>
          </Text>
          <Text as="span" size="small" tone="muted">
            {usageText(item, messages, format)}
          </Text>
        </span>
        {format.money(item.tillCost)}
      </TickLine>
    </li>
  )
}
