import { MAX_RESTRICTIONS_LENGTH } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Chip, ChipList } from '../parts/Chip.js'
import { Field } from '../parts/Field.js'
import { TextArea } from '../parts/TextArea.js'
import { hasTerm, toggleTerm } from './restrictionTerms.js'
import { UnderstoodLine } from './UnderstoodLine.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

/** "Dietary restrictions": a free text, what the reader understood of it, and chips that write into it. */
export function RestrictionsField() {
  const { labels, optional, restrictions } = useMessages().profile
  const text = usePlanner((state) => state.draft.dietaryRestrictions)
  const { editProfile } = usePlannerActions()
  const write = (next: string) => {
    if (next.length <= MAX_RESTRICTIONS_LENGTH) editProfile({ dietaryRestrictions: next })
  }
  const early = useEarlyAnswer<HTMLTextAreaElement>((area) => {
    if (area.value !== text) write(area.value)
  })
  return (
    <div>
      <Field label={labels.dietaryRestrictions} optional={optional}>
        {(control) => (
          <TextArea
            {...control}
            ref={early}
            rows={2}
            maxLength={MAX_RESTRICTIONS_LENGTH}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <UnderstoodLine restrictions={text} />
      <ChipList role="group" aria-label={restrictions.quick}>
        {Object.entries(restrictions.quickChips).map(([term, label]) => (
          <Chip
            key={term}
            kind="button"
            label={label}
            on={hasTerm(text, term)}
            onToggle={() => write(toggleTerm(text, term))}
          />
        ))}
      </ChipList>
    </div>
  )
}
