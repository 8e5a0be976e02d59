import type { Context } from 'hono'
import { DeliveryServiceError } from '../delivery/deliveryService.js'
import { HttpFailure } from '../http/httpFailure.js'
import type { ServerEnv } from '../http/serverEnv.js'
import type { Log } from '../log.js'

/**
 * Throws what the visitor reads of a delivery call that failed. If the delivery service failed, the operator's log has
 * the reason.
 * @param toFailure maps the call's own errors, and returns any other as it is.
 */
export function throwDeliveryFailure(
  error: unknown,
  context: Context<ServerEnv>,
  log: Log,
  toFailure: (error: unknown) => unknown,
): never {
  if (!(error instanceof DeliveryServiceError)) throw toFailure(error)
  log({ event: 'delivery-failure', requestId: context.get('requestId'), code: error.code })
  const text = 'The delivery service did not answer. Try again in a few minutes.'
  throw new HttpFailure(502, { error: text }, {}, 'delivery-service')
}
