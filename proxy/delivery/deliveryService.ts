import type { DeliveryInfo } from 'react-meal-planner/core'
import type { VariableShape, Variables } from '../config/parseVariables.js'

/** The delivery service did not answer or refused the call. The same call may work later. */
export class DeliveryServiceError extends Error {
  override readonly name = 'DeliveryServiceError'
}

/**
 * Who delivers. The service must take our subscription id as its idempotency key: after a crash or a failure we make the
 * same call again.
 */
export interface DeliveryService {
  /** One sentence for the operator, shown at the start: what becomes of a subscription. */
  readonly summary: string
  /** Nobody is told of a subscription, so that it is active as soon as it is stored. */
  readonly recordsOnly?: true
  /** @throws {DeliveryServiceError} when the service did not take the subscription. */
  subscribe(subscriptionId: string, deliveryInfo: DeliveryInfo): Promise<void>
  /** @throws {DeliveryServiceError} when the service goes on delivering. */
  cancel(subscriptionId: string): Promise<void>
}

/** How the environment sets up a delivery provider. */
export interface DeliveryProviderSetup {
  /** The environment variables that only this provider reads. */
  readonly variables: VariableShape
  /** @throws {ConfigError} when a variable it needs is not set. */
  create(variables: Variables): DeliveryService
}
