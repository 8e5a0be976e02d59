import { promisify } from 'node:util'
import { brotliDecompress, unzip } from 'node:zlib'
import { Agent, type Dispatcher, request } from 'undici'
import { errorCode } from '../config/errorCode.js'
import { MAX_ANSWER_BYTES, tooLong } from './maxAnswerBytes.js'
import { connectionLost, noConnection } from './noConnection.js'
import type { PostToModel } from './postToModel.js'

const UNPACKERS: Readonly<
  Record<string, (packed: Uint8Array, limits: typeof LIMITS) => Promise<Uint8Array>>
> = { gzip: promisify(unzip), deflate: promisify(unzip), br: promisify(brotliDecompress) }
const LIMITS = { maxOutputLength: MAX_ANSWER_BYTES }
const FIRST_FAILURE = 300
const DUMP_BYTES = 16_384
const DUMP_MS = 1000
/** Of undici and of zlib. */
const TOO_LONG: ReadonlySet<unknown> = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'ERR_BUFFER_TOO_LARGE'])

type Body = Dispatcher.ResponseData['body']

function toHeaders(raw: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers()
  for (const [name, value = []] of Object.entries(raw)) {
    for (const one of [value].flat()) headers.append(name, one)
  }
  return headers
}

/** Some servers compress unasked. The connection's own limit counts the compressed bytes, so we count the rest here. */
async function readText(body: Body, encoding: string | null): Promise<string> {
  const unpack = encoding === null ? undefined : UNPACKERS[encoding]
  if (!unpack) return body.text()
  return new TextDecoder().decode(await unpack(await body.bytes(), LIMITS))
}

/**
 * Makes what posts by undici's `request`: Node's `fetch` does the same by web streams, which takes a third of a call's
 * time.
 */
export function createNodePost(): PostToModel {
  // The signal of each call limits its time. The limits of undici, 300 s, may be shorter.
  const dispatcher = new Agent({ maxResponseSize: MAX_ANSWER_BYTES, headersTimeout: 0, bodyTimeout: 0 })
  return async (url, call) => {
    const {
      statusCode,
      headers: raw,
      body,
    } = await request(url, { ...call, method: 'POST', dispatcher }).catch((error: unknown) => {
      throw noConnection(error)
    })
    const headers = toHeaders(raw)
    if (statusCode >= FIRST_FAILURE) {
      // It is read only so that the connection can be used again, and nobody waits for that. One without an end is cut off.
      body.dump({ limit: DUMP_BYTES, signal: AbortSignal.timeout(DUMP_MS) }).catch(() => undefined)
      return { status: statusCode, headers, text: undefined }
    }
    try {
      return { status: statusCode, headers, text: await readText(body, headers.get('Content-Encoding')) }
    } catch (error) {
      throw TOO_LONG.has(errorCode(error)) ? tooLong() : connectionLost()
    }
  }
}
