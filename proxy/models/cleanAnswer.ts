import * as z from 'zod/mini'
import {
  allocationAnswerSchema,
  MAX_PROPOSED_FOODS,
  mealAnswerSchema,
  objectText,
  proposedFoodSchema,
} from '../../src/contract/modelAnswers.js'
import { parseJsonText } from '../../src/contract/parseJsonText.js'
import { plainText } from '../../src/contract/plainText.js'
import {
  type AllocationParameters,
  type MealParameters,
  PROMPT_LIMITS,
  type PromptParameters,
} from '../../src/contract/promptParameters.js'

/** More of one food than anybody eats in a meal. */
const MAX_GRAMS = 5000

const amount = z.number().check(z.gte(0), z.lte(PROMPT_LIMITS.kcalOrGrams))
const macrosSchema = z.object({ calories: amount, protein: amount, fat: amount, carbs: amount })

function allocation(json: unknown, { mealTypes }: AllocationParameters): object | null {
  const meals = allocationAnswerSchema.safeParse(json).data?.macros
  const byMeal: Record<string, unknown> = Object(meals)
  const entries = mealTypes.map((type) => [type, macrosSchema.safeParse(byMeal[type]).data] as const)
  return entries.every(([, macros]) => macros) ? { macros: Object.fromEntries(entries) } : null
}

function meal(json: unknown, { mealType, foodIds }: MealParameters): object | null {
  const proposed = mealAnswerSchema.safeParse(json).data
  if (!proposed) return null
  const foods = proposed.foods.slice(0, MAX_PROPOSED_FOODS).flatMap((entry) => {
    const { data } = proposedFoodSchema.safeParse(entry)
    return data && foodIds.includes(data.id) && data.grams > 0 && data.grams <= MAX_GRAMS ? [data] : []
  })
  return { type: mealType, name: plainText(proposed.name, PROMPT_LIMITS.dishNameLength), foods }
}

/**
 * What a prompt asked for and nothing else, written anew: four numbers for each meal, or a short name and foods that the
 * prompt allows. So nobody gets other work out of the model. `null` when the text holds no such answer.
 */
export function cleanAnswer(text: string, parameters: PromptParameters): string | null {
  const json = parseJsonText(objectText(text) ?? '')
  const clean = parameters.stage === 1 ? allocation(json, parameters) : meal(json, parameters)
  return clean && JSON.stringify(clean)
}
