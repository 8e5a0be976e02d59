import { ModelError } from './modelError.js'

/** Counted after decompression. Far more than an answer with the highest `MODEL_MAX_TOKENS` needs. */
export const MAX_ANSWER_BYTES = 1_000_000

export const tooLong = () => new ModelError('unusable', `more than ${MAX_ANSWER_BYTES} bytes`)
