import { useMessages } from '../../../messages/MessagesContext.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { NoticeDetail } from '../../../store/notices.js'

/** The words for a change that could not be made. */
export function useRefusalText(): (detail: NoticeDetail) => string {
  const { mergeWithHost, notices } = useMessages()
  const { change } = usePlanMessages().plan
  return (detail) => {
    if (detail === null) return change.failed
    if (typeof detail === 'string') return detail
    return 'messageIn' in detail
      ? detail.messageIn((core) => mergeWithHost({ core }).core)
      : notices[detail.problem]
  }
}
