import {
  builtInFoods,
  builtInSeasonings,
  foodsFor,
  indexFoods,
  readRestrictions,
} from 'react-meal-planner/core'
import type { MealParameters } from '../../../src/contract/promptParameters.js'
import { textHash } from '../../../src/core/along/link/textHash.js'
import { proposeMeal } from '../../../src/planner/composed/index.js'

const FOODS_BY_ID = indexFoods(builtInFoods)

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
    // The same prompt always gets the same dish. A signed number is the state of the planner's chance as it is.
    seed: textHash(prompt) | 0,
  })
  return meal && { type: mealType, ...meal }
}
