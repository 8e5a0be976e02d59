import type { Context } from 'hono'
import { badRequest, HttpFailure } from './httpFailure.js'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/**
 * The body of a call as JSON. The content type is asked for because pages of other origins can send forms and plain text
 * without asking first, but not JSON.
 * @throws {HttpFailure} 415 for another type, 400 for a body that is no JSON.
 */
export async function readJson({ req }: Context): Promise<unknown> {
  if (!JSON_TYPE.test(req.header('Content-Type') ?? '')) {
    throw new HttpFailure(415, { error: 'Send the body as application/json' })
  }
  try {
    return await req.json()
  } catch {
    throw badRequest('The body is not valid JSON')
  }
}
