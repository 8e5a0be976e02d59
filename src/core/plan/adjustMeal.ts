import { isSeasoning } from '../food/isSeasoning.js'
import { MACRONUTRIENTS, type Macros, NUTRIENTS, sumMacros } from '../nutrition/macros.js'
import { requireFinite } from '../requireFinite.js'
import { toMealItem } from './toMeal.js'
import type { MealItem } from './weekPlan.js'

/** Constants of the meal adjustment (specification, section 9). */
const MAX_STEPS = 100
const TOLERANCE = 0.02
const SHARE_OF_GAP = 0.5
const QUANTITY_G = { min: 10, max: 500 } as const
const CALORIES_TOLERANCE = 0.1
const CALORIES_FACTOR = { min: 0.9, max: 1.1 } as const

interface Limits {
  readonly min: number
  readonly max: number
}

function clamp(value: number, { min, max }: Limits): number {
  return Math.min(max, Math.max(min, value))
}

/**
 * The items with one food scaled by half a gap. It is the largest contributor of the nutrient that is relatively furthest
 * from its target, or of the next nutrient if that food cannot move. Undefined if all nutrients are within tolerance or
 * no food can move.
 */
function step(items: readonly MealItem[], target: Macros): readonly MealItem[] | undefined {
  const totals = sumMacros(items)
  const movable = items.filter(({ food }) => !isSeasoning(food))
  const gaps = MACRONUTRIENTS.map((nutrient) => ({ nutrient, gapG: target[nutrient] - totals[nutrient] }))
    .filter(({ nutrient, gapG }) => Math.abs(gapG) > target[nutrient] * TOLERANCE)
    .sort((a, b) => Math.abs(b.gapG) * target[a.nutrient] - Math.abs(a.gapG) * target[b.nutrient])
  for (const { nutrient, gapG } of gaps) {
    const most = Math.max(0, ...movable.map((item) => item[nutrient]))
    const largest = movable.find((item) => item[nutrient] === most)
    if (!largest || most === 0) continue
    const quantityG = clamp(largest.quantity * (1 + (SHARE_OF_GAP * gapG) / most), QUANTITY_G)
    if (quantityG === largest.quantity) continue
    return items.map((item) => (item === largest ? toMealItem(item.food, quantityG) : item))
  }
  return undefined
}

/**
 * No range holds the amounts here: with that of the steps, 4.5 g of oil would more than double. For a model's meal, the
 * planner then finds portions that people eat, and `checkPlan` refuses others.
 */
function scaleToCalories(items: readonly MealItem[], targetKcal: number): readonly MealItem[] {
  const { calories } = sumMacros(items)
  if (!(calories > 0) || !(Math.abs(calories - targetKcal) > targetKcal * CALORIES_TOLERANCE)) return items
  const factor = clamp(targetKcal / calories, CALORIES_FACTOR)
  return items.map((item) => (isSeasoning(item.food) ? item : toMealItem(item.food, item.quantity * factor)))
}

/**
 * Moves the quantities of a meal towards its targets (specification, section 9): up to 100 steps, each on the food that
 * contributes most to the nutrient furthest off, whose quantity is then 10 to 500 g, until protein, carbs and fat are
 * within 2 percent. If calories are then more than 10 percent off, all quantities change by one factor of 0.9 to 1.1,
 * whatever they are. Seasonings count, but their quantities stay, because a recipe fixes them.
 * @param target kcal and grams for this meal. If they are out of reach, the meal gets as close as the steps allow.
 * @returns new items with numbers from their foods.
 * @throws {RangeError} when a target is no finite number.
 */
export function adjustMeal(items: readonly MealItem[], target: Macros): MealItem[] {
  for (const nutrient of NUTRIENTS) requireFinite(`target.${nutrient}`, target[nutrient])
  let adjusted: readonly MealItem[] = items.map(({ food, quantity }) => toMealItem(food, quantity))
  for (let count = 0; count < MAX_STEPS; count++) {
    const next = step(adjusted, target)
    if (!next) break
    adjusted = next
  }
  return [...scaleToCalories(adjusted, target.calories)]
}
