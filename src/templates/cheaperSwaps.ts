import type { Food } from '../core/food/food.js'
import type { MealVariety } from '../core/profile.js'
import type { Cookbook } from './cookbook.js'
import { dishFoods } from './dish.js'
import { mealKind } from './mealKind.js'
import { overpayUsd } from './overpay.js'
import type { PlannedDay } from './planDay.js'
import { type Plate, plateFoods } from './plate.js'
import { contributions } from './repairDay.js'
import { allowedSwaps } from './variety.js'
import type { WeekRules } from './weekRules.js'

/** A change that saves less is not worth it, US dollars. */
export const LEAST_SAVING_USD = 0.05
/** US dollars that a squared gap to be expected after a swap counts. */
const USD_PER_SQUARED_GAP = 6

/** One week being made cheaper. */
export interface WeekInTheMaking {
  readonly days: PlannedDay[]
  readonly cookbook: Cookbook
  readonly variety: MealVariety
  readonly rules: WeekRules
}

/** Another plate in place of one of a day's. */
export interface Swap {
  readonly at: number
  readonly plate: Plate
  /** What the day is expected to cost more, a worse fit included, US dollars. */
  readonly expectedUsd: number
}

function plateUsd(plate: Plate, at: number, day: PlannedDay, { basket }: WeekRules): number {
  const before = day.plates.slice(0, at).flatMap(plateFoods).length
  return plateFoods(plate).reduce(
    (sum, food, index) => sum + overpayUsd(food, day.solution.grams[before + index] ?? 0, basket),
    0,
  )
}

/** Dishes that variety allows in place of one plate of a day, the most promising first. */
export function plateSwaps(
  dayIndex: number,
  at: number,
  { days, cookbook, variety, rules }: WeekInTheMaking,
  without?: Food,
): Swap[] {
  const day = days[dayIndex]
  const plate = day?.plates[at]
  if (day === undefined || plate === undefined) return []
  const present = contributions(day, rules)[at] ?? []
  const nowUsd = plateUsd(plate, at, day, rules)
  const allows = allowedSwaps(days, dayIndex, at, variety)
  const swaps: Swap[] = []
  for (const { dish, grams, brings } of cookbook.allDishes(mealKind(plate.type))) {
    const foods = dishFoods(dish)
    if (!allows(dish.name) || (without !== undefined && foods.includes(without))) continue
    const usd = foods.reduce(
      (sum, food, index) => sum + overpayUsd(food, grams[index] ?? 0, rules.basket),
      -nowUsd,
    )
    if (without === undefined && usd > 0) continue
    const misfit = day.solution.gaps.reduce((sum, gap, row) => {
      const after = gap - (present[row] ?? 0) + (brings[row] ?? 0)
      return sum + after * after
    }, 0)
    swaps.push({ at, plate: { ...plate, dish, sides: [] }, expectedUsd: usd + USD_PER_SQUARED_GAP * misfit })
  }
  return swaps.sort((a, b) => a.expectedUsd - b.expectedUsd)
}
