import type { Food } from '../core/food/food.js'
import { NUTRIENTS } from '../core/plan/nutrients.js'
import { isProduce, type PortionGoal, type PortionSolution } from '../core/plan/portionProblem.js'
import { portionRange } from '../core/plan/portions.js'
import { solvePortions } from '../core/plan/solvePortions.js'
import { goesWith } from './goesWith.js'
import { mealKind } from './mealKind.js'
import { overpayUsd } from './overpay.js'
import { type Plate, plateFoods, plateHelpings, withoutExtra, withSide } from './plate.js'
import { dayUsd } from './shopping.js'
import type { Side } from './sides.data.js'
import { mayJoinMeal, type WeekRules } from './weekRules.js'

/** A day with portions: the plates and the grams of each of their foods, in order. */
export interface PlannedDay {
  readonly plates: readonly Plate[]
  readonly solution: PortionSolution
}

/** Sides are added until the day is this close. */
const CLOSE_ENOUGH_GAP = 0.035
const MAX_CHANGES = 14
/** A meal takes one side more for every so many kcal it is meant to bring. */
const KCAL_PER_SIDE = 260
const MIN_GAIN = 0.00005
const PRODUCE_GAIN = 0.02
const CHANCE = 0.15
/** A day with this part of the produce wished for is left alone. */
const ENOUGH_PRODUCE = 0.85

export function portionGoal({ targets, produceG, thrift }: WeekRules): PortionGoal {
  return { targets, produceG, dollarWeight: thrift.dollarWeight }
}

export function solvePlates(plates: readonly Plate[], rules: WeekRules): PlannedDay {
  rules.effort.daysLeft -= 1
  return { plates, solution: solvePortions(plates.flatMap(plateHelpings), portionGoal(rules)) }
}

function producePlannedG({ plates, solution }: PlannedDay): number {
  return plates
    .flatMap(plateFoods)
    .reduce((sum, food, index) => (isProduce(food) ? sum + (solution.grams[index] ?? 0) : sum), 0)
}

/** How much the squared gaps shrink when a food is added in its best amount, all else unchanged. */
function gainOfAdding(
  food: Food,
  gaps: readonly number[],
  { targets }: WeekRules,
): { gain: number; grams: number } {
  let along = 0
  let curvature = 0
  NUTRIENTS.forEach((nutrient, row) => {
    const share = food[nutrient] / food.servingSize / Math.max(targets[nutrient], 1)
    along += share * (gaps[row] ?? 0)
    curvature += share * share
  })
  const { minSteps, maxSteps } = portionRange(food)
  const low = minSteps * food.portion.stepG
  const high = maxSteps * food.portion.stepG
  const grams = Math.min(high, Math.max(low, curvature > 0 ? -along / curvature : low))
  return { gain: -(2 * along * grams + curvature * grams * grams), grams }
}

/** What would bring a day closer to its numbers: a food more on one plate, or a seasoning less. */
interface Change {
  readonly at: number
  readonly kind: 'side' | 'without'
  readonly food: Food
  readonly gain: number
}

function serves(side: Side, plate: Plate, present: readonly Food[]): boolean {
  return side.at.includes(mealKind(plate.type)) && goesWith(side, present)
}

/** What adding a side would gain for its price, worked out once for each food; 0 for what is not worth it. */
function sideGains(day: PlannedDay, lacksProduce: boolean, rules: WeekRules): (food: Food) => number {
  const known = new Map<Food, number>()
  return (food) => {
    const before = known.get(food)
    if (before !== undefined) return before
    const { gain, grams } = gainOfAdding(food, day.solution.gaps, rules)
    const wished = gain + (lacksProduce && isProduce(food) ? PRODUCE_GAIN : 0)
    const value =
      wished <= MIN_GAIN
        ? 0
        : wished / (1 + rules.thrift.sideDollarWeight * Math.max(0, overpayUsd(food, grams, rules.basket)))
    known.set(food, value)
    return value
  }
}

function* sideChanges(day: PlannedDay, lacksProduce: boolean, rules: WeekRules): Generator<Change> {
  const gainOf = sideGains(day, lacksProduce, rules)
  for (const [at, plate] of day.plates.entries()) {
    if (plate.sides.length >= Math.max(1, Math.round(plate.energyKcal / KCAL_PER_SIDE))) continue
    const present = plateFoods(plate)
    for (const side of rules.sides) {
      if (!serves(side, plate, present)) continue
      for (const id of side.foods) {
        const food = rules.pantry.get(id)
        if (food === undefined || present.includes(food)) continue
        const gain = gainOf(food)
        if (gain === 0 || !mayJoinMeal(present, food, rules)) continue
        yield { at, kind: 'side', food, gain: gain * (1 - CHANCE * rules.random()) }
      }
    }
  }
}

function* seasoningChanges(day: PlannedDay, { targets }: WeekRules): Generator<Change> {
  for (const [at, plate] of day.plates.entries()) {
    for (const food of plate.dish.extras) {
      const least = portionRange(food).minSteps * food.portion.stepG
      const gain = NUTRIENTS.reduce((sum, nutrient, row) => {
        const gap = day.solution.gaps[row] ?? 0
        const share = ((food[nutrient] / food.servingSize) * least) / Math.max(targets[nutrient], 1)
        return sum + gap * gap - (gap - share) * (gap - share)
      }, 0)
      yield { at, kind: 'without', food, gain }
    }
  }
}

function bestChange(day: PlannedDay, lacksProduce: boolean, rules: WeekRules): Change | undefined {
  let best: Change | undefined
  for (const changes of [sideChanges(day, lacksProduce, rules), seasoningChanges(day, rules)]) {
    for (const change of changes) if (change.gain > (best?.gain ?? MIN_GAIN)) best = change
  }
  return best
}

function apply(plates: readonly Plate[], { at, kind, food }: Change): Plate[] {
  return plates.map((plate, index) => {
    if (index !== at) return plate
    return kind === 'side' ? withSide(plate, food) : withoutExtra(plate, food)
  })
}

/**
 * Portions for a day of plates. While the numbers are not close, the change that closes most of the gap is made: a
 * side is added where there is room, or a seasoning left out.
 * @param mostUsd what the day may add to the bill; work on a day that costs more is given up
 */
export function planDay(
  plates: readonly Plate[],
  rules: WeekRules,
  mostUsd = Number.POSITIVE_INFINITY,
): PlannedDay {
  let best = solvePlates(plates, rules)
  let current = best
  for (let changes = 0; changes < MAX_CHANGES; changes++) {
    const lacksProduce = rules.produceG > 0 && producePlannedG(current) < rules.produceG * ENOUGH_PRODUCE
    if (current.solution.worstGap <= CLOSE_ENOUGH_GAP && !lacksProduce) return current
    const change = bestChange(current, lacksProduce, rules)
    if (change === undefined || dayUsd(current, rules.basket) > mostUsd) break
    current = solvePlates(apply(current.plates, change), rules)
    if (current.solution.worstGap <= Math.max(best.solution.worstGap, CLOSE_ENOUGH_GAP)) best = current
  }
  return best
}
