import { HttpStatusError } from '../api/apiErrors.js'
import type { MealType } from '../core/plan/mealTypes.js'

/** A model's answer cannot be used. The reason is in our own words: a model's text is never part of a message. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** The model did not share the day's targets among the meals; an equal split takes its place. */
export class Stage1Error extends Error {
  override readonly name = 'Stage1Error'

  constructor(cause: unknown) {
    super(`Stage 1 macro allocation failed: ${reasonOf(cause)}`, { cause })
  }
}

/** A meal could not be had from the model (specification, section 8). */
export class Stage2Error extends Error {
  override readonly name = 'Stage2Error'
  readonly mealType: MealType

  constructor(mealType: MealType, cause: unknown) {
    super(`Stage 2 meal composition failed for ${mealType}: ${reasonOf(cause)}`, { cause })
    this.mealType = mealType
  }
}

/** Specification, section 4; the numbers as words of their own, so that 1500 or a request id is none of them. */
const UNAVAILABLE = /(?<!\d)(?:529|500)(?!\d)|overload|rate[ _-]?limit/i
const TOO_MANY_REQUESTS = 429

/** Whether a failure says that the model cannot serve anybody now, so that asking again would only make it worse. */
export function isAiUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isTurnedAway = error instanceof HttpStatusError && error.status === TOO_MANY_REQUESTS
  return isTurnedAway || UNAVAILABLE.test(error.message)
}

/** Whether a failure is the proxy's own rather than the model's (specification, section 4). */
export function isProxyFailure(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Backend proxy error')
}
