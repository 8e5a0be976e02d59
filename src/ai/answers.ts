import * as z from 'zod/mini'
import { plainText } from '../contract/plainText.js'
import { PROMPT_LIMITS } from '../contract/promptParameters.js'
import { type Macros, macrosOf, sumMacros } from '../core/nutrition/macros.js'
import type { MealType } from '../core/plan/mealTypes.js'
import { AnswerError } from './aiErrors.js'
import { type MacroAllocation, readAllocation } from './macroAllocation.js'

/** Longer answers are not read; a whole meal takes under 1,000 characters. */
const MAX_ANSWER_LENGTH = 100_000
const MAX_FOODS = 30

const stage1AnswerSchema = z.object({ macros: z.unknown() })
const stage2AnswerSchema = z.object({ name: z.string(), foods: z.array(z.unknown()) })
/** A food and how much of it a model proposes. */
const proposedFoodSchema = z.object({ id: z.string(), grams: z.number() })

/** A dish as a model proposes it; nothing in it is known to be true. */
export interface ProposedMeal {
  /** Plain text, possibly empty. */
  readonly name: string
  readonly foods: readonly z.infer<typeof proposedFoodSchema>[]
}

/** The JSON object from the first to the last brace of a text (specification, section 7). */
function readObject<Output>(text: string, schema: z.ZodMiniType<Output>): Output {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (text.length > MAX_ANSWER_LENGTH || from < 0 || to < from) throw new AnswerError('invalid response')
  let json: unknown
  try {
    json = JSON.parse(text.slice(from, to + 1))
  } catch {
    throw new AnswerError('invalid JSON')
  }
  const object = schema.safeParse(json)
  if (!object.success) throw new AnswerError('invalid response')
  return object.data
}

/**
 * Reads how a model shares a day's targets (kcal, grams) among its meals. The model gives the proportions; the sums
 * are ours.
 * @throws {AnswerError} when there is no such JSON, `AllocationError` when a meal or value is missing or unusable.
 */
export function readStage1Answer(text: string, types: readonly MealType[], day: Macros): MacroAllocation {
  const { macros } = readObject(text, stage1AnswerSchema)
  const allocation = readAllocation(macros, types)
  const sums = sumMacros(allocation.values())
  const fitToDay = (share: Macros) =>
    macrosOf((nutrient) => {
      const amount = (share[nutrient] / sums[nutrient]) * day[nutrient]
      if (!Number.isFinite(amount)) throw new AnswerError(`unusable shares of ${nutrient}`)
      return amount
    })
  return new Map(Array.from(allocation, ([type, share]) => [type, fitToDay(share)]))
}

/**
 * Reads the dish a model proposes. Entries that are not a food and an amount are left out.
 * @throws {AnswerError} when there is no such JSON.
 */
export function readStage2Answer(text: string): ProposedMeal {
  const { name, foods } = readObject(text, stage2AnswerSchema)
  const usable = foods.slice(0, MAX_FOODS).flatMap((entry) => proposedFoodSchema.safeParse(entry).data ?? [])
  return { name: plainText(name, PROMPT_LIMITS.dishNameLength), foods: usable }
}
