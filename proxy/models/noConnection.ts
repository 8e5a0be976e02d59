import { ModelError } from './modelError.js'

/** Error codes of Node and undici for a connection that was never made. */
const NEVER_CONNECTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  // TLS: no handshake, or a certificate that cannot be trusted (Node's documentation, "X509 certificate error codes").
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
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

/** The error for an answer that was cut off. The model has done its work, so the call is not repeated. */
export const connectionLost = () => new ModelError('overloaded', 'connection lost')
