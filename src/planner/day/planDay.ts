import type { Food } from '../../core/food/food.js'
import { portionRange } from '../../core/food/portions.js'
import { toMeal, toMealItem } from '../../core/plan/toMeal.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import { mealKind } from '../dishes/mealKind.js'
import { goesWith } from '../dishes/sides.js'
import type { DayAttempt } from './dayAttempt.js'
import type { DayRules } from './dayRules.js'
import { mayShareMeal } from './mayShareMeal.js'
import { type Plate, plateFoods, plateHelpings } from './plate.js'
import { isProduce, type PortionSolution, targetShares } from './portionProblem.js'
import { solvePortions } from './solvePortions.js'

/** A day with portions: its plates, and the meals they make. */
export interface PlannedDay extends Pick<PortionSolution, 'gaps' | 'worstGap'> {
  readonly plates: readonly Plate[]
  readonly meals: Meal[]
}

/** Sides are added until the day is this close. */
const CLOSE_ENOUGH_GAP = 0.035
const MAX_CHANGES = 14
/** A meal has room for one side per this many kcal. */
const KCAL_PER_SIDE = 260
const MIN_GAIN = 0.00005
const PRODUCE_GAIN = 0.02
const CHANCE = 0.15
/** A day that has this share of its produce gets no more. */
const ENOUGH_PRODUCE = 0.85

/** Everything that is eaten on a day. */
export function dayItems({ meals }: PlannedDay): MealItem[] {
  return meals.flatMap(({ items }) => items)
}

function solvePlates(plates: readonly Plate[], { rules, effort }: DayAttempt): PlannedDay {
  const { targets, produceG, thrift } = rules
  const goal = { targets, produceG, dollarWeight: thrift.dollarWeight }
  const { grams, gaps, worstGap } = solvePortions(plates.flatMap(plateHelpings), goal)
  effort.daysLeft -= 1
  let next = 0
  const meals = plates.map((plate) => {
    const items = plateFoods(plate).map((food) => toMealItem(food, grams[next++] ?? food.portion.minG))
    return toMeal(plate.type, plate.dish.name, items)
  })
  return { plates, meals, gaps, worstGap }
}

/** What a food would gain a day for its price: how much the squared gaps shrink with the best amount of it. */
function gainOfAdding(
  food: Food,
  day: PlannedDay,
  lacksProduce: boolean,
  { rules, basket }: DayAttempt,
): number {
  const perGram = targetShares(food, 1, rules.targets)
  const along = perGram.reduce((sum, share, row) => sum + share * (day.gaps[row] ?? 0), 0)
  const curvature = perGram.reduce((sum, share) => sum + share * share, 0)
  const { minSteps, maxSteps } = portionRange(food)
  const steps = -along / Math.max(curvature, Number.EPSILON) / food.portion.stepG
  const grams = Math.min(maxSteps, Math.max(minSteps, steps)) * food.portion.stepG
  const produceGain = lacksProduce && isProduce(food) ? PRODUCE_GAIN : 0
  const dollars = Math.max(0, basket.overpayUsd([toMealItem(food, grams)]))
  return (
    (produceGain - 2 * along * grams - curvature * grams * grams) /
    (1 + rules.thrift.sideDollarWeight * dollars)
  )
}

function hasRoom({ sides, dish, energyKcal }: Plate): boolean {
  return sides.length - dish.extras.length < Math.max(1, Math.round(energyKcal / KCAL_PER_SIDE))
}

/** How much the squared gaps shrink when a food of a day is left out, all else unchanged. */
function gainOfLeavingOut(item: MealItem, day: PlannedDay, { targets }: DayRules): number {
  const shares = targetShares(item.food, item.quantity, targets)
  return day.gaps.reduce((sum, gap, row) => sum + gap * gap - (gap - (shares[row] ?? 0)) ** 2, 0)
}

/** The day's plates after the best change, one more side or one seasoning less; undefined if no change helps. */
function improvedPlates(day: PlannedDay, lacksProduce: boolean, attempt: DayAttempt): Plate[] | undefined {
  const { rules, random } = attempt
  const gains = new Map<Food, number>()
  const gainOf = (food: Food) => {
    const gain = gains.get(food) ?? gainOfAdding(food, day, lacksProduce, attempt)
    gains.set(food, gain)
    return gain
  }
  let most = MIN_GAIN
  let best: Plate | undefined
  let improved: Plate | undefined
  for (const [at, plate] of day.plates.entries()) {
    for (const item of day.meals[at]?.items ?? []) {
      const gain = plate.dish.extras.includes(item.food) ? gainOfLeavingOut(item, day, rules) : 0
      if (gain <= most) continue
      most = gain
      best = plate
      improved = { ...plate, sides: plate.sides.filter((side) => side !== item.food) }
    }
    const present = plateFoods(plate)
    for (const side of hasRoom(plate) ? rules.sides : []) {
      if (!side.at.includes(mealKind(plate.type)) || !goesWith(side, present)) continue
      for (const id of side.foods) {
        const food = rules.pantry.get(id)
        if (food === undefined || present.includes(food)) continue
        const gain = gainOf(food) * (1 - CHANCE * random())
        if (gain <= most || !mayShareMeal([...present, food], rules)) continue
        most = gain
        best = plate
        improved = { ...plate, sides: [...plate.sides, food] }
      }
    }
  }
  const changed = improved
  return changed && day.plates.map((plate) => (plate === best ? changed : plate))
}

/**
 * Portions for a day of plates. While the numbers are not close, it makes the change that closes most of the gap: it
 * adds a side where there is room, or leaves a seasoning out.
 * @param mostUsd what the day may add to the bill; a day that costs more is not improved further
 */
export function planDay(
  plates: readonly Plate[],
  attempt: DayAttempt,
  mostUsd = Number.POSITIVE_INFINITY,
): PlannedDay {
  let best = solvePlates(plates, attempt)
  let current = best
  for (let changes = 0; changes < MAX_CHANGES; changes++) {
    const items = dayItems(current)
    const produceG = items.reduce((sum, { food, quantity }) => sum + (isProduce(food) ? quantity : 0), 0)
    const lacksProduce = produceG < attempt.rules.produceG * ENOUGH_PRODUCE
    if (current.worstGap <= CLOSE_ENOUGH_GAP && !lacksProduce) return current
    const changed = improvedPlates(current, lacksProduce, attempt)
    if (changed === undefined || attempt.basket.extraUsd(items) > mostUsd) break
    current = solvePlates(changed, attempt)
    if (current.worstGap <= Math.max(best.worstGap, CLOSE_ENOUGH_GAP)) best = current
  }
  return best
}
