import { Check, CircleAlert } from 'lucide'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { IconText } from '../parts/IconText.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import type { ReadRestrictions } from './useRestrictionsReading.js'

const NO_CHECK = { notApplied: [], partlyApplied: [] }

/** Says what we understood of the restrictions text, which words we did not understand, and why a chip stays ticked. */
export function UnderstoodLine({ reading, kept }: Pick<ReadRestrictions, 'reading' | 'kept'>) {
  const { answers, core, profile } = allMessages(useMessages())
  const { understood, macroStyle, outranked } = reading
  const { notApplied, partlyApplied } = reading.labelCheck ?? NO_CHECK
  const messages = answers.restrictions
  const { hint, quickChips } = profile.restrictions
  const chips: Readonly<Record<string, string>> = { ...core.avoidableFood, ...quickChips }
  const lines = [
    ['good', understood.length > 0 && messages.understood(understood)],
    ['danger', partlyApplied.length > 0 && messages.partlyApplied(partlyApplied)],
    ['danger', notApplied.length > 0 && messages.notUnderstood(notApplied)],
    ['ink', outranked.length > 0 && messages.outranked(macroStyle, outranked)],
    ['ink', kept !== undefined && messages.kept(chips[kept] ?? kept)],
  ] as const
  const shown = lines.filter(([, text]) => text !== false)
  if (shown.length === 0) {
    return (
      <Text size="small" tone="muted">
        {hint}
      </Text>
    )
  }
  return (
    <Stack gap="xs">
      {shown.map(([tone, text]) => (
        <IconText
          key={String(text)}
          icon={tone === 'good' ? Check : CircleAlert}
          size="small"
          tone={tone}
          strong
        >
          {text}
        </IconText>
      ))}
    </Stack>
  )
}
