import type { DeliveryInfo } from 'react-meal-planner/core'
import type { OrderResponse } from '../../src/contract/calls.js'
import type { VariableShape, Variables } from '../config/parseVariables.js'

/** The delivery service did not answer or refused the call. The same call may work later. */
export class DeliveryServiceError extends Error {
  override readonly name = 'DeliveryServiceError'
  /** Why, in one word of ours for the log. */
  readonly code: string

  constructor(message: string, code = 'NO_ANSWER') {
    super(message)
    this.code = code
  }
}

/** One line of an order, in the words of the catalogue. */
export interface OrderLine {
  readonly foodId: string
  readonly name: string
  /** How many of `unit`. Loose food comes in quarter pounds, on a list that is scaled down also in ounces: 1/16 `lb`. */
  readonly quantity: number
  readonly unit: string
  /** The shop's article number. */
  readonly sku?: string | undefined
}

/**
 * Who delivers. The service must take our ids as its idempotency keys: after a crash or a failure we make the same call
 * again, as soon as the visitor does.
 */
export interface DeliveryService {
  /** One sentence for the operator, shown at the start: what happens to subscriptions and orders. */
  readonly summary: string
  /** The service is not told about subscriptions, so each is active as soon as it is stored. */
  readonly recordsSubscriptions?: true
  /** The service is not told about orders, so each is placed as soon as it is stored. */
  readonly recordsOrders?: true
  /** @throws {DeliveryServiceError} when the service did not take the subscription. */
  subscribe(subscriptionId: string, deliveryInfo: DeliveryInfo): Promise<void>
  /**
   * Ends a subscription. Resolves too for one that the service never took.
   * @throws {DeliveryServiceError} when the service goes on delivering.
   */
  cancel(subscriptionId: string): Promise<void>
  /**
   * Places an order, or returns the address of the page where the visitor finishes it.
   * @throws {DeliveryServiceError} when the service did not take the order.
   */
  order(orderId: string, lines: readonly OrderLine[]): Promise<OrderResponse>
}

/** How the environment sets up a delivery provider. */
export interface DeliveryProviderSetup {
  /** The environment variables that only this provider reads. */
  readonly variables: VariableShape
  /** @throws {ConfigError} when a variable it needs is not set. */
  create(variables: Variables): DeliveryService
}
