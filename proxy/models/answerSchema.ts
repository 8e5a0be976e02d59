import type { PromptParameters } from '../../src/contract/promptParameters.js'
import { MEAL_TYPES, type MealType } from '../../src/core/plan/mealTypes.js'

const number = { type: 'number' } as const

function object(properties: Readonly<Record<string, object>>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

const mealMacros = object({ calories: number, protein: number, fat: number, carbs: number })

const stage1Schema = (mealTypes: readonly MealType[]) =>
  object({ macros: object(Object.fromEntries(mealTypes.map((type) => [type, mealMacros]))) })

// The allowed food ids stay out: a schema that differs with each call has to be compiled anew for each call. Ids the
// widget does not know are skipped there.
const STAGE_2_SCHEMA = object({
  type: { type: 'string', enum: MEAL_TYPES },
  name: { type: 'string' },
  foods: { type: 'array', items: object({ id: { type: 'string' }, grams: number }) },
})

/** JSON schema of the answer a prompt asks for (specification, section 7), within what structured outputs support. */
export function answerSchema(parameters: PromptParameters): Record<string, unknown> {
  return parameters.stage === 1 ? stage1Schema(parameters.mealTypes) : STAGE_2_SCHEMA
}
