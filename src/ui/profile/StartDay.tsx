import { useState } from 'react'
import { localDate } from '../../core/plan/localDate.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Field } from '../parts/Field.js'
import { TextInput } from '../parts/TextInput.js'

/** The first day of the week: today or later. */
export function StartDay() {
  const { labels, hints } = allMessages(useMessages()).more
  const startDay = usePlanner((state) => state.choices.startDay)
  const { choose } = usePlannerActions()
  const [today] = useState(() => localDate(new Date()))
  return (
    <Field label={labels.startDay} hint={hints.startDay}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={today}
          value={startDay ?? today}
          onChange={(event) => choose({ startDay: event.target.value || null })}
        />
      )}
    </Field>
  )
}
