import { cheaperSwaps, LEAST_SAVING_USD, type WeekInTheMaking } from './cheaperSwaps.js'
import { dearestFoods, doWithout } from './doWithout.js'
import { type PlannedDay, planDay } from './planDay.js'
import { ON_TARGET_GAP } from './repairDay.js'
import { dayUsd, shopFor } from './shopping.js'

const PASSES = 3

/** The cheapest of a day and its promising changes, with the rest of the week in the basket. */
function cheapestDay(
  dayIndex: number,
  day: PlannedDay,
  { days, cookbook, variety, rules }: WeekInTheMaking,
): PlannedDay {
  let best = day
  let bestUsd = dayUsd(day, rules.basket) - LEAST_SAVING_USD
  for (const { plates } of cheaperSwaps(days, dayIndex, cookbook, variety, rules)) {
    const other = planDay(plates, rules)
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
  for (let pass = 0; pass < PASSES; pass++) {
    const before = rules.basket.totalUsd
    for (const [dayIndex, day] of days.entries()) {
      if (rules.basket.totalUsd <= budgetUsd || rules.effort.daysLeft <= 0) return
      shopFor(day, rules.basket, -1)
      const best = cheapestDay(dayIndex, day, week)
      days[dayIndex] = best
      shopFor(best, rules.basket)
    }
    for (const food of dearestFoods(rules)) {
      if (rules.basket.totalUsd <= budgetUsd || rules.effort.daysLeft <= 0) return
      doWithout(food, week)
    }
    if (rules.basket.totalUsd > before - LEAST_SAVING_USD) return
  }
}
