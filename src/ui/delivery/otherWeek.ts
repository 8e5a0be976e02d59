import type { ShownPlan } from '../../store/plannerState.js'

/** Whether a plan's week has yet to begin or is over; null for a week that is under way. */
export function otherWeek({ week }: ShownPlan, today: string): 'ahead' | 'over' | null {
  if (week.startDate > today) return 'ahead'
  const { date: lastDay = today } = week.days.at(-1) ?? {}
  return lastDay < today ? 'over' : null
}
