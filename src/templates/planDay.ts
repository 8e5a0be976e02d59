import type { Food } from '../core/food/food.js'
import { portionRange } from '../core/plan/portions.js'
import {
  isProduce,
  NUTRIENTS,
  type PortionGoal,
  type PortionSolution,
  solvePortions,
} from '../core/plan/solvePortions.js'
import { mealKind } from './mealKind.js'
import { type Plate, plateFoods, plateHelpings, withoutExtra, withSide } from './plate.js'
import { SIDES } from './sides.data.js'
import { mayShareMeal, type WeekRules } from './weekRules.js'

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
const MIN_GAIN = 0.0002
const PRODUCE_GAIN = 0.02
const CHANCE = 0.15

export function portionGoal({ targets, produceG, dollarWeight }: WeekRules): PortionGoal {
  return { targets, produceG, dollarWeight }
}

export function solvePlates(plates: readonly Plate[], rules: WeekRules): PlannedDay {
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
  rules: WeekRules,
): { gain: number; grams: number } {
  const perGram = NUTRIENTS.map(
    (nutrient) => food[nutrient] / food.servingSize / Math.max(rules.targets[nutrient], 1),
  )
  const dot = perGram.reduce((sum, share, index) => sum + share * (gaps[index] ?? 0), 0)
  const square = perGram.reduce((sum, share) => sum + share * share, 0)
  const { minSteps, maxSteps } = portionRange(food)
  const low = minSteps * food.portion.stepG
  const high = maxSteps * food.portion.stepG
  const grams = Math.min(high, Math.max(low, square > 0 ? -dot / square : low))
  return { gain: -(2 * dot * grams + square * grams * grams), grams }
}

interface Change {
  readonly plates: readonly Plate[]
  readonly gain: number
}

function sideChanges(day: PlannedDay, rules: WeekRules): Change[] {
  const lacksProduce = rules.produceG > 0 && producePlannedG(day) < rules.produceG * 0.85
  return day.plates.flatMap((plate, index) => {
    if (plate.sides.length >= Math.max(1, Math.round(plate.energyKcal / KCAL_PER_SIDE))) return []
    const present = plateFoods(plate)
    return SIDES.flatMap((side) => {
      if (!side.at.includes(mealKind(plate.type))) return []
      if (present.some(({ category }) => side.insteadOf.includes(category))) return []
      if (side.with !== undefined && !present.some(({ category }) => side.with?.includes(category))) return []
      return side.foods.flatMap((id): Change[] => {
        const food = rules.kitchen.get(id)
        if (food === undefined || present.includes(food)) return []
        if (!mayShareMeal([...present, food], rules)) return []
        const { gain, grams } = gainOfAdding(food, day.solution.gaps, rules)
        const wished = gain + (lacksProduce && isProduce(food) ? PRODUCE_GAIN : 0)
        const price = rules.dollarWeight * rules.basket.extraUsd(food, grams) * 0.01
        const plates = day.plates.map((other, at) => (at === index ? withSide(other, food) : other))
        return [{ plates, gain: wished * (1 - CHANCE * rules.random()) - price }]
      })
    })
  })
}

function seasoningChanges(day: PlannedDay, rules: WeekRules): Change[] {
  return day.plates.flatMap((plate, index) =>
    plate.dish.extras.map((food): Change => {
      const least = portionRange(food).minSteps * food.portion.stepG
      const gain = NUTRIENTS.reduce((sum, nutrient, at) => {
        const gap = day.solution.gaps[at] ?? 0
        const share = ((food[nutrient] / food.servingSize) * least) / Math.max(rules.targets[nutrient], 1)
        return sum + gap * gap - (gap - share) * (gap - share)
      }, 0)
      return {
        plates: day.plates.map((other, at) => (at === index ? withoutExtra(other, food) : other)),
        gain,
      }
    }),
  )
}

/**
 * Portions for a day of plates. While the numbers are not close, the change that closes most of the gap is made: a
 * side is added where there is room, or a seasoning left out.
 */
export function planDay(plates: readonly Plate[], rules: WeekRules): PlannedDay {
  let best = solvePlates(plates, rules)
  let current = best
  for (let changes = 0; changes < MAX_CHANGES; changes++) {
    const lacksProduce = rules.produceG > 0 && producePlannedG(current) < rules.produceG * 0.85
    if (current.solution.worstGap <= CLOSE_ENOUGH_GAP && !lacksProduce) return current
    const options = [...sideChanges(current, rules), ...seasoningChanges(current, rules)]
    const change = options.reduce<Change | undefined>(
      (top, option) => (option.gain > (top?.gain ?? MIN_GAIN) ? option : top),
      undefined,
    )
    if (change === undefined) break
    current = solvePlates(change.plates, rules)
    if (current.solution.worstGap <= Math.max(best.solution.worstGap, CLOSE_ENOUGH_GAP)) best = current
  }
  return best
}
