import type { MealType } from '../core/plan/mealTypes.js'

/** A model's answer cannot be used. The reason is in our own words: a model's text is never part of a message. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
}

/** A day's targets cannot be allocated, or a proposed allocation is not usable; `message` says which number. */
export class AllocationError extends Error {
  override readonly name = 'AllocationError'
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The model did not allocate the day's targets to the meals (specification, stage 1); equal shares take its place. */
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
