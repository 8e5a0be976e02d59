import { type ApiCall, BackendProxyError } from './apiErrors.js'

/** An answer read to its end. `json` is `undefined` where the body is not JSON. */
export interface JsonAnswer {
  readonly call: ApiCall
  readonly ok: boolean
  readonly status: number
  /** For people to read: the shortened body, or the status text if the body is empty or a web page. */
  readonly text: string
  readonly json: unknown
}

const MAX_TEXT_LENGTH = 300

function shortText(body: string, statusText: string): string {
  const text = body.trim()
  return text === '' || text.startsWith('<') ? statusText : text.slice(0, MAX_TEXT_LENGTH)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Sends a request and reads the answer, whatever its status.
 * @throws {BackendProxyError} when the server cannot be reached, the signal's reason when aborted.
 */
export async function sendJson(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit & { readonly signal: AbortSignal },
  call: ApiCall,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, request)
    const body = await response.text()
    const { ok, status, statusText } = response
    return { call, ok, status, text: shortText(body, statusText), json: parseJson(body) }
  } catch (cause) {
    request.signal.throwIfAborted()
    throw new BackendProxyError('the server could not be reached', call, cause)
  }
}
