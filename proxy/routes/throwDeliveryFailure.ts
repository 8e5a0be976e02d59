import type { DeliveryServiceError } from '../delivery/deliveryService.js'
import { HttpFailure } from '../http/httpFailure.js'
import type { Log } from '../log.js'

/** The visitor's text for a delivery service that fails. The operator's log has the reason. */
export function deliveryServiceFailure(
  { code }: DeliveryServiceError,
  requestId: string,
  log: Log,
): HttpFailure {
  log({ event: 'delivery-failure', requestId, code })
  const error = 'The delivery service did not answer. Try again in a few minutes.'
  return new HttpFailure(502, { error }, {}, 'delivery-service')
}
