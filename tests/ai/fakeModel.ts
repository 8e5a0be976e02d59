import { builtInFoods } from 'react-meal-planner/core'
import type { AllocationParameters, MealParameters } from '../../src/contract/promptParameters.js'
import { recognisePrompt } from '../../src/contract/recognisePrompt.js'

const SHARES = { breakfast: 0.25, lunch: 0.35, dinner: 0.3, snack: 0.1, snack2: 0.1, snack3: 0.1 } as const

/** A good answer to the allocation call. */
function allocation({ targets, mealTypes }: AllocationParameters) {
  const macros = Object.fromEntries(
    mealTypes.map((type) => [
      type,
      {
        calories: targets.calories * SHARES[type],
        protein: targets.protein * SHARES[type],
        fat: targets.fat * SHARES[type],
        carbs: targets.carbs * SHARES[type],
      },
    ]),
  )
  return { macros }
}

const categoryOf = new Map(builtInFoods.map(({ id, category }) => [id, category]))

/** A good answer to a meal call: the lead with a starch, a vegetable and a fat from the allowed foods. */
export function dish({ mealType, lead, foodIds }: MealParameters) {
  const turn = lead.foodId.length + lead.style.length
  const pick = (category: string, grams: number) => {
    const ids = foodIds.filter((id) => categoryOf.get(id) === category && id !== lead.foodId)
    const id = ids[turn % Math.max(ids.length, 1)]
    return id === undefined ? [] : [{ id, grams }]
  }
  const sides =
    mealType === 'lunch' || mealType === 'dinner'
      ? [...pick('carbs', 80), ...pick('vegetable', 150), ...pick('fat', 10)]
      : [...pick('fruit', 120), ...pick('nuts_seeds', 15)]
  return {
    type: mealType,
    // A name has no digits. Backwards, the style promises no bread, eggs or noodles.
    name: `Model ${lead.foodId.replace(/-\d+/, '')} ${[...lead.style].reverse().join('')} for ${mealType}`,
    foods: [{ id: lead.foodId, grams: 130 }, ...sides],
  }
}

/** A good answer, as text, to one of our prompts. */
export function goodAnswer(prompt: string): string {
  const parameters = recognisePrompt(prompt)
  if (!parameters) throw new Error(`Not one of our prompts: ${prompt.slice(0, 80)}`)
  return JSON.stringify(parameters.stage === 1 ? allocation(parameters) : dish(parameters))
}

/** The parameters of a prompt for a meal; null for another prompt. */
export function mealPrompt(prompt: string): MealParameters | null {
  const parameters = recognisePrompt(prompt)
  return parameters?.stage === 2 ? parameters : null
}
