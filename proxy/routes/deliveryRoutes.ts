import { Hono } from 'hono'
import { API_PATHS } from '../../src/contract/calls.js'
import { checkDeliveryInfo } from '../delivery/checkDeliveryInfo.js'
import { KeyReusedError } from '../delivery/keyReusedError.js'
import { SubscriptionErasedError } from '../delivery/subscriptionErasedError.js'
import type { Subscriptions } from '../delivery/subscriptions.js'
import { badRequest, HttpFailure, noSuchSubscription } from '../http/httpFailure.js'
import { parseIdempotencyKey } from '../http/parseIdempotencyKey.js'
import { parseJson } from '../http/parseJson.js'
import { parseSubscriptionToken } from '../http/parseSubscriptionToken.js'
import type { ServerEnv } from '../http/serverEnv.js'
import { utcDay } from '../limits/utcDay.js'
import type { Log } from '../log.js'
import { throwDeliveryFailure } from './throwDeliveryFailure.js'

function parseDeliveryInfo(body: unknown) {
  const check = checkDeliveryInfo(body)
  if ('malformed' in check) throw badRequest('The body must be {"deliveryInfo": {…}}')
  if ('deliveryInfo' in check) return check.deliveryInfo
  const { fieldErrors } = check
  throw new HttpFailure(
    422,
    { error: `${Object.values(fieldErrors).join('. ')}.`, fieldErrors },
    {},
    'address',
  )
}

function subscriptionFailure(error: unknown): unknown {
  if (error instanceof KeyReusedError) {
    const text =
      'An earlier try has subscribed with other details. To see its subscription, enter the same address, phone and instructions as then. Only if you want a second one, send this once more.'
    return new HttpFailure(409, { error: text }, {}, 'key-reused')
  }
  if (error instanceof SubscriptionErasedError) {
    const text = 'The earlier request was ended, so nothing is subscribed. Send the form again.'
    return new HttpFailure(410, { error: text }, {}, 'erased')
  }
  return error
}

const LATER =
  'A sealed copy stays in the log of the database until its other readers let go of it. The server goes on trying.'

function laterAnswer(copiesUntil: Date | undefined) {
  if (copiesUntil === undefined) return { status: 'erased', note: LATER }
  const day = utcDay(copiesUntil.getTime())
  const note = `Sealed copies stay in the log and the backups of the database until ${day}.`
  return { status: 'erased', note, copiesUntil: day }
}

export interface DeliveryRouteOptions {
  readonly log: Log
  /** When the log and the backups of a shared database no longer hold what is erased now. */
  readonly copiesUntil: (() => Date) | undefined
}

/** `POST /delivery/subscribe` and `DELETE /delivery/subscriptions/:id`. */
export function deliveryRoutes(
  subscriptions: Subscriptions,
  { log, copiesUntil }: DeliveryRouteOptions,
): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .post(API_PATHS.subscribe, async (context) => {
      const key = parseIdempotencyKey(context)
      const deliveryInfo = parseDeliveryInfo(await parseJson(context))
      const subscription = await subscriptions
        .create(deliveryInfo, key)
        .catch((error: unknown) => throwDeliveryFailure(error, context, log, subscriptionFailure))
      return context.json(subscription, 201)
    })
    .delete(`${API_PATHS.subscriptions}/:id`, async (context) => {
      const token = parseSubscriptionToken(context)
      const erased = await subscriptions
        .erase(context.req.param('id'), token)
        .catch((error: unknown) => throwDeliveryFailure(error, context, log, subscriptionFailure))
      if (erased === 'refused') throw noSuchSubscription()
      return erased === 'gone' ? context.body(null, 204) : context.json(laterAnswer(copiesUntil?.()), 202)
    })
}
