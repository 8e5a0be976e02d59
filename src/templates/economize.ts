import type { Food } from '../core/food/food.js'
import { weekCostUsd } from '../core/grocery/storeUnits.js'
import type { MealVariety } from '../core/profile.js'
import { Basket } from './basket.js'
import type { Cookbook } from './cookbook.js'
import { dishFoods } from './dish.js'
import { mealKind } from './mealKind.js'
import { overpayUsd, worthUsd } from './overpay.js'
import { type PlannedDay, planDay } from './planDay.js'
import { type Plate, plateFoods } from './plate.js'
import { contributions, ON_TARGET_GAP } from './repairDay.js'
import { allowsSwap } from './variety.js'
import type { WeekRules } from './weekRules.js'

const PASSES = 3
const TRIALS_A_DAY = 6
const FOODS_A_PASS = 6
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

/** One week being made cheaper. */
interface Thriftily {
  readonly days: PlannedDay[]
  readonly cookbook: Cookbook
  readonly variety: MealVariety
  readonly rules: WeekRules
}

/** The cheapest of a day and its promising changes, with the rest of the week in the basket. */
function cheapestDay(
  dayIndex: number,
  day: PlannedDay,
  { days, cookbook, variety, rules }: Thriftily,
): PlannedDay {
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
  return best
}

/** Foods bought by the pack whose price is least made up for by what they bring, dearest first. */
function dearestFoods({ basket }: WeekRules): Food[] {
  return basket.lines
    .filter(({ food, grams }) => grams > 0 && !food.pack.keeps)
    .map(({ food, grams }) => ({ food, usd: weekCostUsd(food, grams) - worthUsd(food, grams) }))
    .sort((a, b) => b.usd - a.usd)
    .slice(0, FOODS_A_PASS)
    .map(({ food }) => food)
}

/** A day without a food: its side left out, or another dish in place of the one it is part of. */
function dayWithout(food: Food, dayIndex: number, day: PlannedDay, week: Thriftily): PlannedDay | undefined {
  const { days, cookbook, variety, rules } = week
  const sideless = day.plates.map((plate) => ({
    ...plate,
    sides: plate.sides.filter((side) => side !== food),
  }))
  const inDish = sideless.some((plate) => plateFoods(plate).includes(food))
  const choices = inDish
    ? cheaperSwaps(days, dayIndex, cookbook, variety, rules).map(({ plates }) => plates)
    : [sideless]
  for (const plates of choices.filter((each) => !each.some((plate) => plateFoods(plate).includes(food)))) {
    const other = planDay(plates, rules)
    if (other.solution.worstGap <= ON_TARGET_GAP) return other
  }
  return undefined
}

/** Plans all days that use a food again without it, and keeps that if every number holds and the bill falls. */
function doWithout(food: Food, week: Thriftily): void {
  const { days, rules } = week
  const before = [...days]
  const beforeUsd = rules.basket.totalUsd
  const pantry = new Map(rules.pantry)
  pantry.delete(food.id)
  const without: Thriftily = { ...week, rules: { ...rules, pantry } }
  let possible = true
  for (const [dayIndex, day] of before.entries()) {
    if (!possible || !day.plates.some((plate) => plateFoods(plate).includes(food))) continue
    shopFor(day, rules.basket, -1)
    const other = dayWithout(food, dayIndex, day, without)
    possible = other !== undefined
    days[dayIndex] = other ?? day
    shopFor(days[dayIndex] ?? day, rules.basket)
  }
  if (possible && rules.basket.totalUsd < beforeUsd - LEAST_SAVING_USD) return
  for (const [dayIndex, day] of before.entries()) {
    const changed = days[dayIndex]
    if (changed === undefined || changed === day) continue
    shopFor(changed, rules.basket, -1)
    shopFor(day, rules.basket)
    days[dayIndex] = day
  }
}

/**
 * Brings a week's bill down without giving up its numbers: each day in turn is planned again with the rest of the week
 * already shopped for, so that opened packs are used up and what was bought for one spoonful goes. Then the foods that
 * cost most above their worth are done without, one by one, on all days at once.
 * @param week its days are changed in place, together with the basket of its rules.
 */
export function economize(week: Thriftily, budgetUsd: number): void {
  const { days, rules } = week
  for (let pass = 0; pass < PASSES; pass++) {
    const before = rules.basket.totalUsd
    for (const [dayIndex, day] of days.entries()) {
      if (rules.basket.totalUsd <= budgetUsd) return
      shopFor(day, rules.basket, -1)
      const best = cheapestDay(dayIndex, day, week)
      days[dayIndex] = best
      shopFor(best, rules.basket)
    }
    for (const food of dearestFoods(rules)) {
      if (rules.basket.totalUsd <= budgetUsd) return
      doWithout(food, week)
    }
    if (rules.basket.totalUsd > before - LEAST_SAVING_USD) return
  }
}
