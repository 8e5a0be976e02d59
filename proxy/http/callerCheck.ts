import type { MiddlewareHandler } from 'hono'
import { HttpFailure } from './httpFailure.js'
import type { ServerEnv } from './serverEnv.js'

/** What a check says about a call. With an `id`, such as a session's, the caller also has a limit of its own by that id. */
interface CallerVerdict {
  readonly isAllowed: boolean
  readonly id?: string
}

/** The operator's own check of a meal call before it costs anything: a session token, a CAPTCHA. */
export type CallerCheck = (request: Request) => CallerVerdict | Promise<CallerVerdict>

/** Refuses calls that the operator's check does not allow. The address counts as well, so new ids give no new limits. */
export function callerCheck(check: CallerCheck): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    // A copy, so that the check may read the body.
    const { isAllowed, id } = await check(context.req.raw.clone())
    if (!isAllowed) {
      throw new HttpFailure(403, { error: 'This call was not admitted' }, {}, 'not-admitted')
    }
    if (id !== undefined) {
      context.set('caller', [{ id: `session ${id}`, shares: 1 }, ...context.get('caller')])
    }
    await next()
  }
}
