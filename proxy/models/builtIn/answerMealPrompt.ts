import {
  builtInFoods,
  builtInSeasonings,
  foodsFor,
  indexFoods,
  readRestrictions,
} from 'react-meal-planner/core'
import type { MealParameters } from '../../../src/contract/promptParameters.js'
import { proposeMeal } from '../../../src/planner/index.js'

const FOODS_BY_ID = indexFoods(builtInFoods)

/** A hash of the text (FNV-1a, 32 bits), so that the same prompt always gets the same dish. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}

/**
 * Answers a stage 2 prompt with one of our own dishes, made of the main food that it names and of allowed foods only;
 * undefined if there is no such dish, for example for a food of a shop's own catalogue.
 */
export function answerMealPrompt(parameters: MealParameters, prompt: string) {
  const { mealType, targets, lead, planned, avoid, restrictions, foodIds } = parameters
  const wishes = { dietaryRestrictions: restrictions, foodRestrictions: avoid }
  const meal = proposeMeal({
    mealType,
    targets,
    mainFoodId: lead.foodId,
    style: lead.style,
    allowedFoods: foodIds.flatMap((id) => FOODS_BY_ID.get(id) ?? []),
    allowedSeasonings: foodsFor(wishes, builtInSeasonings),
    isKosher: readRestrictions(restrictions).diets.includes('kosher'),
    planned,
    seed: seedOf(prompt),
  })
  return meal && { type: mealType, ...meal }
}
