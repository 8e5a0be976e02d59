import type { CallProblem } from '../api/apiErrors.js'

/** Nobody handles subscriptions here: the site has no server or handler for them. */
export class NoDeliveryError extends Error {
  override readonly name = 'NoDeliveryError'
  /** The name of the visitor's text. */
  readonly problem: CallProblem = 'noDelivery'

  constructor() {
    super('Delivery is not available on this site')
  }
}
