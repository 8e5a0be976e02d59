import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Hono's limit of a body, except for bodies that tell their length: the HTTP parser holds them to it. Hono's own looks at
 * the body's stream even then, and making a stream costs a third of a call.
 */
export function limitBody(maxBytes: number, onTooLarge: () => never): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, onError: onTooLarge })
  return (context, next) => {
    const length = context.req.header('Content-Length')
    if (length === undefined || context.req.header('Transfer-Encoding') !== undefined)
      return limit(context, next)
    return Number(length) <= maxBytes ? next() : onTooLarge()
  }
}
