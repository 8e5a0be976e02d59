import type { MiddlewareHandler } from 'hono'
import { withDeadline } from '../limits/withDeadline.js'
import { HttpFailure, overloaded } from './httpFailure.js'
import type { ServerEnv } from './serverEnv.js'

/** What a check says about a call. With an `id`, such as a session's, the caller also has a limit of its own by that id. */
interface CallerVerdict {
  readonly isAllowed: boolean
  readonly id?: string
}

/** The operator's own check of a meal call before it costs anything: a session token, a CAPTCHA. */
export type CallerCheck = (request: Request) => CallerVerdict | Promise<CallerVerdict>

/** Much longer than a look-up of a session takes. */
const LIMIT_MS = 5000

/** The visitor's other calls would wait as long, so the answer tells the widget to go on without the server. */
const checkLate = () => new HttpFailure(503, overloaded().body, {}, 'check-late')

const verdictOf = (check: CallerCheck, request: Request) =>
  withDeadline(LIMIT_MS, request.signal, (signal) => {
    const late = new Promise<never>((_, reject) => {
      const leave = () => reject(checkLate())
      signal.addEventListener('abort', leave)
      if (signal.aborted) leave()
    })
    // A copy, so that the check may read the body.
    return Promise.race([check(request.clone()), late])
  })

/** Refuses calls that the operator's check does not allow. The address counts as well, so new ids give no new limits. */
export function callerCheck(check: CallerCheck): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const { isAllowed, id } = await verdictOf(check, context.req.raw)
    if (!isAllowed) {
      throw new HttpFailure(403, { error: 'This call was not admitted' }, {}, 'not-admitted')
    }
    if (id !== undefined) {
      context.set('caller', [{ id: `session ${id}`, shares: 1 }, ...context.get('caller')])
    }
    await next()
  }
}
