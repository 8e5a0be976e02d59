import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BusyResponse, ErrorResponse } from '../../src/contract/calls.js'
import { NO_SUBSCRIPTION } from '../../src/core/delivery/noSubscription.js'

/** A failure as the caller sees it: a fixed text, never upstream's text, a stack trace or an id. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'
  readonly status: ContentfulStatusCode
  readonly body: ErrorResponse | BusyResponse
  readonly headers: Readonly<Record<string, string>>
  /** Why, in one word for the log. */
  readonly code: string | undefined

  constructor(
    status: ContentfulStatusCode,
    body: ErrorResponse | BusyResponse,
    headers: Readonly<Record<string, string>> = {},
    code?: string,
  ) {
    super(body.error)
    this.status = status
    this.body = body
    this.headers = headers
    this.code = code
  }
}

const MS_PER_SECOND = 1000
const toSeconds = (ms: number) => Math.ceil(ms / MS_PER_SECOND)
const retryAfter = (ms: number) => ({ 'Retry-After': String(toSeconds(ms)) })
const DATABASE_RETRY_S = { busy: 2, broken: 60 } as const

/**
 * The widget stops all calls of a week when an error mentions 529, overload, rate limit or 500 (specification,
 * section 4). `overloaded` and `rateLimited` do so on purpose; no other failure of `generateMeals` may.
 */
export const overloaded = () => new HttpFailure(503, { error: 'overloaded (529)' }, {}, 'overloaded')
/** The line before the model is too long. The widget waits and asks again; any other client sees an overload. */
export const busy = ({ place, retryAfterMs }: { readonly place: number; readonly retryAfterMs: number }) =>
  new HttpFailure(503, { ...overloaded().body, place }, retryAfter(retryAfterMs), 'busy')
export const rateLimited = (retryAfterMs = 0) =>
  new HttpFailure(
    429,
    { error: 'rate limit' },
    retryAfterMs > 0 ? retryAfter(retryAfterMs) : {},
    'rate-limit',
  )

/** An address is over its limit of delivery calls. Visitors read this when they subscribe, cancel or order. */
export function tooManyDeliveryCalls(retryAfterMs: number) {
  const seconds = toSeconds(retryAfterMs)
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  return new HttpFailure(
    429,
    { error: `Too many requests from your network. Try again in ${wait}.` },
    retryAfter(retryAfterMs),
    'rate-limit',
  )
}

/** Visitors read this when they order. */
export const tooManyOrders = (retryAfterMs: number) =>
  new HttpFailure(
    429,
    { error: 'This subscription has had all its orders for today. Order again tomorrow.' },
    retryAfter(retryAfterMs),
    'order-limit',
  )

/** The database is locked, full or away. Visitors read this when they subscribe. */
export const databaseAway = (isBusy: boolean) =>
  new HttpFailure(
    503,
    {
      error: isBusy
        ? 'The server is busy. Try again in a few seconds.'
        : 'The server cannot save anything right now. Try again in a few minutes.',
    },
    { 'Retry-After': String(isBusy ? DATABASE_RETRY_S.busy : DATABASE_RETRY_S.broken) },
    'database-away',
  )

export const badRequest = (error: string) => new HttpFailure(400, { error }, {}, 'bad-request')
export const notFound = () =>
  new HttpFailure(404, { error: 'There is nothing at this address' }, {}, 'not-found')
/** It does not say which of the two is wrong: nobody may try out numbers. */
export const noSuchSubscription = () =>
  new HttpFailure(
    404,
    {
      error: 'No subscription has both this number and this cancel code, so check them',
      code: NO_SUBSCRIPTION,
    },
    {},
    'not-found',
  )
export const unauthorized = () =>
  new HttpFailure(
    401,
    { error: 'Send the token as Authorization: Bearer <token>' },
    { 'WWW-Authenticate': 'Bearer' },
    'unauthorized',
  )
/** An unforeseen failure. The status alone tells the widget to go on without this server. */
export const internalFailure = () =>
  new HttpFailure(500, { error: 'The server failed to answer' }, {}, 'internal')
