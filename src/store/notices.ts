import type { CallProblem } from '../api/apiErrors.js'
import type { CoreError } from '../core/CoreError.js'
import type { PartNotLoadedError } from '../core/PartNotLoadedError.js'
import type { PlanState } from '../core/state/planState.js'

/** The reason of a failure. An error of the core can give it in any language. */
export type NoticeDetail = string | CoreError | { readonly problem: Problem } | null

/** The name of a failure's text. */
type Problem = CallProblem | PartNotLoadedError['problem']

/** The content of a notice, as data. The words come from the messages. */
export type NoticeContent =
  /** A visitor's change of the plan. Its words are not part of the first load. */
  | { readonly code: 'plan-changed'; readonly text: string }
  /** Why a change could not be made. */
  | { readonly code: 'plan-unchanged'; readonly text: string }
  /**
   * By "Generate New Plan", or from other answers, which may rule out dishes that were locked. A locked leftover of a dish
   * that is gone is now cooked.
   */
  | {
      readonly code: 'plan-replaced'
      readonly unlocked: string
      readonly cooked: string
      /** Lines of the list before were ticked. */
      readonly hadTicks: boolean
      /** Amounts of that list were changed. */
      readonly hadAmounts: boolean
    }
  /** By "New Plan". */
  | { readonly code: 'plan-cleared' }
  /** By "Generate New Plan" of a plan that came without answers, or whose answers are not those of the form. */
  | { readonly code: 'answers-needed' }
  /** `change` names what was undone or done again, if it has a name. */
  | { readonly code: 'plan-undone' | 'plan-redone'; readonly change?: string | undefined }
  | { readonly code: 'plan-fallback' }
  /** No day of the plan is the model's. */
  | { readonly code: 'plan-without-ai' }
  | { readonly code: 'plan-partly-ai'; readonly modelDays: number; readonly days: number }
  | { readonly code: 'plan-failed'; readonly detail: NoticeDetail }
  | { readonly code: 'part-not-loaded' }
  /** A download, a share or a print that failed for another reason. */
  | { readonly code: 'failed' }
  | { readonly code: 'plan-copied' }
  | { readonly code: 'plan-copy-refused'; readonly text: string }
  | { readonly code: 'print-blocked' }
  | { readonly code: 'cart-filled'; readonly items: number }
  | { readonly code: 'cart-failed'; readonly detail: NoticeDetail }
  /** With a text if it was an earlier address. Those words come with it, since they load on demand. */
  | { readonly code: 'subscribed'; readonly subscriptionId: string; readonly text?: string }
  /** `isRepeatable`: it may have subscribed without an answer, and the same form does not subscribe twice. */
  | {
      readonly code: 'subscribe-failed'
      readonly detail: NoticeDetail
      readonly isRepeatable?: boolean
    }
  /** `mayBringOrder`: an order of today got no answer. */
  | {
      readonly code: 'subscription-cancelled'
      readonly subscriptionId: string
      readonly mayBringOrder?: boolean | undefined
    }
  /** `isUnconfirmed`: it may be cancelled, without an answer. */
  | {
      readonly code: 'subscription-kept'
      readonly subscriptionId: string
      readonly detail: NoticeDetail
      readonly isUnconfirmed?: boolean
    }
  /** About what is kept, and about a shared plan. The words come with it, since they load on demand. */
  | { readonly code: 'keeping'; readonly text: string }
  | { readonly code: 'shared-plan'; readonly text: string }
  | { readonly code: 'order-placed'; readonly subscriptionId: string }
  /** Today's order has all of this one. */
  | { readonly code: 'order-repeated'; readonly subscriptionId: string }
  /** Every line is ticked or at home. */
  | { readonly code: 'order-empty' }
  /** `isOver`: the subscription no longer exists. */
  | {
      readonly code: 'order-failed'
      readonly subscriptionId: string
      readonly detail: NoticeDetail
      readonly isOver?: boolean
    }

export type NoticeCode = NoticeContent['code']

export type Notice = NoticeContent & {
  readonly id: number
  /** The plan that "Undo" restores. "Undo" is offered while that plan is the latest in the past. */
  readonly undoneBy?: PlanState | null | undefined
  /** What "Undo" does if that is no step of the plan. It is offered as long as the notice shows. */
  readonly goBack?: () => void
}

