import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import type { Order } from './plannerServices.js'

/** The open address form, without the typed text. */
export interface DeliveryFormState {
  /** Made once for each opening, so that a repeated submit cannot subscribe twice. */
  readonly idempotencyKey: string
  readonly submitting: boolean
  /** The server's error messages, by field. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** The addresses that were sent under the key and may be subscribed, the last one last. They are never stored. */
  readonly unanswered?: readonly DeliveryInfo[]
  /** The key was kept in an earlier visit or another tab: it may be that of an address which nobody here knows. */
  readonly isKept?: true
  /** Another tab has sent it, and may still wait for its answer. */
  readonly isElsewhere?: true
  /** The address for which such a key was taken by another. If it is sent once more, it gets a new key. */
  readonly refused?: DeliveryInfo
}

/** Where the visitor finishes an order. It is for one list: a changed list makes it void. */
export interface Checkout {
  readonly order: Order
  readonly url: string
}
