import styled from '@emotion/styled'
import { targetCautions } from '../../core/nutrition/targetCautions.js'
import type { Profile } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Note } from '../parts/Note.js'
import { space } from '../theme.js'
import { planMisses } from './planMisses.js'

/** From this share of the budget on, money is a likely reason for a missed target. */
const TIGHT_BUDGET_SHARE = 0.9

const Notes = styled.div`
  display: grid;
  gap: ${space.s};
`

const avoidsFoods = ({ foodRestrictions, dietaryRestrictions }: Profile) =>
  foodRestrictions.length > 0 || dietaryRestrictions.trim() !== ''

/** What a visitor should know about this plan: cautions, missed targets and an overrun budget. */
export function PlanNotes({ plan }: { plan: ShownPlan }) {
  const { plan: messages, profile: profileMessages } = useMessages()
  const { notes } = messages
  const { money } = useFormat()
  const { profile } = plan
  const cautions = targetCautions(profile)
  const misses = planMisses(plan)
  const { scaled, total, fullTotal } = planGroceries(plan)
  if (cautions.length === 0 && misses.length === 0 && !scaled) return null

  const reasons = [
    avoidsFoods(profile) ? notes.becauseAvoided : null,
    total >= profile.weeklyFoodBudget * TIGHT_BUDGET_SHARE ? notes.becauseBudget : null,
  ].filter((reason) => reason !== null)
  const missed = misses.map(({ macro, direction, days }) =>
    direction === 'low'
      ? notes.missLow(messages.macro[macro], days)
      : notes.missHigh(messages.macro[macro], days),
  )
  return (
    <Notes role="group" aria-label={notes.title}>
      {cautions.map((caution) => (
        <Note key={caution} kind="caution">
          {profileMessages.cautions[caution]}
        </Note>
      ))}
      {scaled && (
        <Note kind="caution">{notes.overBudget(money(fullTotal), money(profile.weeklyFoodBudget))}</Note>
      )}
      {missed.length > 0 && (
        <Note kind="info">
          {notes.misses(missed)} {(reasons.length > 0 ? reasons : [notes.becausePortions]).join(' ')}
        </Note>
      )}
    </Notes>
  )
}
