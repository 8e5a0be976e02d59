import { Info } from 'lucide'
import { madeForText } from '../../core/plan/madeForText.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { IconText } from '../parts/IconText.js'
import { Note } from '../parts/Note.js'

/** What the week was made for and what could not be applied. Renders nothing if the visitor asked for nothing. */
export function MadeForNote({ week }: { week: WeekPlan }) {
  const { core } = usePlanMessages()
  const text = madeForText(week, core)
  if (text === '') return null
  if (week.madeFor?.notApplied.length) return <Note kind="caution">{text}</Note>
  return (
    <IconText size="small" icon={Info} iconTone="accent">
      {text}
    </IconText>
  )
}
