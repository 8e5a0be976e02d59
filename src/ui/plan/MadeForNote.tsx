import { madeForText } from '../../core/plan/madeForText.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { Note } from '../parts/Note.js'

/** What the week was made for and what could not be applied. Renders nothing if the visitor asked for nothing. */
export function MadeForNote({ week }: { week: WeekPlan }) {
  const { core } = usePlanMessages()
  const text = madeForText(week, core)
  if (text === '') return null
  return <Note kind={week.madeFor?.notApplied.length ? 'caution' : 'info'}>{text}</Note>
}
