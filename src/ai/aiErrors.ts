import type { MealType } from '../core/plan/mealTypes.js'

/** A model's answer that we cannot use. The reason is in our own words: a message never contains a model's text. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
}

/** A day's targets cannot be allocated, or a proposed allocation cannot be used. `message` names the number. */
export class AllocationError extends Error {
  override readonly name = 'AllocationError'
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * The model did not allocate the day's targets to the meals (specification, stage 1). The meals get equal shares instead.
 */
export class AllocationCallError extends Error {
  override readonly name = 'AllocationCallError'

  constructor(cause: unknown) {
    super(`Stage 1 macro allocation failed: ${messageOf(cause)}`, { cause })
  }
}

/** The model gave no usable meal (specification, sections 4 and 8). */
export class MealCallError extends Error {
  override readonly name = 'MealCallError'

  constructor(mealType: MealType, cause: unknown) {
    super(`Stage 2 meal composition failed for ${mealType}: ${messageOf(cause)}`, { cause })
  }
}
