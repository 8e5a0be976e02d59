import { parseJsonText } from '../contract/parseJsonText.js'
import { type ApiCall, BackendProxyError } from './apiErrors.js'

/** A call that is made. */
export interface SentCall extends ApiCall {
  /** Gets what is wrong with its answer, for the host's developer. */
  readonly onFault?: ((sentence: string) => void) | undefined
}

/** An answer that was read to its end. `json` is `undefined` if the body is not JSON. */
export interface JsonAnswer {
  readonly call: SentCall
  readonly ok: boolean
  readonly status: number
  /** For people to read: the shortened body, or the status text if the body is empty or a web page. */
  readonly text: string
  readonly json: unknown
  /** Whether the body is a web page. */
  readonly isPage: boolean
  /** How long the server asks to wait, in milliseconds; `undefined` if it does not say. */
  readonly retryAfterMs: number | undefined
}

const MAX_TEXT_LENGTH = 300
/** An answer that follows the contract has a few kB. */
const MAX_ANSWER_BYTES = 1_000_000

/** The whole body as text. It counts unpacked bytes, because a small compressed answer can hold many. */
async function readText(response: Response, call: ApiCall): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (true) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel()
      throw new BackendProxyError(`the answer has more than ${MAX_ANSWER_BYTES} bytes`, call)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The milliseconds of a number of seconds. The header may also be a date, but our server never sends one. */
function parseSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) * 1000 : undefined
}

/**
 * Sends a request and reads the answer, whatever its status.
 * @throws {BackendProxyError} when the server cannot be reached or its answer is too long, the signal's reason when
 * aborted.
 */
export async function sendJson(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit & { readonly signal: AbortSignal },
  call: SentCall,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, request)
    const body = (await readText(response, call)).trim()
    const isPage = body.startsWith('<')
    const { ok, status, statusText } = response
    const retryAfterMs = parseSeconds(response.headers.get('Retry-After'))
    const requestId = response.headers.get('X-Request-Id') ?? undefined
    return {
      call: { ...call, requestId },
      ok,
      status,
      text: body === '' || isPage ? statusText : body.slice(0, MAX_TEXT_LENGTH),
      json: parseJsonText(body),
      isPage,
      retryAfterMs,
    }
  } catch (cause) {
    request.signal.throwIfAborted()
    if (cause instanceof BackendProxyError) throw cause
    throw new BackendProxyError('the server could not be reached', call, cause)
  }
}
