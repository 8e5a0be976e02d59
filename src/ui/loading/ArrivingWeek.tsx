import { useState } from 'react'
import { addDays } from '../../core/plan/addDays.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { styled } from '../styled.js'
import { fromWide, space } from '../theme.js'
import { ArrivingDay, type DayState } from './ArrivingDay.js'

const Week = styled('ol')`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  ${fromWide} {
    grid-template-columns: repeat(${DAYS_PER_WEEK}, minmax(0, 1fr));
    gap: ${space.m};
  }
`

const NO_MEALS: readonly Meal[] = []

/** The week as it arrives: each day with the dishes that are ready. */
export function ArrivingWeek() {
  const { week } = useMessages().loading
  const current = usePlanner(({ phase }) => (phase.name === 'generating' ? phase.arriving : null))
  const [arriving, setArriving] = useState(current)
  // The last one stays until the plan's screen is drawn.
  if (current && current !== arriving) setArriving(current)
  if (!arriving) return null
  const { startDate, mealsPerDay, mealsByDay } = arriving
  const counts = Array.from({ length: DAYS_PER_WEEK }, (_, day) => mealsByDay[day]?.length ?? 0)
  const isReady = (count: number) => count >= mealsPerDay
  const next = counts.findIndex((count) => !isReady(count))
  const stateOf = (count: number, day: number): DayState => {
    if (isReady(count)) return 'ready'
    return count > 0 || day === next ? 'making' : 'waiting'
  }
  return (
    <Week role="list" aria-label={week}>
      {counts.map((count, day) => {
        const date = addDays(startDate, day)
        const meals = mealsByDay[day] ?? NO_MEALS
        return (
          <ArrivingDay
            key={date}
            date={date}
            state={stateOf(count, day)}
            meals={meals}
            mealsPerDay={mealsPerDay}
          />
        )
      })}
    </Week>
  )
}
