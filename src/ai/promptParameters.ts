import * as z from 'zod/mini'
import { AVOIDABLE_FOODS } from '../core/food/avoidableFoods.js'
import { MEAL_TYPES, type MealType, mealTypeSchema } from '../core/plan/mealTypes.js'
import { oneLine } from './plainText.js'

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

/** How a meal may be prepared; part of the lead a call is handed. */
export const DISH_STYLES = [
  'bowl',
  'stir-fry',
  'salad',
  'stew',
  'skillet',
  'roast',
  'curry',
  'warm breakfast',
  'cold breakfast',
  'savory breakfast',
  'small plate',
] as const
export type DishStyle = (typeof DISH_STYLES)[number]

const amount = z.number().check(z.gte(0), z.lte(PROMPT_LIMITS.kcalOrGrams), z.int())
const targets = z.object({ calories: amount, protein: amount, fat: amount, carbs: amount })
const foodId = z
  .string()
  .check(z.maxLength(PROMPT_LIMITS.foodIdLength), z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/))
const line = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => oneLine(text, maxLength) === text),
  )
const isFirstMeals = (types: readonly MealType[]) => types.every((type, index) => type === MEAL_TYPES[index])

/** What a stage 1 prompt says: a day's targets (kcal, grams) and the meals that share them. */
export const stage1ParametersSchema = z.object({
  stage: z.literal(1),
  targets,
  mealTypes: z.array(mealTypeSchema).check(z.minLength(1), z.maxLength(6), z.refine(isFirstMeals)),
})
export type Stage1Parameters = z.infer<typeof stage1ParametersSchema>

/** What a stage 2 prompt says: one meal, its targets (kcal, grams), and what it may be made of. */
export const stage2ParametersSchema = z.object({
  stage: z.literal(2),
  mealType: mealTypeSchema,
  targets,
  /** For this one meal, in US dollars and whole cents. */
  budgetUsd: z.number().check(z.gte(0), z.lte(PROMPT_LIMITS.budgetUsd), z.multipleOf(0.01)),
  /** The meal's main food and style, so that calls that cannot see each other give different dishes. */
  lead: z.object({ foodId, style: z.enum(DISH_STYLES) }),
  avoid: z.array(z.enum(AVOIDABLE_FOODS)).check(z.maxLength(AVOIDABLE_FOODS.length)),
  /** The visitor's own words, one line. */
  restrictions: line(PROMPT_LIMITS.restrictionsLength),
  /** Names of dishes the week already has. */
  planned: z.array(line(PROMPT_LIMITS.dishNameLength)).check(z.maxLength(PROMPT_LIMITS.plannedDishes)),
  foodIds: z.array(foodId).check(z.minLength(1), z.maxLength(PROMPT_LIMITS.foodIds)),
})
export type Stage2Parameters = z.infer<typeof stage2ParametersSchema>

export const promptParametersSchema = z.union([stage1ParametersSchema, stage2ParametersSchema])
export type PromptParameters = z.infer<typeof promptParametersSchema>
