import type { MiddlewareHandler } from 'hono'
import { HttpFailure } from './httpFailure.js'

/**
 * Refuses pages of origins that are not on the list. CORS headers alone would let the call run and only hide its answer.
 * A call without an origin does not come from another site's page.
 */
export function originGuard(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins)
  return async ({ req }, next) => {
    const origin = req.header('Origin')
    if (origin !== undefined && !allowed.has(origin)) {
      throw new HttpFailure(403, { error: 'This origin is not allowed to call the planner' }, {}, 'origin')
    }
    await next()
  }
}
