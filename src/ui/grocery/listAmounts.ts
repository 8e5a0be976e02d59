import type { PlannerState } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'

/** Whether the visitor decided how much to buy of a food. */
export const hasListAmount = ({ phase }: PlannerState, foodId: string): boolean =>
  phase.name === 'plan' && Object.hasOwn(phase.plan.listEdits.quantities, foodId)

/** How much of a food its plan needs, whatever the visitor decided. */
export const plannedQuantity = ({ phase }: PlannerState, foodId: string): number | undefined => {
  if (phase.name !== 'plan') return undefined
  const { plan } = phase
  const { items } = planGroceries({ ...plan, listEdits: { ...plan.listEdits, quantities: {} } })
  return items.find((item) => item.foodId === foodId)?.quantity
}
