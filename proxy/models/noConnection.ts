import { ModelError } from './modelError.js'

/** Error codes of Node and its `fetch` for a connection that was never made. */
const NEVER_CONNECTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function neverConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && NEVER_CONNECTED.has(error.code)) || neverConnected(error.cause)
}

/**
 * The error for a failed connection. A call that never reached the model costs nothing. One that was cut off before its
 * answer may be repeated: usually the model's server had just closed an idle connection.
 */
export function noConnection(error: unknown): ModelError {
  return neverConnected(error)
    ? new ModelError('overloaded', 'no connection', { tokens: 0 })
    : new ModelError('overloaded', 'connection lost', { mayRepeat: true })
}
