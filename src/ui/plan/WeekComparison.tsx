import type { ScreenMessages } from '../../messages/allMessages.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerStore } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { Text } from '../parts/Text.js'
import { TitledCard } from '../parts/TitledCard.js'
import { isOwnMiss } from './isOwnMiss.js'
import { WeekChart } from './WeekChart.js'
import { WeekTable } from './WeekTable.js'
import { WeekTotals } from './WeekTotals.js'
import { weekMisses } from './weekMisses.js'

/** If more numbers miss their target, their count shows instead of their names. */
const MOST_NAMED = 2
/** From this share of the budget on, the budget is a likely reason for a missed target. */
const TIGHT_BUDGET_SHARE = 0.9

interface WeekComparisonProps {
  /** In the portions of the person who is chosen. */
  readonly plan: ShownPlan
  /** What the week costs for all who eat. */
  readonly cost: number
  /** Whose portions they are, from 0 for the visitor. */
  readonly person: number
}

/** Why numbers miss their targets if the visitor has changed nothing, as far as the answers tell. */
function missReason(
  { plan, cost, person }: WeekComparisonProps,
  notes: ScreenMessages['plan']['notes'],
): string {
  if (person > 0) return notes.becauseShared
  const { foodRestrictions, dietaryRestrictions, avoidedFoodIds, weeklyFoodBudget } = plan.basis
  const isAvoiding = [...foodRestrictions, ...avoidedFoodIds, dietaryRestrictions.trim()].some(Boolean)
  const reasons = [
    isAvoiding && notes.becauseAvoided,
    cost >= weeklyFoodBudget * TIGHT_BUDGET_SHARE && notes.becauseBudget,
  ].filter((reason) => reason !== false)
  return reasons.join(' ') || notes.becausePortions
}

/**
 * What is notable about the week: a sentence or two, its misses as a picture if there are any, and all its numbers as a
 * table for screen readers.
 */
export function WeekComparison(props: WeekComparisonProps) {
  const { plan } = props
  const { week: messages, macro, notes } = usePlanMessages().plan
  const { weekday, percent } = useFormat()
  const { days } = plan.week
  const all = weekMisses(plan)
  const misses = all.filter(({ name }) => name !== 'fiber')
  const fiberDays = all.length - misses.length
  const state = usePlannerStore().getState()
  const own = misses.filter((miss) => isOwnMiss(miss, plan, props.person, state))
  const changed = days.filter((day) => own.some((miss) => miss.day === day)).map(({ date }) => weekday(date))
  const reason = own.length < misses.length ? missReason(props, notes) : ''
  const missedDays = new Set(misses.map(({ day }) => day)).size
  const named = misses
    .slice(0, MOST_NAMED)
    .map(({ day, name, status, gap }) =>
      messages.miss[status](weekday(day.date), percent(Math.abs(gap)), macro[name]),
    )
  return (
    <TitledCard title={messages.title} isTall={all.length > 0}>
      {/* Always three elements: a page translator replaces texts, and React could not insert one beside them. */}
      <Text>
        <span>{messages.onTarget(days.length - missedDays, days.length)}</span>{' '}
        <b>{misses.length > 0 ? messages.misses(named, misses.length - named.length) : ''}</b>{' '}
        <span>{fiberDays > 0 ? messages.fiberShort(fiberDays, days.length) : ''}</span>
      </Text>
      {misses.length > 0 && !plan.isShared && (
        <Text size="small" tone="muted">
          {changed.length > 0
            ? `${notes.becauseChanged(changed)} ${reason && notes.forTheRest(reason)}`.trim()
            : reason}
        </Text>
      )}
      {all.length > 0 && <WeekChart days={days} misses={all} />}
      <WeekTotals plan={plan} />
      <WeekTable plan={plan} />
    </TitledCard>
  )
}
