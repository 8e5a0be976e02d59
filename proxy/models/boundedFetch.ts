import { ModelError } from './modelError.js'

/** Counted after decompression. Far more than an answer with the highest `MODEL_MAX_TOKENS` needs. */
const MAX_ANSWER_BYTES = 1_000_000

function byteLimit(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > MAX_ANSWER_BYTES) throw new ModelError('unusable', `more than ${MAX_ANSWER_BYTES} bytes`)
      controller.enqueue(chunk)
    },
  })
}

/** Whether the answer says how long it is, so that no more can come: HTTP ends it there. */
function isShort(headers: Headers): boolean {
  const length = headers.get('Content-Length')
  return length !== null && Number(length) <= MAX_ANSWER_BYTES && !headers.has('Content-Encoding')
}

/**
 * `fetch` for model APIs. Reading a body that is too long, counted after decompression, rejects with a
 * {@link ModelError} and ends the connection.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  // A redirect could take the key or the prompt elsewhere.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const { body, status, statusText, headers } = response
  // Another stream around each answer costs a tenth of the throughput, so it is there only where it is needed.
  return body === null || isShort(headers)
    ? response
    : new Response(body.pipeThrough(byteLimit()), { status, statusText, headers })
}
