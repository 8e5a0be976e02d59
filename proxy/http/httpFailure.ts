import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorResponse } from '../../src/contract/calls.js'

/** A failure as the caller sees it: a fixed text, never upstream's text, a stack trace or an id. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'
  readonly status: ContentfulStatusCode
  readonly body: ErrorResponse
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    body: ErrorResponse,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.error)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const MS_PER_SECOND = 1000
const DATABASE_RETRY_S = { busy: 2, broken: 60 } as const

/**
 * The widget stops all calls of a week when an error mentions 529, overload, rate limit or 500 (specification,
 * section 4). These two texts do so on purpose; no other failure of `generateMeals` may.
 */
export const overloaded = () => new HttpFailure(503, { error: 'overloaded (529)' })
export const rateLimited = (retryAfterMs = 0) =>
  new HttpFailure(
    429,
    { error: 'rate limit' },
    retryAfterMs > 0 ? { 'Retry-After': String(Math.ceil(retryAfterMs / MS_PER_SECOND)) } : {},
  )

/** The database is locked, full or away. Visitors read this when they subscribe. */
export const databaseAway = (busy: boolean) =>
  new HttpFailure(
    503,
    {
      error: busy
        ? 'The server is busy. Try again in a few seconds.'
        : 'The server cannot save anything right now. Try again in a few minutes.',
    },
    { 'Retry-After': String(busy ? DATABASE_RETRY_S.busy : DATABASE_RETRY_S.broken) },
  )

export const badRequest = (error: string) => new HttpFailure(400, { error })
export const notFound = () => new HttpFailure(404, { error: 'There is nothing at this address' })
/** An unforeseen failure. The status alone tells the widget to go on without this server. */
export const internalFailure = () => new HttpFailure(500, { error: 'The server failed to answer' })
