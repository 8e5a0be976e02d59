import type { DeliveryInfo } from 'react-meal-planner/core'

/** The delivery service could not be reached or would not take the call; the same call may work later. */
export class DeliveryProviderError extends Error {
  override readonly name = 'DeliveryProviderError'
}

/**
 * Who delivers. Both calls carry our subscription id, which must serve the service as its idempotency key: after a crash or
 * a failure the same call is made again.
 */
export interface DeliveryProvider {
  /** What the operator knows it by. */
  readonly name: string
  /** @throws {DeliveryProviderError} when the subscription was not taken. */
  subscribe(subscriptionId: string, deliveryInfo: DeliveryInfo): Promise<void>
  /** @throws {DeliveryProviderError} when the subscription goes on. */
  cancel(subscriptionId: string): Promise<void>
}

/** Leaves it at our own record: nobody is told, nothing is charged or ordered. */
export const recordProvider: DeliveryProvider = {
  name: 'record',
  subscribe: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
}
