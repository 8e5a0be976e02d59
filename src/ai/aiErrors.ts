import type { MealType } from '../core/plan/mealTypes.js'

/** A model's answer cannot be used. The reason is in our own words: a model's text is never part of a message. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The model did not share the day's targets among the meals; an equal split takes its place. */
export class Stage1Error extends Error {
  override readonly name = 'Stage1Error'

  constructor(cause: unknown) {
    super(`Stage 1 macro allocation failed: ${messageOf(cause)}`, { cause })
  }
}

/** A meal could not be had from the model (specification, section 8). */
export class Stage2Error extends Error {
  override readonly name = 'Stage2Error'

  constructor(mealType: MealType, cause: unknown) {
    super(`Stage 2 meal composition failed for ${mealType}: ${messageOf(cause)}`, { cause })
  }
}

/**
 * Specification, section 4, and the status that says "rate limit" (RFC 6585); the numbers as words of their own, so that
 * 1500 or a request id is none of them.
 */
const UNAVAILABLE = /(?<!\d)(?:429|500|529)(?!\d)|overload|rate[ _-]?limit/i

/** Whether a failure says that the model cannot serve anybody now, so that asking again would only make it worse. */
export const isAiUnavailable = (error: unknown) => UNAVAILABLE.test(messageOf(error))

/** Whether a failure is the proxy's own rather than the model's (specification, section 4). */
export const isProxyFailure = (error: unknown) => messageOf(error).includes('Backend proxy error')
