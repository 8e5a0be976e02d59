import { useRef } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { Field } from '../parts/Field.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { ChipField } from './ChipField.js'
import { RestrictionsText } from './RestrictionsText.js'
import { hasTerm, toggleTerm } from './restrictionTerms.js'
import type { ReadRestrictions } from './useRestrictionsReading.js'

/** Reserves room for two lines, so that nothing below moves while the visitor types. */
const Lines = styled('div')`
  min-block-size: 40px;
`

interface RestrictionsFieldProps {
  readonly text: string
  readonly read: ReadRestrictions | null
  readonly isTooLong: boolean
  readonly onWrite: (text: string, isTyped?: boolean) => void
  /** The chips that the text stands for, in whatever words. */
  readonly meant: ReadonlySet<string>
  /** Removes from the text what a chip stands for. */
  readonly onTakeOut: (term: string) => void
}

/**
 * "Dietary restrictions": a free text, what we understood of it, chips that write into it, and the box to tick if the
 * visitor has to check labels.
 */
export function RestrictionsField({
  text,
  read,
  meant,
  isTooLong,
  onWrite,
  onTakeOut,
}: RestrictionsFieldProps) {
  const { labels, errors, optional, restrictions } = useMessages().profile
  // Several answers typed before the scripts loaded can arrive before the next render.
  const newest = useRef(text)
  newest.current = text
  const write = (next: string, isTyped?: boolean) => {
    newest.current = next
    onWrite(next, isTyped)
  }
  const isOn = (term: string) => hasTerm(newest.current, term) || meant.has(term)
  const toggle = (term: string) => {
    if (meant.has(term)) onTakeOut(term)
    else write(toggleTerm(newest.current, term))
  }
  return (
    <Stack gap="s">
      <Field
        label={labels.dietaryRestrictions}
        optional={optional}
        error={isTooLong ? errors.dietaryRestrictions : undefined}
        errorRole="status"
      >
        {(control) => <RestrictionsText {...control} value={text} onWrite={(next) => write(next, true)} />}
      </Field>
      <Lines role="status">
        {read ? (
          <read.parts.UnderstoodLine {...read} />
        ) : (
          <Text size="small" tone="muted">
            {restrictions.hint}
          </Text>
        )}
      </Lines>
      {read && <read.parts.LabelCheckTick reading={read.reading} text={text} />}
      <ChipField
        sign="with"
        aria-label={restrictions.quick}
        chips={restrictions.quickChips}
        isOn={isOn}
        onToggle={toggle}
      />
    </Stack>
  )
}
