import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { errorCode } from '../config/errorCode.js'
import type { Log } from '../log.js'
import { HttpFailure } from './httpFailure.js'
import { createRequestId } from './requestId.js'
import type { ServerEnv } from './serverEnv.js'

export const REQUEST_ID_HEADER = 'X-Request-Id'
/** Not a status of HTTP, but what servers log for it since nginx. */
const CALLER_LEFT = 499

function codeOf(error: Error | undefined): string | undefined {
  if (error instanceof HttpFailure) return error.code
  return error && (errorCode(error) ?? error.name)
}

/** Gives every call an id, which the answer tells, and logs it when it is over. */
export function callLog(log: Log): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const start = performance.now()
    const requestId = createRequestId()
    context.set('requestId', requestId)
    context.header(REQUEST_ID_HEADER, requestId)
    await next()
    const hasLeft = context.req.raw.signal.aborted
    log({
      event: 'call',
      requestId,
      method: context.req.method,
      route: routePath(context),
      status: hasLeft ? CALLER_LEFT : context.res.status,
      ms: Math.round(performance.now() - start),
      tokens: context.get('tokens'),
      code: hasLeft ? 'caller-left' : codeOf(context.error),
    })
  }
}
