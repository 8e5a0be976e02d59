import { CircleCheck, TriangleAlert, X } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { type Notice, noticeRole } from '../../store/notices.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { noticeText } from '../noticeText.js'
import { styled } from '../styled.js'
import { color, radius, space } from '../theme.js'
import { Button } from './Button.js'
import { Icon } from './Icon.js'
import { IconButton } from './IconButton.js'
import { Text } from './Text.js'
import { TextArea } from './TextArea.js'

const Shelf = styled('div')`
  position: sticky;
  inset-block-start: ${space.s};
  z-index: 2;
  inline-size: min(720px, 100%);
  margin-inline: auto;
  padding-inline: ${space.l};
`

const Box = styled('div')`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space.m};
  margin-block-start: ${space.s};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.l};
  border: 1px solid;
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
  color: ${color('good')};
  &[role='alert'] {
    color: ${color('danger')};
  }
  & button {
    color: ${color('muted')};
  }
  & textarea {
    grid-column: 1 / -1;
    block-size: 160px;
  }
`

const More = styled(Button)`
  margin-block-start: ${space.s};
`

function NoticeBox({ notice }: { notice: Notice }) {
  const messages = useMessages()
  const { dismissNotice } = usePlannerActions()
  const role = noticeRole(notice.code)
  return (
    <Box role={role}>
      <Icon of={role === 'alert' ? TriangleAlert : CircleCheck} size={20} />
      <Text>{noticeText(messages, notice)}</Text>
      <IconButton
        icon={X}
        variant="quiet"
        aria-label={messages.notices.dismiss}
        onClick={({ currentTarget }) => {
          // The button disappears with the notice, and the focus would leave the widget.
          currentTarget.closest('section')?.focus({ preventScroll: true })
          dismissNotice(notice.id)
        }}
      />
      {notice.code === 'plan-copy-refused' && (
        <TextArea readOnly aria-label={messages.notices.planTextLabel} value={notice.text} />
      )}
    </Box>
  )
}

/** The notices that a newer one has covered, behind their number. */
function OlderNotices({ notices }: { notices: readonly Notice[] }) {
  const { more } = useMessages().notices
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <More aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {more(notices.length)}
      </More>
      {isOpen && notices.map((notice) => <NoticeBox key={notice.id} notice={notice} />)}
    </>
  )
}

/** What other sites would say in alerts that block the page. Only the newest is open, so that a phone shows the plan. */
export function Notices() {
  const notices = usePlanner((state) => state.notices)
  const [newest, ...older] = [...notices].reverse()
  if (!newest) return null
  return (
    <Shelf>
      <NoticeBox key={newest.id} notice={newest} />
      {older.length > 0 && <OlderNotices notices={older} />}
    </Shelf>
  )
}
