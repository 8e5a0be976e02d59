import type { Food } from '../../core/food/food.js'
import { KCAL_PER_G } from '../../core/nutrition/kcalPerG.js'
import { limitedNutrientsOf } from '../../core/nutrition/limitedNutrientsOf.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { SATURATED_FAT_SHARE, SODIUM_LIMIT_MG } from '../../core/nutrition/nutrientLimits.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { type DayGoal, isProduce } from './servings.js'

/**
 * The rows of a day, in this order: its four numbers, the produce that it should reach, and the saturated fat and sodium
 * that it should stay under.
 */
const PRODUCE_ROW = NUTRIENTS.length
export const SATURATED_FAT_ROW = PRODUCE_ROW + 1
export const SODIUM_ROW = PRODUCE_ROW + 2
export const ROW_COUNT = PRODUCE_ROW + 3

/** Weight of a squared gap of one of the four numbers, against a squared departure from the cook's amounts. */
const GAP_WEIGHT = 100
/**
 * The widest of the four gaps decides whether a day is on target, so a wide gap weighs this much more than a narrow one.
 */
const WIDE_GAP = 0.05
const WIDE_GAP_WEIGHT = 4
/** How much more energy weighs where it comes first. */
const ENERGY_FIRST = 40
const PRODUCE_WEIGHT = 4
const LIMIT_WEIGHT = 45
/** Wider than this, an excess counts in proportion: days that cannot stay under a limit still have targets to meet. */
const WIDE_EXCESS = 0.2
/** The share of a limit that a day aims at, so that rounding and the days that fail leave the week under it. */
const AIM = 0.93

/**
 * The weight of a row's squared gap. Too much produce costs nothing, and neither does too little of a limited nutrient.
 */
export function rowWeight(row: number, gap: number, isEnergyFirst = false): number {
  if (row === 0 && isEnergyFirst && gap < 0) return GAP_WEIGHT * ENERGY_FIRST
  if (row < PRODUCE_ROW) {
    const width = Math.min(1, Math.abs(gap) / WIDE_GAP)
    return GAP_WEIGHT * (1 + WIDE_GAP_WEIGHT * width * width)
  }
  if (row === PRODUCE_ROW) return gap < 0 ? PRODUCE_WEIGHT : 0
  return gap > 0 ? LIMIT_WEIGHT * Math.min(1, WIDE_EXCESS / gap) : 0
}

interface Limited {
  readonly saturatedFatG: number
  readonly sodiumMg: number
}

/** The limited nutrients in one gram of a food. The planner asks for them thousands of times a week. */
const limitedByFood = new WeakMap<Food, Limited>()

function limitedIn(food: Food): Limited {
  const known = limitedByFood.get(food)
  if (known) return known
  const amounts = limitedNutrientsOf(food)
  const limited = { saturatedFatG: amounts.get('saturatedFat') ?? 0, sodiumMg: amounts.get('sodium') ?? 0 }
  limitedByFood.set(food, limited)
  return limited
}

const rowsByGoal = new WeakMap<DayGoal, WeakMap<Food, Float64Array>>()

/** The share of each row that one gram of a food provides. Do not modify the array. */
export function rowsOfFood(food: Food, goal: DayGoal): Float64Array {
  let known = rowsByGoal.get(goal)
  if (known === undefined) {
    known = new WeakMap()
    rowsByGoal.set(goal, known)
  }
  let rows = known.get(food)
  if (rows === undefined) {
    rows = computeRows(food, goal)
    known.set(food, rows)
  }
  return rows
}

function computeRows(food: Food, { targets, produceG }: DayGoal): Float64Array {
  const rows = new Float64Array(ROW_COUNT)
  for (const [row, nutrient] of NUTRIENTS.entries()) {
    rows[row] = food[nutrient] / food.servingSize / Math.max(targets[nutrient], 1)
  }
  const { saturatedFatG, sodiumMg } = limitedIn(food)
  rows[PRODUCE_ROW] = produceG > 0 && isProduce(food) ? 1 / produceG : 0
  rows[SATURATED_FAT_ROW] =
    (saturatedFatG * KCAL_PER_G.fat) / (AIM * SATURATED_FAT_SHARE) / Math.max(targets.calories, 1)
  rows[SODIUM_ROW] = sodiumMg / (AIM * SODIUM_LIMIT_MG)
  return rows
}

/** The share of each row that items provide together. */
export function rowsOfItems(items: readonly MealItem[], goal: DayGoal): Float64Array {
  const sum = new Float64Array(ROW_COUNT)
  for (const { food, quantity } of items) {
    const rows = rowsOfFood(food, goal)
    for (let row = 0; row < ROW_COUNT; row++) sum[row] = (sum[row] ?? 0) + (rows[row] ?? 0) * quantity
  }
  return sum
}

/** The gaps of days on which nothing is eaten. */
export function dayRows(dayCount: number, { produceG }: DayGoal): Float64Array {
  const gaps = new Float64Array(dayCount * ROW_COUNT).fill(-1)
  if (produceG === 0) for (let day = 0; day < dayCount; day++) gaps[day * ROW_COUNT + PRODUCE_ROW] = 0
  return gaps
}
