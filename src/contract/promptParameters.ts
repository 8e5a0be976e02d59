import type { AvoidableFood } from '../core/food/avoidableFoods.js'
import type { Macros } from '../core/nutrition/macros.js'
import type { MealType } from '../core/plan/mealTypes.js'

/** Bounds of what a prompt can hold, so that nobody can make it a carrier of something else. */
export const PROMPT_LIMITS = {
  kcalOrGrams: 20_000,
  budgetUsd: 500,
  restrictionsLength: 1000,
  foodIds: 200,
  foodIdLength: 64,
  plannedDishes: 20,
  dishNameLength: 80,
} as const

/** How a meal may be prepared, as the names of our own dishes say it; a plate is what has no other name. */
export const DISH_STYLES = [
  'stir-fry',
  'curry',
  'chili',
  'stew',
  'soup',
  'salad',
  'bowl',
  'skillet',
  'roast',
  'pasta',
  'tacos',
  'sandwich',
  'omelette',
  'scramble',
  'oatmeal',
  'porridge',
  'pancakes',
  'toast',
  'shake',
  'plate',
] as const
export type DishStyle = (typeof DISH_STYLES)[number]

/** What a call is led by, so that calls that cannot see each other give different dishes. */
export interface Lead {
  readonly foodId: string
  readonly style: DishStyle
}

/** What a stage 1 prompt says: a day's targets and the meals that share them. */
export interface Stage1Parameters {
  readonly stage: 1
  /** Written in whole kcal and grams. */
  readonly targets: Macros
  readonly mealTypes: readonly MealType[]
}

/** What a stage 2 prompt says: one meal, its targets, and what it may be made of. */
export interface Stage2Parameters {
  readonly stage: 2
  readonly mealType: MealType
  /** Written in whole kcal and grams. */
  readonly targets: Macros
  /** For this one meal, in US dollars; written in whole cents. */
  readonly budgetUsd: number
  readonly lead: Lead
  readonly avoid: readonly AvoidableFood[]
  /** The visitor's own words, one line. */
  readonly restrictions: string
  /** Names of dishes the week already has, each one line. */
  readonly planned: readonly string[]
  readonly foodIds: readonly string[]
}

export type PromptParameters = Stage1Parameters | Stage2Parameters
