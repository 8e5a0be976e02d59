import { useId } from 'react'
import { MAX_RESTRICTIONS_LENGTH } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { ChipButton } from '../parts/ChipButton.js'
import { ChipList } from '../parts/ChipList.js'
import { Field } from '../parts/Field.js'
import { TextArea } from '../parts/TextArea.js'
import { VisuallyHidden } from '../parts/VisuallyHidden.js'
import { hasTerm, QUICK_RESTRICTIONS, toggleTerm } from './restrictionTerms.js'
import { UnderstoodLine } from './UnderstoodLine.js'

/** "Dietary restrictions": free text, what was understood of it, and chips that write into it. */
export function RestrictionsField() {
  const { labels, optional, restrictions } = useMessages().profile
  const text = usePlanner((state) => state.draft.dietaryRestrictions)
  const { editProfile } = usePlannerActions()
  const quickId = useId()
  const write = (next: string) => {
    if (next.length <= MAX_RESTRICTIONS_LENGTH) editProfile({ dietaryRestrictions: next })
  }
  return (
    <div>
      <Field label={labels.dietaryRestrictions} optional={optional}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={MAX_RESTRICTIONS_LENGTH}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <UnderstoodLine restrictions={text} />
      <VisuallyHidden id={quickId}>{restrictions.quick}</VisuallyHidden>
      <ChipList role="group" aria-labelledby={quickId}>
        {QUICK_RESTRICTIONS.map((term) => (
          <ChipButton
            key={term}
            label={restrictions.quickChips[term]}
            pressed={hasTerm(text, term)}
            onClick={() => write(toggleTerm(text, term))}
          />
        ))}
      </ChipList>
    </div>
  )
}
