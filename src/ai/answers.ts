import type * as z from 'zod/mini'
import {
  allocationAnswerSchema,
  MAX_PROPOSED_FOODS,
  mealAnswerSchema,
  objectText,
  proposedFoodSchema,
} from '../contract/modelAnswers.js'
import { plainText } from '../contract/plainText.js'
import { PROMPT_LIMITS } from '../contract/promptParameters.js'
import { type Macros, macrosOf, sumMacros } from '../core/nutrition/macros.js'
import type { MealType } from '../core/plan/mealTypes.js'
import { AnswerError } from './aiErrors.js'
import { type Allocation, parseAllocation } from './allocation.js'

/** A dish as a model proposes it. Nothing in it has been checked. */
export interface ProposedMeal {
  /** Plain text, possibly empty. */
  readonly name: string
  readonly foods: readonly z.infer<typeof proposedFoodSchema>[]
}

/** The JSON object from the first to the last brace of a text (specification, section 7). */
function parseObject<Output>(text: string, schema: z.ZodMiniType<Output>): Output {
  const found = objectText(text)
  if (found === null) throw new AnswerError('invalid response')
  let json: unknown
  try {
    json = JSON.parse(found)
  } catch {
    throw new AnswerError('invalid JSON')
  }
  const object = schema.safeParse(json)
  if (!object.success) throw new AnswerError('invalid response')
  return object.data
}

/**
 * Parses a model's allocation of a day's targets (kcal, grams) to its meals. The model gives the proportions; the sums
 * are ours.
 * @throws {AnswerError} when the text holds no such JSON, `AllocationError` when a meal or value is missing or cannot be
 * used.
 */
export function parseAllocationAnswer(text: string, types: readonly MealType[], day: Macros): Allocation {
  const { macros } = parseObject(text, allocationAnswerSchema)
  const proposed = parseAllocation(macros, types)
  const sums = sumMacros(proposed.values())
  const fitToDay = (meal: Macros) =>
    macrosOf((nutrient) => {
      const amount = (meal[nutrient] / sums[nutrient]) * day[nutrient]
      if (!Number.isFinite(amount)) throw new AnswerError(`unusable allocation of ${nutrient}`)
      return amount
    })
  return new Map(Array.from(proposed, ([type, meal]) => [type, fitToDay(meal)]))
}

/**
 * Parses the dish that a model proposes. Entries that are not a food and an amount are left out.
 * @throws {AnswerError} when the text holds no such JSON.
 */
export function parseMealAnswer(text: string): ProposedMeal {
  const { name, foods } = parseObject(text, mealAnswerSchema)
  const usable = foods
    .slice(0, MAX_PROPOSED_FOODS)
    .flatMap((entry) => proposedFoodSchema.safeParse(entry).data ?? [])
  return { name: plainText(name, PROMPT_LIMITS.dishNameLength), foods: usable }
}
