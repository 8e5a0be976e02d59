import { CircleCheck, TriangleAlert, X } from 'lucide'
import { Fragment, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { type Notice, noticeRole, noticeTopic } from '../../store/notices.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import { noticeText } from '../noticeText.js'
import { styled } from '../styled.js'
import { color, fromMedium, inLowWindow, radius, space, text } from '../theme.js'
import { Button } from './Button.js'
import { Icon } from './Icon.js'
import { IconButton } from './IconButton.js'
import { Text } from './Text.js'
import { TextArea } from './TextArea.js'

/** The form has no padding of its own. */
const Shelf = styled('div')`
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
  max-inline-size: 1200px;
  margin: 0 auto;
  section > & {
    padding-inline: ${space.l};
  }
  ${inLowWindow} {
    position: static;
  }
  ${fromMedium} {
    position: sticky;
  }
`

/**
 * The text hangs beside the icon and flows below the cross, which takes 32px beyond the padding, so that a long one leaves
 * room for the plan. Containment keeps the buttons inside if the last line has no room for them. Their boxes overlap, so
 * they have no borders, which forced colors would draw.
 */
const Box = styled('div')`
  contain: layout;
  margin-block-start: ${space.s};
  padding: ${space.s} ${space.m};
  padding-inline-start: 36px;
  font-size: ${text.small};
  line-height: 1.4;
  border: 1px solid;
  border-radius: ${radius.card};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
  color: ${color('danger')};
  [role='status'] > & {
    color: ${color('good')};
  }
  &::before {
    float: inline-end;
    inline-size: 36px;
    block-size: ${space.l};
    content: '';
  }
  & > svg {
    position: absolute;
    inset-inline-start: ${space.m};
    block-size: 1.4em;
  }
  & > p {
    display: inline;
    font: inherit;
  }
  & > button {
    position: absolute;
    inset-block-start: -5px;
    inset-inline-end: 0;
    color: ${color('muted')};
  }
  & button {
    border: 0;
  }
  & textarea {
    inline-size: 100%;
    block-size: 160px;
  }
  ${fromMedium} {
    font-size: ${text.body};
  }
`

/** Stays clear of the text, and of the cross, which reaches down to the second line. */
const Steps = styled('div')`
  float: inline-end;
  display: flex;
  margin-block: -12px;
  margin-inline: ${space.xs} 32px;
  & > button {
    padding-inline: ${space.s};
  }
`

/** The notices that were on a screen for so long. */
const said = new WeakSet<Notice>()

/** By then, screen readers know a place that has come with its screen, and the second tap of a double tap is over. */
const KNOWN_MS = 600

interface NoticeBoxProps {
  readonly notice: Notice
  /** The element that had the focus before the notices. */
  readonly before: RefObject<HTMLElement | null>
  /** Whether the place of the notice has been there for a moment. */
  readonly isKnown: boolean
  readonly more?: ReactNode
}

function NoticeBox({ notice, before, isKnown, more }: NoticeBoxProps) {
  const messages = useMessages()
  const { dismissNotice, undo, redo } = usePlannerActions()
  const { goBack, undoneBy } = notice
  const canUndo = usePlanner(({ past }) => goBack || (undoneBy !== undefined && undoneBy === past.at(-1)))
  const canRedo = usePlanner(({ future }) => notice.code === 'plan-undone' && future.length > 0)
  const role = noticeRole(notice.code)
  /**
   * These buttons disappear when they are pressed. Without this, the focus would leave the widget. An undo may also take
   * away what had the focus before, such as the button of a meal that is eaten out.
   */
  const givingFocusBack = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    const widget = event.currentTarget.closest('section')
    const place = before.current?.isConnected ? before.current : widget
    const goOn = place && loadPlannerPart.loaded?.holdFocus({ currentTarget: place })
    place?.focus({ preventScroll: true })
    act()
    // React draws the change before that.
    setTimeout(() => {
      if (place?.isConnected) return
      widget?.focus({ preventScroll: true })
      goOn?.()
    })
  }
  return (
    <Box>
      <Icon of={role === 'alert' ? TriangleAlert : CircleCheck} />
      {/* The words come anew with each notice and when its place is known: the same ones would not be said again. */}
      <Text>
        <Fragment key={isKnown ? notice.id : 0}>{noticeText(messages, notice)}</Fragment>
      </Text>
      <Steps>
        {more}
        {canUndo && (
          <Button variant="quiet" onClick={givingFocusBack(goBack ?? undo)}>
            {messages.notices.undo}
          </Button>
        )}
        {canRedo && (
          <Button variant="quiet" onClick={givingFocusBack(redo)}>
            {messages.notices.redo}
          </Button>
        )}
      </Steps>
      <IconButton
        icon={X}
        variant="quiet"
        aria-label={messages.notices.dismiss}
        onClick={
          // A second tap on "New Plan" lands here. It must not take the only "Undo" away.
          isKnown || !canUndo ? givingFocusBack(() => dismissNotice(notice.id)) : undefined
        }
      />
      {notice.code === 'plan-copy-refused' && (
        <TextArea readOnly aria-label={messages.notices.planTextLabel} value={notice.text} />
      )}
    </Box>
  )
}

/**
 * The notices. They never block the page as alerts do. Only the newest is open, so that the plan stays visible on a
 * phone. The place of a status is always there, because screen readers may miss the text of one that appears together
 * with it. Another screen has a place of its own, whose text comes once more when the place is known. An alert is said
 * when it appears, and is none on the next screen.
 */
export function Notices() {
  const { more } = useMessages().notices
  const notices = usePlanner((state) => state.notices)
  const [isOpen, setIsOpen] = useState(false)
  const before = useRef<HTMLElement>(null)
  const [newest, ...older] = [...notices].reverse()
  const moreButton = older.length > 0 && (
    <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      <bdi>{more(older.length)}</bdi>
    </Button>
  )
  const role = newest && noticeRole(newest.code)
  const [old] = useState(newest && said.has(newest) && newest)
  const [isKnown, setIsKnown] = useState(role !== 'status' || newest === old)
  useEffect(() => {
    const timer = setTimeout(setIsKnown, KNOWN_MS, true)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isKnown && newest) said.add(newest)
  }, [isKnown, newest])
  const open = newest && (
    <NoticeBox
      key={noticeTopic(newest.code)}
      notice={newest}
      before={before}
      isKnown={isKnown}
      more={moreButton}
    />
  )
  return (
    <Shelf
      data-notices={newest && ''}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget
      }}
    >
      <div role="status">{role === 'status' && open}</div>
      {role === 'alert' && <div role={newest === old ? undefined : role}>{open}</div>}
      {isOpen &&
        older.map((notice) => (
          <div key={notice.id} role={noticeRole(notice.code)}>
            <NoticeBox notice={notice} before={before} isKnown={isKnown} />
          </div>
        ))}
    </Shelf>
  )
}
