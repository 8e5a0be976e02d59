import { CoreError } from '../core/CoreError.js'

/** The reason that a failure gives. An error of the core can give it in any language. */
export type NoticeDetail = string | CoreError | null

/** What a notice says, as data. The words come from the messages catalogue. */
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

interface NoticeKind {
  /** What the notice is about. A new notice replaces the one before it on the same topic. */
  readonly topic: 'plan' | 'sharing' | 'printing' | 'cart' | 'subscription' | 'order'
  /** An `alert` tells of a problem and interrupts a screen reader; a `status` waits its turn. */
  readonly role: 'alert' | 'status'
}

const KINDS: Readonly<Record<NoticeCode, NoticeKind>> = {
  'plan-fallback': { topic: 'plan', role: 'status' },
  'plan-failed': { topic: 'plan', role: 'alert' },
  'part-not-loaded': { topic: 'plan', role: 'alert' },
  'plan-copied': { topic: 'sharing', role: 'status' },
  'plan-copy-refused': { topic: 'sharing', role: 'alert' },
  'print-blocked': { topic: 'printing', role: 'alert' },
  'cart-filled': { topic: 'cart', role: 'status' },
  'cart-failed': { topic: 'cart', role: 'alert' },
  subscribed: { topic: 'subscription', role: 'status' },
  'subscribe-failed': { topic: 'subscription', role: 'alert' },
  'subscription-cancelled': { topic: 'subscription', role: 'status' },
  'subscription-kept': { topic: 'subscription', role: 'alert' },
  'order-placed': { topic: 'order', role: 'status' },
  'order-failed': { topic: 'order', role: 'alert' },
}

export const noticeRole = (code: NoticeCode): NoticeKind['role'] => KINDS[code].role

/** Whether two notices are about the same thing: the newer one then replaces the other. */
export const isSameTopic = (one: NoticeContent, other: NoticeContent) =>
  KINDS[one.code].topic === KINDS[other.code].topic

/** The reason that a failure gives, for a notice to pass on; null where it gives none. */
export function detailOf(error: unknown): NoticeDetail {
  if (error instanceof CoreError) return error
  return error instanceof Error && error.message !== '' ? error.message : null
}
