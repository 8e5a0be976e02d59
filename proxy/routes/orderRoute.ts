import { Hono } from 'hono'
import { API_PATHS, type OrderResponse } from '../../src/contract/calls.js'
import { orderRequestSchema } from '../../src/contract/requests.js'
import { NO_SUBSCRIPTION } from '../../src/core/delivery/noSubscription.js'
import { KeyReusedError } from '../delivery/keyReusedError.js'
import {
  NoSubscriptionError,
  NotSoldError,
  TooManyOrdersError,
  UnreadableOrderError,
} from '../delivery/orderErrors.js'
import type { Orders } from '../delivery/orders.js'
import { badRequest, HttpFailure, tooManyOrders } from '../http/httpFailure.js'
import { parseIdempotencyKey } from '../http/parseIdempotencyKey.js'
import { parseJson } from '../http/parseJson.js'
import { parseSubscriptionToken } from '../http/parseSubscriptionToken.js'
import type { ServerEnv } from '../http/serverEnv.js'
import { failureEvent, type Log } from '../log.js'
import { throwDeliveryFailure } from './throwDeliveryFailure.js'

const SHAPE =
  'The body must be {"subscriptionId": "…", "items": [{"foodId": "…", "quantity": 1, "unit": "…"}]}'

function parseOrder(body: unknown) {
  const order = orderRequestSchema.safeParse(body)
  if (order.success) return order.data
  const isEmpty = order.error.issues.every(
    ({ code, path }) => code === 'too_small' && path.join() === 'items',
  )
  if (isEmpty) {
    throw new HttpFailure(422, { error: 'There is nothing left on the list to order.' }, {}, 'empty')
  }
  throw badRequest(SHAPE)
}

/** Visitors read these sentences. */
function orderFailure(error: unknown, requestId: string, log: Log): unknown {
  if (error instanceof NoSubscriptionError) {
    const text = 'There is no such subscription any more. Subscribe again.'
    return new HttpFailure(404, { error: text, code: NO_SUBSCRIPTION }, {}, NO_SUBSCRIPTION)
  }
  if (error instanceof UnreadableOrderError) {
    log(failureEvent(error, requestId))
    const text = 'The server can no longer read this order. Ask the shop about it before you order again.'
    return new HttpFailure(500, { error: text }, {}, 'unreadable')
  }
  if (error instanceof TooManyOrdersError) return tooManyOrders(error.waitMs)
  if (error instanceof NotSoldError) {
    const text = `The shop does not sell these foods in these units: ${error.foodIds.join(', ')}.`
    return new HttpFailure(422, { error: text }, {}, 'not-sold')
  }
  if (error instanceof KeyReusedError) {
    const text = 'This order was already made with other food. Send it again as a new one.'
    return new HttpFailure(409, { error: text }, {}, 'key-reused')
  }
  return error
}

/** `POST /delivery/order`: food ids and amounts in, `placed` or the page where the visitor finishes the order out. */
export function orderRoute(orders: Orders, log: Log): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post(API_PATHS.order, async (context) => {
    const caller = { token: parseSubscriptionToken(context), idempotencyKey: parseIdempotencyKey(context) }
    const order = parseOrder(await parseJson(context))
    const toFailure = (error: unknown) => orderFailure(error, context.get('requestId'), log)
    const answer = await orders
      .place(order, caller)
      .catch((error: unknown) => throwDeliveryFailure(error, context, log, toFailure))
    return context.json<OrderResponse>(answer)
  })
}
