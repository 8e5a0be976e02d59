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

/**
 * `fetch` for model APIs. Reading a body that is too long, counted after decompression, rejects with a
 * {@link ModelError} and ends the connection.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  // A redirect could take the key or the prompt elsewhere.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const { body, status, statusText, headers } = response
  return body === null
    ? response
    : new Response(body.pipeThrough(byteLimit()), { status, statusText, headers })
}
