import { useMessages } from '../../../messages/MessagesContext.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { NoticeDetail } from '../../../store/notices.js'
import { detailText } from '../../detailText.js'

/** The words for a change that could not be made. */
export function useRefusalText(): (detail: NoticeDetail) => string {
  const messages = useMessages()
  const { change } = usePlanMessages().plan
  return (detail) => detailText(detail, messages) ?? change.failed
}
