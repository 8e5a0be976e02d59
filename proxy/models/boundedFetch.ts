import { limitBytes } from '../http/limitBytes.js'
import { MAX_ANSWER_BYTES, tooLong } from './maxAnswerBytes.js'

/**
 * `fetch` for APIs that others run. Reading a body that is too long, counted after decompression, rejects with a
 * {@link ModelError} and ends the connection.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  // A redirect could take the key or the prompt elsewhere.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  return limitBytes(response, MAX_ANSWER_BYTES, tooLong)
}
