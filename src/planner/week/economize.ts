import type { Food } from '../../core/food/food.js'
import { dayItems, type PlannedDay, planDay } from '../day/planDay.js'
import { PLANNED_GAP } from '../day/planDayWithSwaps.js'
import { withDish } from '../day/plate.js'
import { swapsFor } from '../day/swapsFor.js'
import { Basket } from './basket.js'
import { doWithout, LEAST_SAVING_USD } from './doWithout.js'
import { allowedDishes, type WeekInTheMaking } from './variety.js'

const PASSES = 4
const SWAPS_A_DAY = 5
const FOODS_A_PASS = 10

/** The cheapest of a day, the same with other dishes, and with its sides chosen anew; the rest of the week is in the basket. */
function cheapestDay(day: PlannedDay, week: WeekInTheMaking): PlannedDay {
  const { rules } = week
  const swaps = day.plates
    .flatMap((_, at) => swapsFor(day, at, allowedDishes(week, day, at), rules))
    .sort((a, b) => a.expected - b.expected)
    .slice(0, SWAPS_A_DAY)
  let best = day
  let bestUsd = rules.basket.extraUsd(dayItems(day)) - LEAST_SAVING_USD
  for (const plates of [
    ...swaps.map(({ at, dish }) => withDish(day.plates, at, dish)),
    day.plates.map((plate) => ({ ...plate, sides: plate.dish.extras })),
  ]) {
    const other = planDay(plates, rules, bestUsd)
    const usd = rules.basket.extraUsd(dayItems(other))
    if (usd >= bestUsd || other.worstGap > Math.max(PLANNED_GAP, day.worstGap)) continue
    best = other
    bestUsd = usd
  }
  return best
}

/** Foods bought by the pack whose price is least made up for by what they bring, dearest first. */
function dearestFoods({ items }: Basket): Food[] {
  return items
    .filter(({ food, quantity }) => quantity > 0 && !food.pack.keeps)
    .map((item) => ({ food: item.food, usd: new Basket().overpayUsd([item]) }))
    .sort((a, b) => b.usd - a.usd)
    .map(({ food }) => food)
}

/**
 * Brings a week's bill down without giving up its numbers: each day in turn is planned again with the rest of the week
 * already shopped for, so that opened packs are used up and what was bought for one spoonful goes. Then the foods that
 * cost most above their worth are done without, one by one, on all days at once.
 * @param week its days are changed in place, together with the basket of its rules.
 */
export function economize(week: WeekInTheMaking, budgetUsd: number): void {
  const { days, rules } = week
  const { basket, effort } = rules
  const isDone = () => basket.totalUsd <= budgetUsd || effort.daysLeft <= 0
  const kept = new Set<Food>()
  for (let pass = 0; pass < PASSES; pass++) {
    const before = basket.totalUsd
    for (const [dayIndex, day] of days.entries()) {
      if (isDone()) return
      basket.add(dayItems(day), -1)
      const best = cheapestDay(day, week)
      days[dayIndex] = best
      basket.add(dayItems(best))
    }
    const dearest = dearestFoods(basket).filter((food) => !kept.has(food))
    for (const food of dearest.slice(0, FOODS_A_PASS)) {
      if (isDone()) return
      if (!doWithout(food, week)) kept.add(food)
    }
    if (basket.totalUsd > before - LEAST_SAVING_USD) return
  }
}
