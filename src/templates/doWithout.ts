import type { Food } from '../core/food/food.js'
import { weekCostUsd } from '../core/grocery/storeUnits.js'
import { cheaperSwaps, LEAST_SAVING_USD, type WeekInTheMaking } from './cheaperSwaps.js'
import { worthUsd } from './overpay.js'
import { type PlannedDay, planDay } from './planDay.js'
import { plateFoods } from './plate.js'
import { ON_TARGET_GAP } from './repairDay.js'
import { shopFor } from './shopping.js'
import type { WeekRules } from './weekRules.js'

const FOODS_A_PASS = 6

/** Foods bought by the pack whose price is least made up for by what they bring, dearest first. */
export function dearestFoods({ basket }: WeekRules): Food[] {
  return basket.lines
    .filter(({ food, grams }) => grams > 0 && !food.pack.keeps)
    .map(({ food, grams }) => ({ food, usd: weekCostUsd(food, grams) - worthUsd(food, grams) }))
    .sort((a, b) => b.usd - a.usd)
    .slice(0, FOODS_A_PASS)
    .map(({ food }) => food)
}

/** A day without a food: its side left out, or another dish in place of the one it is part of. */
function dayWithout(
  food: Food,
  dayIndex: number,
  day: PlannedDay,
  week: WeekInTheMaking,
): PlannedDay | undefined {
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
export function doWithout(food: Food, week: WeekInTheMaking): void {
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
