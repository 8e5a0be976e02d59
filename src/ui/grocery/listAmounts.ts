import { isToBuy } from '../../core/grocery/tillSum.js'
import type { ListAmount } from '../../core/state/planState.js'
import type { PlannerState } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'

/** Whether the visitor decided how much to buy of a food. */
export const hasListAmount = ({ phase }: PlannerState, foodId: string): boolean =>
  phase.name === 'plan' && Object.hasOwn(phase.plan.listEdits.quantities, foodId)

/** Whether a plan buys just this amount of a food, whatever the visitor decided. It buys no seasoning. */
export const isPlannedAmount = (
  { phase }: PlannerState,
  foodId: string,
  { quantity, unit }: ListAmount,
): boolean => {
  if (phase.name !== 'plan') return false
  const { plan } = phase
  const { items } = planGroceries({ ...plan, listEdits: { ...plan.listEdits, quantities: {} } })
  return items
    .filter(isToBuy)
    .some(
      (item) => item.foodId === foodId && item.quantity === quantity && item.unit === unit && !item.smaller,
    )
}
