import { localDate } from '../../core/plan/localDate.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { useFormat } from '../format.js'
import { Note } from '../parts/Note.js'

/** Says that the week has ended, to somebody who comes back. Renders nothing before. */
export function WeekOverNote({ week }: { week: WeekPlan }) {
  const { notes } = usePlanMessages().plan
  const { longDate } = useFormat()
  const { now } = usePlannerActions()
  const last = week.days.at(-1)?.date
  if (last === undefined || last >= localDate(now())) return null
  return <Note kind="info">{notes.weekOver(longDate(last))}</Note>
}
