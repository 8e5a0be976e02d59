import type { Context } from 'hono'
import { ERASE_TOKEN_HEADER } from '../../src/contract/calls.js'
import { HttpFailure } from './httpFailure.js'

const BEARER = /^Bearer (?<token>[\w-]{1,200})$/i

/**
 * The token of a subscription, which alone lets somebody order under it or cancel it.
 * @throws {HttpFailure} 401 without one.
 */
export function parseSubscriptionToken({ req }: Context): string {
  const bearer = BEARER.exec(req.header('Authorization') ?? '')?.groups?.token
  const token = req.header(ERASE_TOKEN_HEADER) ?? bearer
  if (token !== undefined) return token
  const error = `Send the erase token as ${ERASE_TOKEN_HEADER}, or as Authorization: Bearer <token>`
  throw new HttpFailure(401, { error }, { 'WWW-Authenticate': 'Bearer' }, 'no-token')
}
