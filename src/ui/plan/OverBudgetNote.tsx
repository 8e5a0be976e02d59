import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Note } from '../parts/Note.js'

/** Says that the week costs more than the budget. Renders nothing if the budget is enough. */
export function OverBudgetNote({ plan }: { plan: ShownPlan }) {
  const { notes } = usePlanMessages().plan
  const { money } = useFormat()
  const { scaled, fullTotal } = planGroceries(plan)
  if (!scaled) return null
  return <Note kind="caution">{notes.overBudget(money(fullTotal), money(plan.basis.weeklyFoodBudget))}</Note>
}
