import * as z from 'zod/mini'
import { AVOIDABLE_FOODS } from '../core/food/avoidableFoods.js'
import { FOOD_ID, foodIdSchema } from '../core/food/food.js'
import { MEAL_TYPES, type MealType, mealTypeSchema } from '../core/plan/mealTypes.js'
import { parseJsonText } from './parseJsonText.js'
import { boundedLine } from './plainText.js'
import { DISH_STYLES, PROMPT_LIMITS, type PromptParameters } from './promptParameters.js'
import { MAX_PROMPT_LENGTH } from './requests.js'
import { writePrompt } from './writePrompt.js'

const amount = z.number().check(z.gte(0), z.lte(PROMPT_LIMITS.kcalOrGrams), z.multipleOf(1))
const targets = z.object({ calories: amount, protein: amount, fat: amount, carbs: amount })
const foodId = foodIdSchema.check(z.maxLength(PROMPT_LIMITS.foodIdLength))
const line = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => boundedLine(text, maxLength) === text),
  )
/** Written by hand, because a schema for each of 200 ids would take most of the time of a call. */
const isFoodIdList = (ids: unknown) =>
  Array.isArray(ids) &&
  ids.length > 0 &&
  ids.length <= PROMPT_LIMITS.foodIds &&
  new Set(ids).size === ids.length &&
  ids.every((id) => typeof id === 'string' && id.length <= PROMPT_LIMITS.foodIdLength && FOOD_ID.test(id))
const isFirstMeals = (types: readonly MealType[]) => types.every((type, index) => type === MEAL_TYPES[index])

const allocationSchema = z.object({
  stage: z.literal(1),
  targets,
  mealTypes: z.array(mealTypeSchema).check(z.minLength(1), z.maxLength(6), z.refine(isFirstMeals)),
})

const mealSchema = z.object({
  stage: z.literal(2),
  mealType: mealTypeSchema,
  targets,
  budgetUsd: z.number().check(z.gte(0), z.lte(PROMPT_LIMITS.budgetUsd), z.multipleOf(0.01)),
  lead: z.object({ foodId, style: z.enum(DISH_STYLES) }),
  avoid: z.array(z.enum(AVOIDABLE_FOODS)).check(z.maxLength(AVOIDABLE_FOODS.length)),
  restrictions: line(PROMPT_LIMITS.restrictionsLength),
  planned: z.array(line(PROMPT_LIMITS.dishNameLength)).check(z.maxLength(PROMPT_LIMITS.plannedDishes)),
  foodIds: z.custom<readonly string[]>(isFoodIdList),
})

const parametersSchema = z.union([allocationSchema, mealSchema])

const TARGETS_PATTERN =
  '(?<calories>\\d+) kcal, (?<protein>\\d+) g protein, (?<fat>\\d+) g fat, (?<carbs>\\d+) g carbs'
const ALLOCATION_PATTERN = new RegExp(`^Daily targets: ${TARGETS_PATTERN}\\nMeals: (?<meals>.*)$`, 'm')
const MEAL_PATTERN = new RegExp(
  [
    '^Meal: (?<meal>.*)',
    `Targets: ${TARGETS_PATTERN}`,
    'Budget: \\$(?<budget>\\d+\\.\\d\\d)',
    'Main food: (?<food>.*)',
    'Style: (?<style>.*)',
    'Foods to avoid: (?<avoid>.*)',
    'Dietary restrictions, [^:\\n]*: (?<restrictions>.*)',
    'Dishes already [^:\\n]*: (?<planned>.*)',
    'Allowed food ids: (?<ids>.*)$',
  ].join('\\n'),
  'm',
)

type Groups = Readonly<Record<string, string | undefined>>

const readTargets = ({ calories, protein, fat, carbs }: Groups) => ({
  calories: Number(calories),
  protein: Number(protein),
  fat: Number(fat),
  carbs: Number(carbs),
})

function parseParameters(text: string): unknown {
  const day = ALLOCATION_PATTERN.exec(text)?.groups
  if (day) return { stage: 1, targets: readTargets(day), mealTypes: day.meals?.split(', ') }
  const meal = MEAL_PATTERN.exec(text)?.groups
  if (!meal) return undefined
  return {
    stage: 2,
    mealType: meal.meal,
    targets: readTargets(meal),
    budgetUsd: Number(meal.budget),
    lead: { foodId: meal.food, style: meal.style },
    avoid: parseJsonText(meal.avoid ?? ''),
    restrictions: parseJsonText(meal.restrictions ?? ''),
    planned: parseJsonText(meal.planned ?? ''),
    foodIds: meal.ids?.split(', '),
  }
}

/**
 * The parameters of a prompt, or `null` if the widget did not write it. Only servers need this. The prompt is written
 * again from the parameters and must be the same text, so that nobody can add a line before, between or after ours. The
 * visitor's own words stay one quoted line.
 */
export function recognisePrompt(text: string): PromptParameters | null {
  if (text.length > MAX_PROMPT_LENGTH) return null
  const parameters = parametersSchema.safeParse(parseParameters(text))
  return parameters.success && writePrompt(parameters.data) === text ? parameters.data : null
}
