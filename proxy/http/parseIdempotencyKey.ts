import type { Context } from 'hono'
import { IDEMPOTENCY_HEADER } from '../../src/contract/calls.js'
import { badRequest } from './httpFailure.js'

/** Visible ASCII, as the IETF draft on this header says. Our widget sends a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** @throws {HttpFailure} 400 for an unusable key. */
export function parseIdempotencyKey({ req }: Context): string | undefined {
  const header = req.header(IDEMPOTENCY_HEADER)
  if (header !== undefined && !IDEMPOTENCY_KEY.test(header)) {
    throw badRequest(`${IDEMPOTENCY_HEADER} must be 1 to 255 visible ASCII characters`)
  }
  return header
}
