import type { Food } from '../../core/food/food.js'
import { dayItems, type PlannedDay, planDay } from '../day/planDay.js'
import { PLANNED_GAP } from '../day/planDayWithSwaps.js'
import { withDish } from '../day/plate.js'
import { swapsFor } from '../day/swapsFor.js'
import { Basket } from './basket.js'
import { doWithout, LEAST_SAVING_USD } from './doWithout.js'
import { allowedDishes, type DraftWeek } from './draftWeek.js'

const PASSES = 4
const SWAPS_A_DAY = 5
const FOODS_A_PASS = 10

/** The cheapest of a day as it is, with other dishes, and with new sides. The basket holds the other days. */
function cheapestDay(day: PlannedDay, week: DraftWeek): PlannedDay {
  const { attempt } = week
  const { basket } = attempt
  const swaps = day.plates
    .flatMap((_, at) => swapsFor(day, at, allowedDishes(week, day, at), attempt))
    .sort((a, b) => a.expected - b.expected)
    .slice(0, SWAPS_A_DAY)
  let best = day
  let bestUsd = basket.extraUsd(dayItems(day)) - LEAST_SAVING_USD
  for (const plates of [
    ...swaps.map(({ at, dish }) => withDish(day.plates, at, dish)),
    day.plates.map((plate) => ({ ...plate, sides: plate.dish.extras })),
  ]) {
    const other = planDay(plates, attempt, bestUsd)
    const usd = basket.extraUsd(dayItems(other))
    if (usd >= bestUsd || other.worstGap > Math.max(PLANNED_GAP, day.worstGap)) continue
    best = other
    bestUsd = usd
  }
  return best
}

/** Foods bought by the pack, sorted by what they cost above the worth of their energy and protein, the most first. */
function dearestFoods({ items }: Basket): Food[] {
  return items
    .filter(({ food, quantity }) => quantity > 0 && !food.pack.keeps)
    .map((item) => ({ food: item.food, usd: new Basket().overpayUsd([item]) }))
    .sort((a, b) => b.usd - a.usd)
    .map(({ food }) => food)
}

/**
 * Brings a week's bill down to its budget without giving up its numbers. Each day in turn is planned again while the
 * basket holds the other days, so that opened packs are used up and a pack bought for one spoonful goes. Then the foods
 * that cost most above their worth are left out, one by one, on all days at once.
 * @param week its days are changed in place, together with the basket of its attempt.
 */
export function economize(week: DraftWeek): void {
  const { days, attempt } = week
  const { basket, effort, rules } = attempt
  const isDone = () => basket.totalUsd <= rules.budgetUsd || effort.daysLeft <= 0
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
