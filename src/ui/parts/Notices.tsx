import { CircleCheck, TriangleAlert, X } from 'lucide'
import { Fragment, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.js'
import { type Notice, noticeRole, noticeTopic } from '../../store/notices.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { loadPlannerPart } from '../loadPlannerPart.js'
import { noticeText } from '../noticeText.js'
import { Button } from './Button.js'
import { Icon } from './Icon.js'
import { IconButton } from './IconButton.js'
import { Box, Shelf, Steps } from './noticeParts.js'
import { Text } from './Text.js'
import { TextArea } from './TextArea.js'

/** The notices that were on a screen for so long. */
const said = new WeakSet<Notice>()

/** By then, screen readers know a place that has come with its screen, and the second tap of a double tap is over. */
const KNOWN_MS = 600

/** One that a newer one covers sooner was not said. */
const SAID_MS = 150

/** Selects a text that the browser did not copy, so that the visitor can. */
function selectText(area: HTMLTextAreaElement | null) {
  area?.focus({ preventScroll: true })
  area?.select()
}

/** A notice with a text to copy. A screen reader that was told of it must not read the whole text at once. */
const isOfText = (notice: Notice) => notice.code === 'plan-copy-refused'

interface NoticeBoxProps {
  readonly notice: Notice
  /** Whether it was said before, and only shows again. */
  readonly isOld?: boolean
  /** The element that had the focus before the notices. */
  readonly before: RefObject<HTMLElement | null>
  /** Whether the place of the notice has been there for a moment. */
  readonly isKnown: boolean
  readonly more?: ReactNode
}

function NoticeBox({ notice, isOld = false, before, isKnown, more }: NoticeBoxProps) {
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
      <Text role={isOfText(notice) && !isOld ? role : undefined}>
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
        <TextArea
          ref={isOld ? undefined : selectText}
          readOnly
          aria-label={messages.notices.planTextLabel}
          value={notice.text}
        />
      )}
    </Box>
  )
}

/**
 * The notices. They never block the page as alerts do. Only the newest is open, so that the plan stays visible on a
 * phone. The place of a status is always there, because screen readers may miss the text of one that appears together
 * with it. Another screen has a place of its own, whose text comes once more when the place is known. One that was said
 * and shows again, on another screen or because a newer one is gone, is in no such place and is no alert.
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
  const wasSaid = newest !== undefined && said.has(newest)
  const [shown, setShown] = useState({ newest, isOld: wasSaid })
  if (shown.newest !== newest) setShown({ newest, isOld: wasSaid })
  const { isOld } = shown
  const [isKnown, setIsKnown] = useState(role !== 'status' || isOld)
  useEffect(() => {
    const timer = setTimeout(setIsKnown, KNOWN_MS, true)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isKnown || !newest) return
    const timer = setTimeout(() => said.add(newest), SAID_MS)
    return () => clearTimeout(timer)
  }, [isKnown, newest])
  const open = newest && (
    <NoticeBox
      key={noticeTopic(newest.code)}
      notice={newest}
      isOld={isOld}
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
      <div role="status" data-kind="status">
        {role === 'status' && !isOld && open}
      </div>
      {newest && (role === 'alert' || isOld) && (
        <div role={isOld || isOfText(newest) ? undefined : role} data-kind={role}>
          {open}
        </div>
      )}
      {isOpen &&
        older.map((notice) => (
          <div
            key={notice.id}
            role={isOfText(notice) ? undefined : noticeRole(notice.code)}
            data-kind={noticeRole(notice.code)}
          >
            <NoticeBox notice={notice} isOld before={before} isKnown={isKnown} />
          </div>
        ))}
    </Shelf>
  )
}
