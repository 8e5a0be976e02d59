import type { MealVariety } from '../core/profile.js'
import type { Cookbook } from './cookbook.js'
import { dishFoods } from './dish.js'
import { mealKind } from './mealKind.js'
import { overpayUsd } from './overpay.js'
import type { PlannedDay } from './planDay.js'
import { type Plate, plateFoods } from './plate.js'
import { contributions } from './repairDay.js'
import { allowsSwap } from './variety.js'
import type { WeekRules } from './weekRules.js'

const TRIALS_A_DAY = 6
/** A change that saves less is not worth it, US dollars. */
export const LEAST_SAVING_USD = 0.05
/** US dollars that a squared gap to be expected after a swap counts. */
const USD_PER_SQUARED_GAP = 6

export interface Swap {
  readonly plates: readonly Plate[]
  readonly expectedUsd: number
}

function plateUsd(plate: Plate, at: number, day: PlannedDay, { basket }: WeekRules): number {
  const before = day.plates.slice(0, at).flatMap(plateFoods).length
  return plateFoods(plate).reduce(
    (sum, food, index) => sum + overpayUsd(food, day.solution.grams[before + index] ?? 0, basket),
    0,
  )
}

export function cheaperSwaps(
  days: readonly PlannedDay[],
  dayIndex: number,
  cookbook: Cookbook,
  variety: MealVariety,
  rules: WeekRules,
): Swap[] {
  const day = days[dayIndex]
  if (day === undefined) return []
  const present = contributions(day, rules)
  const swaps = day.plates.flatMap((plate, at) => {
    const nowUsd = plateUsd(plate, at, day, rules)
    return cookbook.allDishes(mealKind(plate.type)).flatMap(({ dish, grams, brings }): Swap[] => {
      const usd = dishFoods(dish).reduce(
        (sum, food, index) => sum + overpayUsd(food, grams[index] ?? 0, rules.basket),
        -nowUsd,
      )
      if (usd > 0 || !allowsSwap(days, dayIndex, at, dish.name, variety)) return []
      const misfit = day.solution.gaps.reduce((sum, gap, row) => {
        const after = gap - (present[at]?.[row] ?? 0) + (brings[row] ?? 0)
        return sum + after * after
      }, 0)
      const plates = day.plates.map((other, index) => (index === at ? { ...plate, dish, sides: [] } : other))
      return [{ plates, expectedUsd: usd + USD_PER_SQUARED_GAP * misfit }]
    })
  })
  const sideless = day.plates.map((plate) => ({ ...plate, sides: [] }))
  swaps.push({ plates: sideless, expectedUsd: 0 })
  return swaps.sort((a, b) => a.expectedUsd - b.expectedUsd).slice(0, TRIALS_A_DAY)
}

/** One week being made cheaper. */
export interface WeekInTheMaking {
  readonly days: PlannedDay[]
  readonly cookbook: Cookbook
  readonly variety: MealVariety
  readonly rules: WeekRules
}
