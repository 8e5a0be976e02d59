import type { Food } from '../core/food/food.js'
import { weekCostUsd } from '../core/grocery/storeUnits.js'
import { LEAST_SAVING_USD, plateSwaps, type WeekInTheMaking } from './cheaperSwaps.js'
import { worthUsd } from './overpay.js'
import { type PlannedDay, planDay } from './planDay.js'
import { type Plate, plateFoods, withoutExtra, withPlate } from './plate.js'
import { ON_TARGET_GAP } from './repairDay.js'
import { shopFor } from './shopping.js'
import type { WeekRules } from './weekRules.js'

const FOODS_A_PASS = 10
const TRIALS_A_DAY = 4

/**
 * Foods bought by the pack whose price is least made up for by what they bring, dearest first.
 * @param kept foods the week was found unable to do without
 */
export function dearestFoods({ basket }: WeekRules, kept: ReadonlySet<Food>): Food[] {
  return basket.lines
    .filter(({ food, grams }) => grams > 0 && !food.pack.keeps && !kept.has(food))
    .map(({ food, grams }) => ({ food, usd: weekCostUsd(food, grams) - worthUsd(food, grams) }))
    .sort((a, b) => b.usd - a.usd)
    .slice(0, FOODS_A_PASS)
    .map(({ food }) => food)
}

/** A day's plates without a food: its side or seasoning left out, or other dishes for those it is part of. */
function platesWithout(
  food: Food,
  dayIndex: number,
  day: PlannedDay,
  week: WeekInTheMaking,
): (readonly Plate[])[] {
  const spared = day.plates.map((plate) => ({
    ...withoutExtra(plate, food),
    sides: plate.sides.filter((side) => side !== food),
  }))
  const affected = spared.flatMap(({ dish }, at) => (dish.foods.includes(food) ? [at] : []))
  if (affected.length === 0) return [spared]
  const swaps = affected.map((at) => plateSwaps(dayIndex, at, week, food))
  return Array.from({ length: TRIALS_A_DAY }, (_, trial) =>
    swaps.reduce<readonly Plate[] | undefined>((plates, choices) => {
      const swap = choices[trial]
      if (plates === undefined || swap === undefined) return undefined
      if (plates.some(({ dish }) => dish.name === swap.plate.dish.name)) return undefined
      return withPlate(plates, swap.at, swap.plate)
    }, spared),
  ).filter((plates) => plates !== undefined)
}

/** The first such day that meets its numbers. */
function dayWithout(
  food: Food,
  dayIndex: number,
  day: PlannedDay,
  week: WeekInTheMaking,
  mostUsd: number,
): PlannedDay | undefined {
  for (const plates of platesWithout(food, dayIndex, day, week)) {
    const other = planDay(plates, week.rules, mostUsd)
    if (other.solution.worstGap <= ON_TARGET_GAP) return other
  }
  return undefined
}

/**
 * Plans all days that use a food again without it, and keeps that if every number holds and the bill falls.
 * @returns whether the week does without it now
 */
export function doWithout(food: Food, week: WeekInTheMaking): boolean {
  const { days, rules } = week
  const before = [...days]
  const beforeUsd = rules.basket.totalUsd
  const pantry = new Map(rules.pantry)
  pantry.delete(food.id)
  const without: WeekInTheMaking = { ...week, rules: { ...rules, pantry } }
  let possible = true
  for (const [dayIndex, day] of before.entries()) {
    if (!possible || !day.plates.some((plate) => plateFoods(plate).includes(food))) continue
    shopFor(day, rules.basket, -1)
    const mostUsd = beforeUsd - rules.basket.totalUsd + rules.basket.usdOf(food)
    const other = dayWithout(food, dayIndex, day, without, mostUsd)
    possible = other !== undefined
    days[dayIndex] = other ?? day
    shopFor(days[dayIndex] ?? day, rules.basket)
  }
  if (possible && rules.basket.totalUsd < beforeUsd - LEAST_SAVING_USD) return true
  for (const [dayIndex, day] of before.entries()) {
    const changed = days[dayIndex]
    if (changed === undefined || changed === day) continue
    shopFor(changed, rules.basket, -1)
    shopFor(day, rules.basket)
    days[dayIndex] = day
  }
  return false
}
