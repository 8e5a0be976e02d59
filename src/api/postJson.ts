import { BackendProxyError } from './apiErrors.js'
import { withTimeLimit } from './timeLimit.js'

export type RequestHeaders = Readonly<Record<string, string>>

export interface PostOptions {
  readonly fetch: typeof globalThis.fetch
  readonly headers?: RequestHeaders
  readonly signal?: AbortSignal | undefined
  /** Time limit in milliseconds until the whole answer is read; none by default. */
  readonly limitMs?: number
}

/** An answer read to its end. `json` is `undefined` where the body is not JSON. */
export interface JsonAnswer {
  readonly ok: boolean
  readonly status: number
  /** For people: the body, shortened; the status text where the body is empty or a page. */
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
 * Posts JSON and reads the answer, whatever its status.
 * @throws {BackendProxyError} when the server cannot be reached, {@link TimeLimitError} when the time is up, the
 * signal's reason when aborted.
 */
export function postJson(url: string, body: unknown, options: PostOptions): Promise<JsonAnswer> {
  const headers = { 'Content-Type': 'application/json', ...options.headers }
  return send(url, { method: 'POST', body: JSON.stringify(body) }, { ...options, headers })
}

/** Deletes what the address names and reads the answer. Fails as {@link postJson} does. */
export function deleteJson(url: string, options: PostOptions): Promise<JsonAnswer> {
  return send(url, { method: 'DELETE' }, options)
}

async function send(url: string, request: RequestInit, options: PostOptions): Promise<JsonAnswer> {
  const { fetch, headers, limitMs = Number.POSITIVE_INFINITY, signal: outer } = options
  return withTimeLimit(limitMs, outer, async (signal) => {
    try {
      const response = await fetch(url, {
        ...request,
        headers: { Accept: 'application/json', ...headers },
        signal,
      })
      const text = await response.text()
      const { ok, status, statusText } = response
      return { ok, status, text: shortText(text, statusText), json: parseJson(text) }
    } catch (cause) {
      signal.throwIfAborted()
      throw new BackendProxyError('the server could not be reached', cause)
    }
  })
}
