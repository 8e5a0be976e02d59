import { useMessages } from '../../messages/MessagesContext.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import type { RestrictionsReading } from './useRestrictionsReading.js'

/** Reserves room for two lines, so that nothing below moves while the visitor types. */
const Lines = styled('div')`
  min-block-size: 44px;
  margin: ${space.xs} 0 ${space.s};
`

type UnderstoodLineProps = Pick<RestrictionsReading, 'understood' | 'notApplied' | 'partlyApplied'>

/** Says what the reader understood of the restrictions text, and which words it did not understand. */
export function UnderstoodLine({ understood, notApplied, partlyApplied }: UnderstoodLineProps) {
  const messages = useMessages().profile.restrictions
  const hasNothing = understood.length + notApplied.length + partlyApplied.length === 0
  return (
    <Lines role="status">
      {hasNothing && (
        <Text size="small" tone="muted">
          {messages.hint}
        </Text>
      )}
      {understood.length > 0 && (
        <Text size="small" tone="good" strong>
          {messages.understood(understood)}
        </Text>
      )}
      {partlyApplied.length > 0 && (
        <Text size="small" tone="danger" strong>
          {messages.partlyApplied(partlyApplied)}
        </Text>
      )}
      {notApplied.length > 0 && (
        <Text size="small" tone="danger" strong>
          {messages.notUnderstood(notApplied)}
        </Text>
      )}
    </Lines>
  )
}
