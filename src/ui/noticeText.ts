import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { NoticeContent, NoticeDetail } from '../store/notices.js'
import { detailText } from './detailText.js'

type NoticeMessages = Pick<WidgetMessages, 'notices' | 'widget' | 'mergeWithHost'>

/** The words of a notice, for the visitor and for the host. */
export function noticeText(messages: NoticeMessages, notice: NoticeContent): string {
  const { notices, widget } = messages
  /** A server's text may end with a period, but the notice adds its own. */
  const reason = (detail: NoticeDetail) =>
    (detailText(detail, messages) ?? notices.unknownError).replace(/[.!?]$/, '')
  switch (notice.code) {
    case 'plan-changed':
    case 'plan-unchanged':
    case 'keeping':
    case 'shared-plan':
      return notice.text
    case 'plan-replaced':
      return notices.planReplaced(notice.unlocked, notice.cooked, notice.hadTicks, notice.hadAmounts)
    case 'plan-cleared':
      return notices.planCleared
    case 'answers-needed':
      return notices.answersNeeded
    case 'plan-undone':
      return notices.planUndone(notice.change)
    case 'plan-redone':
      return notices.planRedone(notice.change)
    case 'plan-fallback':
      return notices.planFallback
    case 'plan-without-ai':
      return notices.planWithoutAi
    case 'plan-partly-ai':
      return notices.planPartlyAi(notice.modelDays, notice.days)
    case 'plan-failed': {
      const detail = detailText(notice.detail, messages)
      return detail === null ? notices.planFailedUnexpectedly : notices.planFailed(detail)
    }
    case 'part-not-loaded':
      return notices.partNotLoaded
    case 'failed':
      return widget.brokenTitle
    case 'plan-copied':
      return notices.planCopied
    case 'plan-copy-refused':
      return notices.planCopyRefused
    case 'print-blocked':
      return notices.printBlocked
    case 'cart-filled':
      return notices.cartFilled(notice.items)
    case 'cart-failed':
      return notices.cartFailed(reason(notice.detail))
    case 'subscribed':
      return notice.text ?? notices.subscribed(notice.subscriptionId)
    case 'subscribe-failed':
      return notices.subscribeFailed(reason(notice.detail), notice.isRepeatable)
    case 'subscription-cancelled':
      return notices.subscriptionCancelled(notice.subscriptionId, notice.mayBringOrder)
    case 'subscription-kept':
      return notices.cancelFailed(notice.subscriptionId, reason(notice.detail), notice.isUnconfirmed)
    case 'order-placed':
      return notices.orderPlaced
    case 'order-repeated':
      return notices.orderRepeated
    case 'order-empty':
      return notices.orderEmpty
    case 'order-failed':
      return notices.orderFailed(reason(notice.detail), notice.isOver)
  }
}
