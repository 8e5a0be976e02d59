import type { MiddlewareHandler } from 'hono'
import { HttpFailure } from './httpFailure.js'

/**
 * Turns away pages of origins that are not on the list. CORS headers alone would only keep the answer from them after the
 * call had run. Calls without an origin come from no page of another site.
 */
export function originGuard(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins)
  return async ({ req }, next) => {
    const origin = req.header('Origin')
    if (origin !== undefined && !allowed.has(origin)) {
      throw new HttpFailure(403, { error: 'This origin is not allowed to call the planner' })
    }
    await next()
  }
}
