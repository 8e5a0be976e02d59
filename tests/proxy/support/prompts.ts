import { builtInFoods } from 'react-meal-planner/core'
import type { AllocationParameters, MealParameters } from '../../../src/contract/promptParameters.js'
import { writePrompt } from '../../../src/contract/writePrompt.js'

export const DAY: AllocationParameters = {
  stage: 1,
  targets: { calories: 2001, protein: 151, fat: 67, carbs: 199 },
  mealTypes: ['breakfast', 'lunch', 'dinner', 'snack', 'snack2'],
}

export const DINNER: MealParameters = {
  stage: 2,
  mealType: 'dinner',
  targets: { calories: 600, protein: 45, fat: 20, carbs: 60 },
  budgetUsd: 4.25,
  lead: { foodId: 'salmon', style: 'roast' },
  avoid: ['peanuts'],
  restrictions: 'no mushrooms please',
  planned: [],
  foodIds: builtInFoods.map(({ id }) => id),
}

export const DAY_PROMPT = writePrompt(DAY)
export const DINNER_PROMPT = writePrompt(DINNER)
