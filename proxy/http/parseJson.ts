import type { Context } from 'hono'
import { badRequest, HttpFailure } from './httpFailure.js'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/**
 * The body of a call as JSON. Only `application/json` is accepted: pages of other origins can send forms and plain text
 * without a preflight, but not JSON.
 * @throws {HttpFailure} 415 for another type, 400 for a body that is not JSON.
 */
export async function parseJson({ req }: Context): Promise<unknown> {
  if (!JSON_TYPE.test(req.header('Content-Type') ?? '')) {
    throw new HttpFailure(415, { error: 'Send the body as application/json' }, {}, 'not-json')
  }
  try {
    return await req.json()
  } catch {
    throw badRequest('The body is not valid JSON')
  }
}
