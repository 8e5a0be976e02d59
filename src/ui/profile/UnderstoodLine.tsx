import styled from '@emotion/styled'
import { useMessages } from '../../messages/MessagesContext.js'
import { color, space, text } from '../theme.js'
import { useOnDemand } from './useOnDemand.js'
import { useSettled } from './useSettled.js'

const TYPING_PAUSE_MS = 400

const loadReader = () => import('../planner.chunk.js')
const NOTHING = { understood: [], notUnderstood: [] }

/** Room for two lines is kept, so that nothing below moves while the visitor types. */
const Lines = styled.div`
  min-block-size: 44px;
  margin: ${space.xs} 0 ${space.s};
  font-size: ${text.small};
  line-height: 1.6;
  color: ${color('muted')};
`

const Line = styled.p`
  margin: 0;
  padding: 0;
  font: inherit;
  color: inherit;
`

const Good = styled(Line)`
  font-weight: 600;
  color: ${color('good')};
`

const Warning = styled(Line)`
  font-weight: 600;
  color: ${color('danger')};
`

/** What was read in the restrictions text, and plainly which words were not. */
export function UnderstoodLine({ restrictions }: { restrictions: string }) {
  const messages = useMessages().profile.restrictions
  const settled = useSettled(restrictions, TYPING_PAUSE_MS)
  const reader = useOnDemand(loadReader, settled !== '')
  const { understood, notUnderstood } = reader?.readRestrictions(settled) ?? NOTHING
  const hasNothing = understood.length === 0 && notUnderstood.length === 0
  return (
    <Lines role="status">
      {hasNothing && <Line>{messages.hint}</Line>}
      {understood.length > 0 && <Good>{messages.understood(understood)}</Good>}
      {notUnderstood.length > 0 && <Warning>{messages.notUnderstood(notUnderstood)}</Warning>}
    </Lines>
  )
}
