import { localDate } from '../../core/plan/localDate.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Field } from '../parts/Field.js'
import { TextInput } from '../parts/TextInput.js'

/** The last day whose week has years of four digits. With it, browsers accept no more digits for a year. */
const LAST_DAY = '9999-12-25'

/** Browsers give a whole date or an empty text. */
const isPossible = (day: string) => day.length === LAST_DAY.length && day <= LAST_DAY

/** The first day of the week: today or later. A date that has passed stays as typed: it may be a year half typed. */
export function StartDay() {
  const { labels, hints, errors } = allMessages(useMessages()).more
  const startDay = usePlanner((state) => state.choices.startDay)
  const { choose, now } = usePlannerActions()
  const today = localDate(now())
  const hasPassed = startDay !== null && startDay < today
  return (
    <Field
      label={labels.startDay}
      hint={hints.startDay}
      error={hasPassed ? errors.startDay : undefined}
      errorRole="status"
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={today}
          max={LAST_DAY}
          value={startDay ?? today}
          onChange={({ target: { value } }) => choose({ startDay: isPossible(value) ? value : null })}
        />
      )}
    </Field>
  )
}
