import type { Food } from '../../core/food/food.js'
import { KCAL_PER_G } from '../../core/nutrition/kcalPerG.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { SATURATED_FAT_SHARE, SODIUM_LIMIT_MG } from '../../core/nutrition/nutrientLimits.js'
import { plannedNutrientsOf } from '../../core/nutrition/plannedNutrientsOf.js'
import { perObject } from '../../core/perObject.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { type DayGoal, isProduce } from './servings.js'

/**
 * The rows of a day, in this order: its four numbers, the produce that it should reach, the saturated fat and sodium that
 * it should stay under, and the calcium that it should reach.
 */
const PRODUCE_ROW = NUTRIENTS.length
export const SATURATED_FAT_ROW = PRODUCE_ROW + 1
export const SODIUM_ROW = PRODUCE_ROW + 2
export const CALCIUM_ROW = PRODUCE_ROW + 3
export const ROW_COUNT = PRODUCE_ROW + 4

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
const CALCIUM_WEIGHT = 4
/** Wider than this, an excess counts in proportion: days that cannot stay under a limit still have targets to meet. */
const WIDE_EXCESS = 0.2
/** The share of a limit that a day aims at, so that rounding and the days that fail leave the week under it. */
export const AIM = 0.93

/**
 * Writes the weights of a day's squared gaps. Too much produce or calcium costs nothing, and neither does too little of a
 * limited nutrient. It takes all rows at once, because numbers that are passed one by one take memory.
 * @param from where the rows of the day begin
 */
export function weighDay(
  gaps: Float64Array,
  weights: Float64Array,
  from: number,
  isEnergyFirst: boolean,
): void {
  for (let row = 0; row < ROW_COUNT; row++) {
    const gap = gaps[from + row] ?? 0
    let weight = 0
    if (row === 0 && isEnergyFirst && gap < 0) weight = GAP_WEIGHT * ENERGY_FIRST
    else if (row < PRODUCE_ROW) {
      const width = Math.min(1, Math.abs(gap) / WIDE_GAP)
      weight = GAP_WEIGHT * (1 + WIDE_GAP_WEIGHT * width * width)
    } else if (row === PRODUCE_ROW) weight = gap < 0 ? PRODUCE_WEIGHT : 0
    else if (row === CALCIUM_ROW) weight = gap < 0 ? CALCIUM_WEIGHT : 0
    else if (gap > 0) weight = LIMIT_WEIGHT * Math.min(1, WIDE_EXCESS / gap)
    weights[from + row] = weight
  }
}

interface Nutrients {
  readonly saturatedFatG: number
  readonly sodiumMg: number
  readonly calciumMg: number
}

/** These nutrients in one gram of a food. */
const nutrientsIn = perObject((food: Food): Nutrients => {
  const amounts = plannedNutrientsOf(food)
  return {
    saturatedFatG: amounts.get('saturatedFat') ?? 0,
    sodiumMg: amounts.get('sodium') ?? 0,
    calciumMg: amounts.get('calcium') ?? 0,
  }
})

const rowsFor = perObject((goal: DayGoal) => perObject((food: Food) => computeRows(food, goal)))

/** The share of each row that one gram of a food provides. Do not modify the array. */
export function rowsOfFood(food: Food, goal: DayGoal): Float64Array {
  return rowsFor(goal)(food)
}

function computeRows(food: Food, { targets, produceG, calciumMg: wantedMg }: DayGoal): Float64Array {
  const rows = new Float64Array(ROW_COUNT)
  for (const [row, nutrient] of NUTRIENTS.entries()) {
    rows[row] = food[nutrient] / food.servingSize / Math.max(targets[nutrient], 1)
  }
  const { saturatedFatG, sodiumMg, calciumMg } = nutrientsIn(food)
  rows[PRODUCE_ROW] = produceG > 0 && isProduce(food) ? 1 / produceG : 0
  rows[SATURATED_FAT_ROW] =
    (saturatedFatG * KCAL_PER_G.fat) / (AIM * SATURATED_FAT_SHARE) / Math.max(targets.calories, 1)
  rows[SODIUM_ROW] = sodiumMg / (AIM * SODIUM_LIMIT_MG)
  rows[CALCIUM_ROW] = wantedMg > 0 ? calciumMg / wantedMg : 0
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
export function dayRows(dayCount: number, { produceG, calciumMg }: DayGoal): Float64Array {
  const gaps = new Float64Array(dayCount * ROW_COUNT).fill(-1)
  for (let day = 0; day < dayCount; day++) {
    if (produceG === 0) gaps[day * ROW_COUNT + PRODUCE_ROW] = 0
    if (calciumMg === 0) gaps[day * ROW_COUNT + CALCIUM_ROW] = 0
  }
  return gaps
}
