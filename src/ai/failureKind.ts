import { BackendProxyError, HttpStatusError, TimeLimitError } from '../api/apiErrors.js'
import { AnswerError } from './aiErrors.js'

/** Statuses that say "not now" (specification, section 4); 429 is HTTP's "rate limit" (RFC 6585). */
const UNAVAILABLE_STATUSES: readonly number[] = [429, 500, 529]
/** The specification's words. A number counts only on its own, so 1500 or a request id does not match. */
const UNAVAILABLE_WORDS = /(?<!\d)(?:429|500|529)(?!\d)|overload|rate[ _-]?limit/i
const PROXY_FAILURE_WORDS = 'Backend proxy error'

/** The text of a failure that came from outside: an answer's body, or the error of a host's own `fetch`. */
function foreignText(error: unknown): string {
  const isOurs =
    error instanceof BackendProxyError || error instanceof TimeLimitError || error instanceof AnswerError
  return isOurs ? '' : error instanceof Error ? error.message : String(error)
}

/** Whether a failure says that the model can serve nobody now. Asking again would only make it worse. */
export function isAiUnavailable(error: unknown): boolean {
  // Who stands in line is asked to wait. The error comes here only when that has lasted too long.
  const isBusy =
    error instanceof HttpStatusError &&
    (error.line !== undefined || UNAVAILABLE_STATUSES.includes(error.status))
  return isBusy || UNAVAILABLE_WORDS.test(foreignText(error))
}

/** Whether a failure is the proxy's own rather than the model's (specification, section 4). */
export function isProxyFailure(error: unknown): boolean {
  return error instanceof BackendProxyError || foreignText(error).includes(PROXY_FAILURE_WORDS)
}
