import { Hono } from 'hono'
import { API_PATHS, ERASE_TOKEN_HEADER, IDEMPOTENCY_HEADER } from '../../src/contract/calls.js'
import { checkAddress } from '../delivery/checkAddress.js'
import { DeliveryServiceError } from '../delivery/deliveryService.js'
import { KeyReusedError, SubscriptionErasedError } from '../delivery/subscriptionErrors.js'
import type { Subscriptions } from '../delivery/subscriptions.js'
import { badRequest, HttpFailure, notFound } from '../http/httpFailure.js'
import { parseJson } from '../http/parseJson.js'

/** Visible ASCII, as the IETF draft on this header says. Our widget sends a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/
const BEARER = /^Bearer (?<token>[\w-]{1,200})$/i

function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header !== undefined && !IDEMPOTENCY_KEY.test(header)) {
    throw badRequest(`${IDEMPOTENCY_HEADER} must be 1 to 255 visible ASCII characters`)
  }
  return header
}

function parseAddress(body: unknown) {
  const check = checkAddress(body)
  if ('malformed' in check) throw badRequest('The body must be {"deliveryInfo": {…}}')
  if ('deliveryInfo' in check) return check.deliveryInfo
  const { fieldErrors } = check
  throw new HttpFailure(422, { error: `${Object.values(fieldErrors).join('. ')}.`, fieldErrors })
}

function toHttpFailure(error: unknown): unknown {
  if (error instanceof KeyReusedError) {
    return new HttpFailure(409, {
      error: 'This request was already made with another address. Send it again as a new one.',
    })
  }
  if (error instanceof SubscriptionErasedError) {
    return new HttpFailure(410, { error: 'This subscription was erased. Subscribe again as a new one.' })
  }
  if (error instanceof DeliveryServiceError) {
    return new HttpFailure(502, { error: 'The delivery service did not answer. Try again in a few minutes.' })
  }
  return error
}

const LATER =
  'A sealed copy stays in the log of the database until its other readers let go of it. The server goes on trying.'

const ISO_DATE_LENGTH = 10

function laterAnswer(copiesUntil: Date | undefined) {
  if (copiesUntil === undefined) return { status: 'erased', note: LATER }
  const day = copiesUntil.toISOString().slice(0, ISO_DATE_LENGTH)
  const note = `Sealed copies stay in the log and the backups of the database until ${day}.`
  return { status: 'erased', note, copiesUntil: day }
}

/**
 * `POST /delivery/subscribe` and `DELETE /delivery/subscriptions/:id`.
 * @param copiesUntil when the log and the backups of a shared database no longer hold what is erased now.
 */
export function deliveryRoutes(subscriptions: Subscriptions, copiesUntil?: () => Date): Hono {
  return new Hono()
    .post(API_PATHS.subscribe, async (context) => {
      const key = parseIdempotencyKey(context.req.header(IDEMPOTENCY_HEADER))
      const deliveryInfo = parseAddress(await parseJson(context))
      const subscription = await subscriptions.create(deliveryInfo, key).catch((error: unknown) => {
        throw toHttpFailure(error)
      })
      return context.json(subscription, 201)
    })
    .delete(`${API_PATHS.subscriptions}/:id`, async (context) => {
      const bearer = BEARER.exec(context.req.header('Authorization') ?? '')?.groups?.token
      const token = context.req.header(ERASE_TOKEN_HEADER) ?? bearer
      if (token === undefined) {
        const error = `Send the erase token as ${ERASE_TOKEN_HEADER}, or as Authorization: Bearer <token>`
        throw new HttpFailure(401, { error }, { 'WWW-Authenticate': 'Bearer' })
      }
      const erased = await subscriptions.erase(context.req.param('id'), token).catch((error: unknown) => {
        throw toHttpFailure(error)
      })
      if (erased === 'refused') throw notFound()
      return erased === 'gone' ? context.body(null, 204) : context.json(laterAnswer(copiesUntil?.()), 202)
    })
}
