/**
 * What a notice says, as data; the words come from the messages catalogue. `alert` notices tell of problems,
 * `status` notices of everything else.
 */
export type NoticeContent =
  | { readonly code: 'plan-fallback' }
  | { readonly code: 'plan-failed'; readonly detail: string | null }
  | { readonly code: 'part-not-loaded' }
  | { readonly code: 'plan-copied' }
  | { readonly code: 'plan-copy-refused'; readonly text: string }
  | { readonly code: 'print-blocked' }
  | { readonly code: 'cart-filled'; readonly items: number }
  | { readonly code: 'cart-failed'; readonly detail: string | null }
  | { readonly code: 'subscribed'; readonly subscriptionId: string }
  | { readonly code: 'subscribe-failed'; readonly detail: string | null }
  | { readonly code: 'subscription-cancelled' }
  | { readonly code: 'cancel-failed'; readonly detail: string | null }
  | { readonly code: 'order-placed' }
  | { readonly code: 'order-failed'; readonly detail: string | null }

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
  'cancel-failed',
])

/** Problems interrupt a screen reader, the rest waits its turn. */
export const noticeRole = (code: NoticeCode): 'alert' | 'status' => (PROBLEMS.has(code) ? 'alert' : 'status')

/** What a notice is about: a new one takes the place of what was said of the same matter before. */
const TOPICS: Readonly<Record<NoticeCode, string>> = {
  'plan-fallback': 'plan',
  'plan-failed': 'plan',
  'part-not-loaded': 'plan',
  'plan-copied': 'share',
  'plan-copy-refused': 'share',
  'print-blocked': 'print',
  'cart-filled': 'cart',
  'cart-failed': 'cart',
  subscribed: 'delivery',
  'subscribe-failed': 'delivery',
  'subscription-cancelled': 'delivery',
  'cancel-failed': 'delivery',
  'order-placed': 'order',
  'order-failed': 'order',
}

export const isSameTopic = (one: NoticeContent, other: NoticeContent) =>
  TOPICS[one.code] === TOPICS[other.code]
