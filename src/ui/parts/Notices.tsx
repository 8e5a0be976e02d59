import { CircleCheck, TriangleAlert, X } from 'lucide'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { type Notice, noticeRole, noticeTopic } from '../../store/notices.js'
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
  z-index: 5;
  max-inline-size: 1200px;
  margin: ${space.m} auto 0;
  /* On the form, which has no padding of its own. */
  section > & {
    padding-inline: ${space.l};
  }
`

const Box = styled('div')`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  gap: ${space.s};
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
  & > button {
    color: ${color('muted')};
  }
  & textarea {
    grid-column: 1 / -1;
    block-size: 160px;
  }
`

const Steps = styled('div')`
  display: flex;
  & > button {
    padding-inline: ${space.s};
  }
`

function NoticeBox({ notice, more }: { notice: Notice; more?: ReactNode }) {
  const messages = useMessages()
  const { dismissNotice, undo, redo } = usePlannerActions()
  const canUndo = usePlanner(({ past }) => notice.undoneBy !== undefined && notice.undoneBy === past.at(-1))
  const canRedo = usePlanner(({ future }) => notice.code === 'plan-undone' && future.length > 0)
  const role = noticeRole(notice.code)
  /** The buttons disappear with what they change, and the focus would leave the widget. */
  const keepingFocus = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('section')?.focus({ preventScroll: true })
    act()
  }
  return (
    <Box role={role}>
      <Icon of={role === 'alert' ? TriangleAlert : CircleCheck} size={20} />
      <Text>{noticeText(messages, notice)}</Text>
      <Steps>
        {more}
        {canUndo && (
          <Button variant="quiet" onClick={keepingFocus(undo)}>
            {messages.notices.undo}
          </Button>
        )}
        {canRedo && (
          <Button variant="quiet" onClick={keepingFocus(redo)}>
            {messages.notices.redo}
          </Button>
        )}
      </Steps>
      <IconButton
        icon={X}
        variant="quiet"
        aria-label={messages.notices.dismiss}
        onClick={keepingFocus(() => dismissNotice(notice.id))}
      />
      {notice.code === 'plan-copy-refused' && (
        <TextArea readOnly aria-label={messages.notices.planTextLabel} value={notice.text} />
      )}
    </Box>
  )
}

/** What other sites would say in alerts that block the page. Only the newest is open, so that a phone shows the plan. */
export function Notices() {
  const { more } = useMessages().notices
  const notices = usePlanner((state) => state.notices)
  const [isOpen, setIsOpen] = useState(false)
  const [newest, ...older] = [...notices].reverse()
  if (!newest) return null
  const moreButton = older.length > 0 && (
    <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {more(older.length)}
    </Button>
  )
  return (
    <Shelf>
      <NoticeBox key={noticeTopic(newest.code)} notice={newest} more={moreButton} />
      {isOpen && older.map((notice) => <NoticeBox key={notice.id} notice={notice} />)}
    </Shelf>
  )
}
