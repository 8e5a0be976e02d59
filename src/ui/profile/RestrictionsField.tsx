import { MAX_RESTRICTIONS_LENGTH } from '../../core/profile.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Chip, ChipList } from '../parts/Chip.js'
import { Field } from '../parts/Field.js'
import { Stack } from '../parts/Stack.js'
import { ConfirmBox } from './ConfirmBox.js'
import { RestrictionsText } from './RestrictionsText.js'
import { hasTerm, toggleTerm } from './restrictionTerms.js'
import { UnderstoodLine } from './UnderstoodLine.js'
import { useRestrictionsReading } from './useRestrictionsReading.js'

/**
 * "Dietary restrictions": a free text, what the reader understood of it, chips that write into it and, where labels
 * have to be checked, the box that says so.
 */
export function RestrictionsField() {
  const { labels, optional, restrictions, confirm } = useMessages().profile
  const text = usePlanner((state) => state.draft.dietaryRestrictions)
  const { editProfile } = usePlannerActions()
  const { labelCheck, ...reading } = useRestrictionsReading(text)
  const write = (next: string) => {
    if (next.length <= MAX_RESTRICTIONS_LENGTH) editProfile({ dietaryRestrictions: next })
  }
  return (
    <div>
      <Field label={labels.dietaryRestrictions} optional={optional}>
        {(control) => <RestrictionsText {...control} value={text} onWrite={write} />}
      </Field>
      <UnderstoodLine {...reading} />
      <Stack>
        {labelCheck && (
          <ConfirmBox
            confirmation="checkLabels"
            isOutdated={reading.text !== text}
            text={
              labelCheck.notApplied.length + labelCheck.partlyApplied.length > 0
                ? confirm.notApplied(labelCheck.notApplied, labelCheck.partlyApplied)
                : confirm.leftOut(labelCheck.leftOut)
            }
          />
        )}
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
      </Stack>
    </div>
  )
}
