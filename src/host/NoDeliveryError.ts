import type { CallProblem } from '../api/apiErrors.js'

/** Nobody takes subscriptions here: the site has no server or handler for them, or a prop that sends is wrong. */
export class NoDeliveryError extends Error {
  override readonly name = 'NoDeliveryError'
  /** What the visitor hears. */
  readonly problem: CallProblem = 'noDelivery'

  constructor() {
    super('Delivery is not available on this site')
  }
}
