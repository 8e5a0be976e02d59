/**
 * Whether an answer to a cancellation or a cart, of a server or of a host's callback, says that nothing was done: `false`, an
 * `{ error }` as our server has it, `errors`, or no success, as `fetch` answers to an error status.
 */
export function saysNo(answer: unknown): boolean {
  const parts: {
    readonly ok?: unknown
    readonly success?: unknown
    readonly error?: unknown
    readonly errors?: unknown
  } = Object(answer)
  const hasErrors = Boolean(parts.error) || Object.keys(Object(parts.errors)).length > 0
  return hasErrors || [answer, parts.ok, parts.success].includes(false)
}
