import type { PromptParameters } from '../../src/contract/promptParameters.js'
import { MEAL_TYPES, type MealType } from '../../src/core/plan/mealTypes.js'

const number = { type: 'number' } as const

function object(properties: Readonly<Record<string, object>>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

const mealMacros = object({ calories: number, protein: number, fat: number, carbs: number })

const allocationSchema = (mealTypes: readonly MealType[]) =>
  object({ macros: object(Object.fromEntries(mealTypes.map((type) => [type, mealMacros]))) })

// It does not list the allowed food ids: providers compile every new schema, and each call would have a new one. The widget
// ignores ids that it does not know.
const MEAL_SCHEMA = object({
  type: { type: 'string', enum: MEAL_TYPES },
  name: { type: 'string' },
  foods: { type: 'array', items: object({ id: { type: 'string' }, grams: number }) },
})

/** JSON schema of a prompt's answer (specification, section 7), within the limits of structured outputs. */
export function answerSchema(parameters: PromptParameters): Record<string, unknown> {
  return parameters.stage === 1 ? allocationSchema(parameters.mealTypes) : MEAL_SCHEMA
}