/** The subject of a notice. A new notice replaces the one before it on the same topic. */
export type NoticeTopic =
  /** The last change of the plan. */
  | 'change'
  /** That the list has nothing to order, which the next change may end. */
  | 'list'
  /** An attempt to make a week. */
  | 'generation'
  /** The week on screen. */
  | 'week'
  /** How that week was made, which the visitor has read once another tab opens. */
  | 'making'
  /** Ends with another tab, too. */
  | 'sharing'
  | 'printing'
  | 'cart'
  | 'order'
  /** A subscription that was made or cancelled. */
  | 'subscription'
  /** An attempt to subscribe. */
  | 'subscribing'
  /** An attempt to cancel. */
  | 'cancelling'
  /** What a browser or a host keeps. */
  | 'keeping'

/** The topics that end when another week shows. */
export const WEEK_TOPICS = [
  'week',
  'making',
  'change',
  'list',
  'sharing',
  'printing',
  'cart',
  'order',
] as const satisfies readonly NoticeTopic[]

interface NoticeKind {
  readonly topic: NoticeTopic
  /** An `alert` reports a problem and interrupts a screen reader; a `status` waits its turn. */
  readonly role: 'alert' | 'status'
}

const KINDS: Readonly<Record<NoticeCode, NoticeKind>> = {
  'plan-changed': { topic: 'change', role: 'status' },
  'plan-unchanged': { topic: 'change', role: 'alert' },
  'plan-replaced': { topic: 'change', role: 'status' },
  'plan-cleared': { topic: 'change', role: 'status' },
  'answers-needed': { topic: 'generation', role: 'status' },
  'plan-undone': { topic: 'change', role: 'status' },
  'plan-redone': { topic: 'change', role: 'status' },
  'plan-fallback': { topic: 'making', role: 'status' },
  'plan-without-ai': { topic: 'making', role: 'status' },
  'plan-partly-ai': { topic: 'making', role: 'status' },
  'plan-failed': { topic: 'generation', role: 'alert' },
  'part-not-loaded': { topic: 'generation', role: 'alert' },
  failed: { topic: 'generation', role: 'alert' },
  'plan-copied': { topic: 'sharing', role: 'status' },
  'plan-copy-refused': { topic: 'sharing', role: 'alert' },
  'print-blocked': { topic: 'printing', role: 'alert' },
  'cart-filled': { topic: 'cart', role: 'status' },
  'cart-failed': { topic: 'cart', role: 'alert' },
  subscribed: { topic: 'subscription', role: 'status' },
  'subscribe-failed': { topic: 'subscribing', role: 'alert' },
  'subscription-cancelled': { topic: 'subscription', role: 'status' },
  'subscription-kept': { topic: 'cancelling', role: 'alert' },
  keeping: { topic: 'keeping', role: 'status' },
  'shared-plan': { topic: 'week', role: 'status' },
  'order-placed': { topic: 'order', role: 'status' },
  'order-repeated': { topic: 'list', role: 'status' },
  'order-empty': { topic: 'list', role: 'status' },
  'order-failed': { topic: 'order', role: 'alert' },
}

export const noticeRole = (code: NoticeCode): NoticeKind['role'] => KINDS[code].role

export const noticeTopic = (code: NoticeCode): NoticeTopic => KINDS[code].topic

/** The number of the subscription that a notice is about. */
export const subscriptionOf = (notice: NoticeContent): string | undefined =>
  'subscriptionId' in notice ? notice.subscriptionId : undefined

const PROBLEMS: Readonly<Record<Problem, true>> = {
  unreachable: true,
  noAnswer: true,
  notSubscribed: true,
  notCancelled: true,
  notOrdered: true,
  noDelivery: true,
  unknownError: true,
  partNotLoaded: true,
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'string' && Object.hasOwn(PROBLEMS, value)

/** What an `ApiError` carries, whose class loads on demand, and a `PartNotLoadedError`. */
const problemOf = (error: unknown): Problem | null =>
  error instanceof Error && 'problem' in error && isProblem(error.problem) ? error.problem : null

/** What to tell of a failure that may be that of a part. */
export const failureNotice = (error: unknown): NoticeContent => ({
  code: problemOf(error) === 'partNotLoaded' ? 'part-not-loaded' : 'failed',
})

/** Recognises it without the class, which loads later, together with all words. */
export const isCoreError = (error: unknown): error is CoreError =>
  error instanceof Error && 'messageIn' in error

/** The reason of a failure, if we have words for it; null for an error that no visitor should read. */
export function knownReason(error: unknown): NoticeDetail {
  if (isCoreError(error)) return error
  const problem = problemOf(error)
  return problem && { problem }
}

/** The reason of a failure whose message is meant for the visitor, such as a server's or a host's; null if it has none. */
export function detailOf(error: unknown): NoticeDetail {
  const reason = knownReason(error)
  if (reason !== null) return reason
  return error instanceof Error && error.message !== '' ? error.message : null
}
