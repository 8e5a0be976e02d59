import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { errorCode } from '../config/errorCode.js'
import type { Log } from '../log.js'
import { HttpFailure } from './httpFailure.js'
import { createRequestId } from './requestId.js'
import type { ServerEnv } from './serverEnv.js'

export const REQUEST_ID_HEADER = 'X-Request-Id'
/** HTTP has no status for it; this is the one that nginx logs. */
const CALLER_LEFT = 499

function codeOf(error: Error | undefined): string | undefined {
  if (error instanceof HttpFailure) return error.code
  return error && (errorCode(error) ?? error.name)
}

/** Gives every call an id, puts the id into the answer, and logs the call when it is over. */
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
