import { mixesMeatAndDairy } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import { balanceDay } from '../core/plan/balanceDay.js'
import { mealMacros, sumMacros, toMeal, toMealItem } from '../core/plan/composePlan.js'
import { NUTRIENTS } from '../core/plan/nutrients.js'
import { portionRange } from '../core/plan/portions.js'
import type { Macros, Meal } from '../core/plan/weekPlan.js'
import { goesWith } from '../templates/goesWith.js'
import { mealKind } from '../templates/mealKind.js'
import { SIDES } from '../templates/sides.data.js'
import type { MealBrief } from './mealBrief.js'

/** A day this close in every number needs no side dish; the visitor is promised 5% (specification, section 4). */
const CLOSE_ENOUGH_GAP = 0.045
const MAX_SIDES = 10
const MAX_SIDES_PER_MEAL = 3

/** Signed relative gaps of a day's numbers: 0.05 is 5% over the target. */
function gapsOf(meals: readonly Meal[], targets: Macros): number[] {
  const totals = sumMacros(meals.map(mealMacros))
  return NUTRIENTS.map((nutrient) => (totals[nutrient] - targets[nutrient]) / Math.max(targets[nutrient], 1))
}

const squared = (gaps: readonly number[]) => gaps.reduce((sum, gap) => sum + gap * gap, 0)

/** The widest relative gap of a day between its numbers and the targets, without its sign. */
export function widestGap(meals: readonly Meal[], targets: Macros): number {
  return Math.max(...gapsOf(meals, targets).map(Math.abs))
}

/** What is left of the squared gaps when the best amount of a food is added. */
function squaredWith(food: Food, gaps: readonly number[], targets: Macros): number {
  const perStep = NUTRIENTS.map(
    (nutrient) => (food[nutrient] * food.portion.stepG) / food.servingSize / Math.max(targets[nutrient], 1),
  )
  const slope = perStep.reduce((sum, share, index) => sum + share * (gaps[index] ?? 0), 0)
  const { minSteps, maxSteps } = portionRange(food)
  const wanted = -slope / Math.max(squared(perStep), Number.EPSILON)
  const steps = Math.min(maxSteps, Math.max(minSteps, wanted))
  return squared(perStep.map((share, index) => (gaps[index] ?? 0) + share * steps))
}

/**
 * A model's dish is somebody's recipe: what is put beside it must be a plate or a glass of its own, so no powders and
 * no raw egg white.
 */
const isServedAlone = ({ id, category }: Food) => category !== 'supplement' && id !== 'egg-whites'

/** The sides that may still be put beside a meal of the day. */
function sidesFor(meal: Meal, { allowed, isKosher }: MealBrief): Food[] {
  const present = meal.items.map(({ food }) => food)
  const fitting = SIDES.filter((side) => side.at.includes(mealKind(meal.type)) && goesWith(side, present))
  const ids = new Set(fitting.flatMap(({ foods }) => foods))
  return allowed.filter(
    (food) =>
      ids.has(food.id) &&
      isServedAlone(food) &&
      !present.includes(food) &&
      !(isKosher && mixesMeatAndDairy([...present, food])),
  )
}

/** The day with the one side that closes most of the gaps, or undefined when none helps. */
function withBestSide(
  meals: readonly Meal[],
  sidesOf: ReadonlyMap<string, number>,
  brief: MealBrief,
): Meal[] | undefined {
  const gaps = gapsOf(meals, brief.targets)
  let least = squared(gaps)
  let best: { readonly meal: Meal; readonly food: Food } | undefined
  for (const meal of meals) {
    if ((sidesOf.get(meal.type) ?? 0) >= MAX_SIDES_PER_MEAL) continue
    for (const food of sidesFor(meal, brief)) {
      const left = squaredWith(food, gaps, brief.targets)
      if (left < least) {
        least = left
        best = { meal, food }
      }
    }
  }
  if (!best) return undefined
  const { meal: chosen, food } = best
  return meals.map((meal) =>
    meal === chosen
      ? toMeal(meal.type, meal.name, [...meal.items, toMealItem(food, food.servingSize)])
      : meal,
  )
}

/**
 * Brings a day of composed meals to its targets: portions are solved over the whole day, and while the numbers are not
 * close a side dish is put beside a meal that has room for it. Dishes, their foods and names stay.
 */
export function completeDay(meals: readonly Meal[], brief: MealBrief): Meal[] {
  const sidesOf = new Map<string, number>()
  const dishItems = new Map(meals.map(({ type, items }) => [type, items.length]))
  let day = balanceDay(meals, brief.targets)
  for (let added = 0; added < MAX_SIDES; added++) {
    if (widestGap(day, brief.targets) <= CLOSE_ENOUGH_GAP) return day
    const candidate = withBestSide(day, sidesOf, brief)
    if (!candidate) return day
    const next = balanceDay(candidate, brief.targets)
    if (squared(gapsOf(next, brief.targets)) >= squared(gapsOf(day, brief.targets))) return day
    day = next
    for (const { type, items } of day) sidesOf.set(type, items.length - (dishItems.get(type) ?? 0))
  }
  return day
}
