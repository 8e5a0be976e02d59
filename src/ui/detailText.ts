import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { NoticeDetail } from '../store/notices.js'

type DetailMessages = Pick<WidgetMessages, 'notices' | 'mergeWithHost'>

/** The words for the reason of a failure; null if it gives none. */
export function detailText(detail: NoticeDetail, { notices, mergeWithHost }: DetailMessages): string | null {
  if (detail === null || typeof detail === 'string') return detail
  if ('messageIn' in detail) return detail.messageIn((core) => mergeWithHost({ core }).core)
  return notices[detail.problem]
}
