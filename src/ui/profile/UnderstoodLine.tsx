import { Check, CircleAlert } from 'lucide'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { IconText } from '../parts/IconText.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import type { RestrictionsReading } from './readRestrictionsText.js'

type UnderstoodLineProps = Pick<RestrictionsReading, 'understood' | 'notApplied' | 'partlyApplied'>

/** Says what we understood of the restrictions text, and which words we did not understand. */
export function UnderstoodLine({ understood, notApplied, partlyApplied }: UnderstoodLineProps) {
  const { answers, profile } = allMessages(useMessages())
  const messages = answers.restrictions
  const faults = [
    partlyApplied.length > 0 && messages.partlyApplied(partlyApplied),
    notApplied.length > 0 && messages.notUnderstood(notApplied),
  ].filter((fault) => fault !== false)
  if (understood.length + faults.length === 0) {
    return (
      <Text size="small" tone="muted">
        {profile.restrictions.hint}
      </Text>
    )
  }
  return (
    <Stack gap="xs">
      {understood.length > 0 && (
        <IconText icon={Check} size="small" tone="good" strong>
          {messages.understood(understood)}
        </IconText>
      )}
      {faults.map((fault) => (
        <IconText icon={CircleAlert} key={fault} size="small" tone="danger" strong>
          {fault}
        </IconText>
      ))}
    </Stack>
  )
}
