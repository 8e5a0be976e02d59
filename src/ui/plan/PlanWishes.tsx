import { X } from 'lucide'
import type { PlanChange } from '../../core/state/planChange.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { usePlanActions } from '../../store/usePlanActions.js'
import { holdFocus } from '../holdFocus.js'
import { Button } from '../parts/Button.js'
import { ChipGroup } from '../parts/ChipGroup.js'
import { Icon } from '../parts/Icon.js'
import { TitledCard } from '../parts/TitledCard.js'

/** A decision, the change that takes it back, and the words of that change. */
interface Wish {
  readonly id: string
  readonly name: string
  readonly change: PlanChange
  readonly text: string
}

interface WishListProps {
  readonly title: string
  readonly wishes: readonly Wish[]
}

function WishList({ title, wishes }: WishListProps) {
  const { takeBack } = usePlanMessages().plan.wishes
  const { changePlan } = usePlanActions()
  if (wishes.length === 0) return null
  return (
    <ChipGroup title={title}>
      {wishes.map(({ id, name, change, text }) => (
        <Button
          key={id}
          aria-label={takeBack(name)}
          onClick={(event) => {
            const goOn = holdFocus(event)
            changePlan(change, text)
            goOn()
          }}
        >
          {name}
          <Icon of={X} size={16} tone="muted" />
        </Button>
      ))}
    </ChipGroup>
  )
}

/**
 * The foods and dishes that the visitor ruled out or wants more often. An undo reaches back to the start of the visit; this
 * takes a decision back at any time. Renders nothing without decisions.
 */
export function PlanWishes({ plan }: { plan: ShownPlan }) {
  const { change, wishes } = usePlanMessages().plan
  const { basis, foods, neverDishIds, favouriteDishIds } = plan
  const names = new Map(Object.entries({ ...plan.dishNames }))
  const nameOf = (dishId: string) => names.get(dishId) ?? dishId
  const avoided = foods.filter(({ id }) => basis.avoidedFoodIds.includes(id))
  if (avoided.length + neverDishIds.length + favouriteDishIds.length === 0) return null
  return (
    <TitledCard title={wishes.title}>
      <WishList
        title={wishes.avoided}
        wishes={avoided.map(({ id, name }) => ({
          id,
          name,
          change: { type: 'allowFood', foodId: id },
          text: change.allowed(name),
        }))}
      />
      <WishList
        title={wishes.never}
        wishes={neverDishIds.map((dishId) => ({
          id: dishId,
          name: nameOf(dishId),
          change: { type: 'allowDish', dishId },
          text: change.allowed(nameOf(dishId)),
        }))}
      />
      <WishList
        title={wishes.favourites}
        wishes={favouriteDishIds.map((dishId) => ({
          id: dishId,
          name: nameOf(dishId),
          change: { type: 'favourite', dishId, isFavourite: false },
          text: change.unfavoured(nameOf(dishId)),
        }))}
      />
    </TitledCard>
  )
}
