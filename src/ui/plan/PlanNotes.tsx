import { macroStatus } from '../../core/nutrition/macroStatus.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { targetCautions } from '../../core/nutrition/targetCautions.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries, planRestrictions, planTargets } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Note } from '../parts/Note.js'
import { Stack } from '../parts/Stack.js'

/** From this share of the budget on, the budget is a likely reason for a missed target. */
const TIGHT_BUDGET_SHARE = 0.9

/** What a visitor should know about this plan: cautions, missed targets and a budget that is too small. */
export function PlanNotes({ plan }: { plan: ShownPlan }) {
  const { plan: messages, answers } = usePlanMessages()
  const { notes } = messages
  const { money } = useFormat()
  const { foodRestrictions, dietaryRestrictions, weeklyFoodBudget } = plan.basis
  const { scaled, total, fullTotal } = planGroceries(plan)
  const targets = planTargets(plan)
  const missed = NUTRIENTS.flatMap((macro) => {
    const states = plan.week.days.map((day) => macroStatus(day.totals[macro], targets[macro]))
    const daysOf = (status: 'low' | 'high') => states.filter((state) => state === status).length
    return [
      daysOf('low') > 0 && notes.missLow(messages.macro[macro], daysOf('low')),
      daysOf('high') > 0 && notes.missHigh(messages.macro[macro], daysOf('high')),
    ].filter((miss) => miss !== false)
  })
  const reasons = [
    (foodRestrictions.length > 0 || dietaryRestrictions.trim()) && notes.becauseAvoided,
    total >= weeklyFoodBudget * TIGHT_BUDGET_SHARE && notes.becauseBudget,
  ].filter(Boolean)
  const cautions = (plan.profile ? targetCautions(plan.profile, planRestrictions(plan)) : []).map(
    (caution) => answers.cautions[caution],
  )
  if (scaled) cautions.push(notes.overBudget(money(fullTotal), money(weeklyFoodBudget)))
  if (cautions.length === 0 && missed.length === 0) return null

  return (
    <Stack gap="s" role="group" aria-label={notes.title}>
      {cautions.map((caution) => (
        <Note key={caution} kind="caution">
          {caution}
        </Note>
      ))}
      {missed.length > 0 && (
        <Note kind="info">{`${notes.misses(missed)} ${reasons.join(' ') || notes.becausePortions}`}</Note>
      )}
    </Stack>
  )
}
