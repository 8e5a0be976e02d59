import { CoreError } from '../core/CoreError.js'

/** What a failure says of itself; an error of the core can say it in any language. */
export type NoticeDetail = string | CoreError | null

/**
 * What a notice says, as data; the words come from the messages catalogue. `alert` notices tell of problems,
 * `status` notices of everything else.
 */
export type NoticeContent =
  | { readonly code: 'plan-fallback' }
  | { readonly code: 'plan-failed'; readonly detail: NoticeDetail }
  | { readonly code: 'part-not-loaded' }
  | { readonly code: 'plan-copied' }
  | { readonly code: 'plan-copy-refused'; readonly text: string }
  | { readonly code: 'print-blocked' }
  | { readonly code: 'cart-filled'; readonly items: number }
  | { readonly code: 'cart-failed'; readonly detail: NoticeDetail }
  | { readonly code: 'subscribed'; readonly subscriptionId: string }
  | { readonly code: 'subscribe-failed'; readonly detail: NoticeDetail }
  | { readonly code: 'subscription-cancelled' }
  | { readonly code: 'subscription-kept'; readonly detail: NoticeDetail }
  | { readonly code: 'order-placed' }
  | { readonly code: 'order-failed'; readonly detail: NoticeDetail }

export type NoticeCode = NoticeContent['code']

export type Notice = NoticeContent & { readonly id: number }

const PROBLEMS: ReadonlySet<NoticeCode> = new Set([
  'plan-failed',
  'part-not-loaded',
  'plan-copy-refused',
  'print-blocked',
  'cart-failed',
  'subscribe-failed',
  'order-failed',
  'subscription-kept',
])

/** Problems interrupt a screen reader, the rest waits its turn. */
export const noticeRole = (code: NoticeCode): 'alert' | 'status' => (PROBLEMS.has(code) ? 'alert' : 'status')

/** What a failure says of itself, for a notice to pass on. */
export function detailOf(error: unknown): NoticeDetail {
  if (error instanceof CoreError) return error
  return error instanceof Error && error.message !== '' ? error.message : null
}

/** Codes of one matter begin alike; what is left is about making the plan. */
const topicOf = ({ code }: NoticeContent) => /^(plan-c|print|cart|subscri|order)/.exec(code)?.[1]

/** Whether two notices are of one matter: the newer one then takes the place of the other. */
export const isSameTopic = (one: NoticeContent, other: NoticeContent) => topicOf(one) === topicOf(other)
