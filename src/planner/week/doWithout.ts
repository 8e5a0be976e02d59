import type { Food } from '../../core/food/food.js'
import { dayItems, type PlannedDay, planDay } from '../day/planDay.js'
import { PLANNED_GAP } from '../day/planDayWithSwaps.js'
import { type Plate, plateFoods, withDish } from '../day/plate.js'
import { swapsFor } from '../day/swapsFor.js'
import { dishFoods } from '../dishes/dish.js'
import { allowedDishes, type DraftWeek } from './draftWeek.js'

/** A change that saves less is not worth making, US dollars. */
export const LEAST_SAVING_USD = 0.05
const TRIALS_A_DAY = 4

/** A day's plates without a food: left out as a side or seasoning, or with other dishes for those made of it. */
function platesWithout(food: Food, day: PlannedDay, week: DraftWeek): (readonly Plate[])[] {
  const spared = day.plates.map((plate) => ({ ...plate, sides: plate.sides.filter((side) => side !== food) }))
  const swaps = spared.flatMap(({ dish }, at) => {
    if (!dish.foods.includes(food)) return []
    const others = allowedDishes(week, day, at).filter((other) => !dishFoods(other).includes(food))
    return [swapsFor(day, at, others, week.attempt)]
  })
  if (swaps.length === 0) return [spared]
  return Array.from({ length: TRIALS_A_DAY }, (_, trial) =>
    swaps.reduce<readonly Plate[]>((plates, choices) => {
      const swap = choices[trial]
      return swap === undefined ? plates : withDish(plates, swap.at, swap.dish)
    }, spared),
  ).filter(
    (plates) =>
      plates.every((plate) => !plateFoods(plate).includes(food)) &&
      new Set(plates.map(({ dish }) => dish.name)).size === plates.length,
  )
}

/** The first day without a food that meets its numbers. */
function dayWithout(food: Food, day: PlannedDay, week: DraftWeek): PlannedDay | undefined {
  for (const plates of platesWithout(food, day, week)) {
    const other = planDay(plates, week.attempt)
    if (other.worstGap <= PLANNED_GAP) return other
  }
  return undefined
}

/**
 * Plans all days that use a food again without it, and keeps them if every number holds and the bill falls.
 * @returns whether the week does without the food now
 */
export function doWithout(food: Food, week: DraftWeek): boolean {
  const { days, attempt } = week
  const { basket, rules } = attempt
  const before = [...days]
  const beforeUsd = basket.totalUsd
  const pantry = new Map(rules.pantry)
  pantry.delete(food.id)
  const without: DraftWeek = { ...week, attempt: { ...attempt, rules: { ...rules, pantry } } }
  let possible = true
  for (const [dayIndex, day] of before.entries()) {
    if (!possible || !dayItems(day).some((item) => item.food === food)) continue
    basket.add(dayItems(day), -1)
    const other = dayWithout(food, day, without)
    possible = other !== undefined
    days[dayIndex] = other ?? day
    basket.add(dayItems(days[dayIndex] ?? day))
  }
  if (possible && basket.totalUsd < beforeUsd - LEAST_SAVING_USD) return true
  for (const [dayIndex, day] of before.entries()) {
    basket.add(dayItems(days[dayIndex] ?? day), -1)
    basket.add(dayItems(day))
    days[dayIndex] = day
  }
  return false
}
