import type { AvoidableFood } from '../core/food/avoidableFoods.js'
import type { Macros } from '../core/nutrition/macros.js'
import type { MealType } from '../core/plan/mealTypes.js'

/** The limits of a prompt, so that nobody can use it to send something else. */
export const PROMPT_LIMITS = {
  kcalOrGrams: 20_000,
  budgetUsd: 500,
  restrictionsLength: 1000,
  foodIds: 200,
  foodIdLength: 64,
  /** A lunch and a dinner a day. */
  plannedDishes: 14,
  dishNameLength: 80,
} as const

/** How a meal is prepared, in the words of our own dish names. `plate` stands for every other dish. */
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
type DishStyle = (typeof DISH_STYLES)[number]

/** The food and style of a meal. Calls cannot see each other, so each gets its own lead and the dishes differ. */
export interface Lead {
  readonly foodId: string
  readonly style: DishStyle
}

/** What an allocation prompt (stage 1) says: a day's targets and the meals to allocate them to. */
export interface AllocationParameters {
  readonly stage: 1
  /** The prompt has them in whole kcal and grams. */
  readonly targets: Macros
  readonly mealTypes: readonly MealType[]
}

/** What a meal prompt (stage 2) says: one meal, its targets and the foods it may hold. */
export interface MealParameters {
  readonly stage: 2
  readonly mealType: MealType
  /** The prompt has them in whole kcal and grams. */
  readonly targets: Macros
  /** US dollars for this one meal. The prompt has it in whole cents. */
  readonly budgetUsd: number
  readonly lead: Lead
  readonly avoid: readonly AvoidableFood[]
  /** The visitor's own words, on one line. */
  readonly restrictions: string
  /** Names of the dishes that the week already has, each on one line. */
  readonly planned: readonly string[]
  readonly foodIds: readonly string[]
}

export type PromptParameters = AllocationParameters | MealParameters
