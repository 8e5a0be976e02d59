import styled from '@emotion/styled'
import { CircleCheck, TriangleAlert, X } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { type Notice, noticeRole } from '../../store/notices.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { noticeText } from '../noticeText.js'
import { color, focusRing, radius, space, TOUCH_TARGET, text } from '../theme.js'
import { Icon } from './Icon.js'

const Stack = styled.div`
  position: sticky;
  inset-block-start: ${space.s};
  z-index: 2;
  display: grid;
  gap: ${space.s};
  inline-size: min(720px, 100%);
  margin-inline: auto;
  padding-inline: ${space.l};
`

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space.m};
  margin-block-start: ${space.s};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.l};
  border: 1px solid ${color('good')};
  border-radius: ${radius.card};
  color: ${color('ink')};
  background: ${color('surface')};
  box-shadow: ${color('shadow')};
  &[role='alert'] {
    border-color: ${color('danger')};
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color('good')};
  }
  &[role='alert'] > svg {
    color: ${color('danger')};
  }
`

const Words = styled.p`
  margin: 0;
  padding-block: ${space.s};
  font-size: ${text.body};
  line-height: 1.5;
`

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${TOUCH_TARGET};
  block-size: ${TOUCH_TARGET};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  color: ${color('muted')};
  background: transparent;
  cursor: pointer;
  & svg {
    inline-size: 18px;
    block-size: 18px;
  }
  ${focusRing}
`

const PlanText = styled.textarea`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: 160px;
  margin: 0 0 ${space.s};
  padding: ${space.s};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  font: inherit;
  font-size: ${text.small};
  color: inherit;
  background: ${color('canvas')};
  ${focusRing}
`

function NoticeBox({ notice }: { notice: Notice }) {
  const messages = useMessages()
  const { dismissNotice } = usePlannerActions()
  const role = noticeRole(notice.code)
  return (
    <Box role={role}>
      {role === 'alert' ? <Icon of={TriangleAlert} /> : <Icon of={CircleCheck} />}
      <Words>{noticeText(messages, notice)}</Words>
      <Dismiss type="button" aria-label={messages.notices.dismiss} onClick={() => dismissNotice(notice.id)}>
        <Icon of={X} />
      </Dismiss>
      {notice.code === 'plan-copy-refused' && (
        <PlanText readOnly aria-label={messages.notices.planTextLabel} value={notice.text} />
      )}
    </Box>
  )
}

/** What the widget has to say, where other sites would block the page with an alert. */
export function Notices() {
  const notices = usePlanner((state) => state.notices)
  if (notices.length === 0) return null
  return (
    <Stack>
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} />
      ))}
    </Stack>
  )
}
