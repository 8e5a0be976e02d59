import { targetCautions } from '../../core/nutrition/targetCautions.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries, planRestrictions } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Note } from '../parts/Note.js'
import { Stack } from '../parts/Stack.js'

/** Cautions about this plan: low targets, and a budget that is too small. */
export function PlanNotes({ plan }: { plan: ShownPlan }) {
  const { plan: messages, answers } = usePlanMessages()
  const { notes } = messages
  const { money } = useFormat()
  const { scaled, fullTotal } = planGroceries(plan)
  const cautions = (plan.profile ? targetCautions(plan.profile, planRestrictions(plan)) : []).map(
    (caution) => answers.cautions[caution],
  )
  if (scaled) cautions.push(notes.overBudget(money(fullTotal), money(plan.basis.weeklyFoodBudget)))
  if (cautions.length === 0) return null
  return (
    <Stack gap="s" role="group" aria-label={notes.title}>
      {cautions.map((caution) => (
        <Note key={caution} kind="caution">
          {caution}
        </Note>
      ))}
    </Stack>
  )
}
