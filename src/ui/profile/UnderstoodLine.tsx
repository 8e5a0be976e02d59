import { useMessages } from '../../messages/MessagesContext.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { space } from '../theme.js'
import { useOnDemand } from '../useOnDemand.js'
import { useSettled } from './useSettled.js'

const TYPING_PAUSE_MS = 400

const loadReader = () => import('../planner.chunk.js')
const NOTHING = { understood: [], notUnderstood: [] }

/** Reserves room for two lines, so that nothing below moves while the visitor types. */
const Lines = styled('div')`
  min-block-size: 44px;
  margin: ${space.xs} 0 ${space.s};
`

/** Says what the reader understood of the restrictions text, and which words it did not understand. */
export function UnderstoodLine({ restrictions }: { restrictions: string }) {
  const messages = useMessages().profile.restrictions
  const settled = useSettled(restrictions, TYPING_PAUSE_MS)
  const reader = useOnDemand(loadReader, settled !== '')
  const { understood, notUnderstood } = reader?.readRestrictions(settled) ?? NOTHING
  const hasNothing = understood.length === 0 && notUnderstood.length === 0
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
      {notUnderstood.length > 0 && (
        <Text size="small" tone="danger" strong>
          {messages.notUnderstood(notUnderstood)}
        </Text>
      )}
    </Lines>
  )
}
