import type { Food } from '../core/food/food.js'
import { LEAST_SAVING_USD, plateSwaps, type WeekInTheMaking } from './cheaperSwaps.js'
import { dearestFoods, doWithout } from './doWithout.js'
import { type PlannedDay, planDay } from './planDay.js'
import { type Plate, withPlate } from './plate.js'
import { ON_TARGET_GAP } from './repairDay.js'
import { dayUsd, shopFor } from './shopping.js'

const PASSES = 4
const SWAPS_A_DAY = 5

/** A day with one dish changed, or with its sides chosen anew. */
function changedPlates(dayIndex: number, day: PlannedDay, week: WeekInTheMaking): (readonly Plate[])[] {
  const swaps = day.plates
    .flatMap((_, at) => plateSwaps(dayIndex, at, week).slice(0, SWAPS_A_DAY))
    .sort((a, b) => a.expectedUsd - b.expectedUsd)
    .slice(0, SWAPS_A_DAY)
  return [
    ...swaps.map(({ at, plate }) => withPlate(day.plates, at, plate)),
    day.plates.map((plate) => ({ ...plate, sides: [] })),
  ]
}

/** The cheapest of a day and its promising changes, with the rest of the week in the basket. */
function cheapestDay(dayIndex: number, day: PlannedDay, week: WeekInTheMaking): PlannedDay {
  const { rules } = week
  let best = day
  let bestUsd = dayUsd(day, rules.basket) - LEAST_SAVING_USD
  for (const plates of changedPlates(dayIndex, day, week)) {
    const other = planDay(plates, rules, bestUsd)
    if (other.solution.worstGap > Math.max(ON_TARGET_GAP, day.solution.worstGap)) continue
    const usd = dayUsd(other, rules.basket)
    if (usd >= bestUsd) continue
    best = other
    bestUsd = usd
  }
  return best
}

/**
 * Brings a week's bill down without giving up its numbers: each day in turn is planned again with the rest of the week
 * already shopped for, so that opened packs are used up and what was bought for one spoonful goes. Then the foods that
 * cost most above their worth are done without, one by one, on all days at once.
 * @param week its days are changed in place, together with the basket of its rules.
 */
export function economize(week: WeekInTheMaking, budgetUsd: number): void {
  const { days, rules } = week
  const kept = new Set<Food>()
  for (let pass = 0; pass < PASSES; pass++) {
    const before = rules.basket.totalUsd
    for (const [dayIndex, day] of days.entries()) {
      if (rules.basket.totalUsd <= budgetUsd || rules.effort.daysLeft <= 0) return
      shopFor(day, rules.basket, -1)
      const best = cheapestDay(dayIndex, day, week)
      days[dayIndex] = best
      shopFor(best, rules.basket)
    }
    for (const food of dearestFoods(rules, kept)) {
      if (rules.basket.totalUsd <= budgetUsd || rules.effort.daysLeft <= 0) return
      if (!doWithout(food, week)) kept.add(food)
    }
    if (rules.basket.totalUsd > before - LEAST_SAVING_USD) return
  }
}
