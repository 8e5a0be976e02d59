import type { MealVariety } from '../core/profile.js'
import { Basket } from './basket.js'
import type { Cookbook } from './cookbook.js'
import { dishFoods } from './dish.js'
import { mealKind } from './mealKind.js'
import { overpayUsd } from './overpay.js'
import { type PlannedDay, planDay } from './planDay.js'
import { type Plate, plateFoods } from './plate.js'
import { contributions, ON_TARGET_GAP } from './repairDay.js'
import { allowsSwap } from './variety.js'
import type { WeekRules } from './weekRules.js'

const PASSES = 3
const TRIALS_A_DAY = 6
const LEAST_SAVING_USD = 0.05
/** US dollars that a squared gap to be expected after a swap counts. */
const USD_PER_SQUARED_GAP = 6

interface Swap {
  readonly plates: readonly Plate[]
  readonly expectedUsd: number
}

/** What a day adds to the bill of the rest of the week. */
function dayUsd(day: PlannedDay, { basket }: WeekRules): number {
  const own = new Basket()
  day.plates.flatMap(plateFoods).forEach((food, index) => {
    own.add(food, day.solution.grams[index] ?? 0)
  })
  return own.lines.reduce((sum, { food, grams }) => sum + basket.extraUsd(food, grams), 0)
}

/** Puts a day's groceries into the basket, or takes them out again with `times` of -1. */
export function shopFor(day: PlannedDay, basket: Basket, times = 1): void {
  day.plates.flatMap(plateFoods).forEach((food, index) => {
    basket.add(food, times * (day.solution.grams[index] ?? 0))
  })
}

function plateUsd(plate: Plate, at: number, day: PlannedDay, { basket }: WeekRules): number {
  const before = day.plates.slice(0, at).flatMap(plateFoods).length
  return plateFoods(plate).reduce(
    (sum, food, index) => sum + overpayUsd(food, day.solution.grams[before + index] ?? 0, basket),
    0,
  )
}

function cheaperSwaps(
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

/**
 * Brings a week's bill down without giving up its numbers: each day in turn is planned again with the rest of the week
 * already shopped for, so that opened packs are used up and what was bought for one spoonful goes.
 * @param days is changed in place, together with the basket of `rules`.
 */
export function economize(
  days: PlannedDay[],
  cookbook: Cookbook,
  variety: MealVariety,
  budgetUsd: number,
  rules: WeekRules,
): void {
  for (let pass = 0; pass < PASSES; pass++) {
    const before = rules.basket.totalUsd
    for (const [dayIndex, day] of days.entries()) {
      if (rules.basket.totalUsd <= budgetUsd) return
      shopFor(day, rules.basket, -1)
      let best = day
      let bestUsd = dayUsd(day, rules) - LEAST_SAVING_USD
      for (const { plates } of cheaperSwaps(days, dayIndex, cookbook, variety, rules)) {
        const other = planDay(plates, rules)
        if (other.solution.worstGap > Math.max(ON_TARGET_GAP, day.solution.worstGap)) continue
        const usd = dayUsd(other, rules)
        if (usd >= bestUsd) continue
        best = other
        bestUsd = usd
      }
      days[dayIndex] = best
      shopFor(best, rules.basket)
    }
    if (rules.basket.totalUsd > before - LEAST_SAVING_USD) return
  }
}
