import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.js'

/**
 * Warns once when calls come through a reverse proxy that nobody declared: then all visitors have the address of that
 * proxy and share one caller's limits.
 */
export function warnOfForwarding(trustedHops: number, log: Log): MiddlewareHandler {
  let isWarned = trustedHops > 0
  return async ({ req }, next) => {
    if (!isWarned && req.header('X-Forwarded-For') !== undefined) {
      isWarned = true
      log({
        event: 'warning',
        code: 'undeclared-proxy',
        text: 'Calls carry X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0, so all visitors behind your reverse proxy count as one caller. Set it to the number of your reverse proxies.',
      })
    }
    await next()
  }
}
