import type { Food } from '../../core/food/food.js'
import { foodFinder } from '../../core/food/foodFinder.js'
import { type Macros, macrosOf, NUTRIENTS } from '../../core/nutrition/macros.js'
import { plannedShares } from '../../core/plan/plannedTargets.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import type { PlanState } from '../../core/state/planState.js'
import type { DayGoal } from '../day/servings.js'
import { mealKind } from '../dishes/mealKind.js'
import { type Attempt, startAttempt } from '../week/attempt.js'
import type { Batch } from '../week/batches.js'
import { Cookbook } from '../week/cookbook.js'
import { type DraftWeek, draftWeek } from '../week/draftWeek.js'
import { energyLimits } from '../week/energyShare.js'
import type { RoomName } from '../week/room.js'
import type { Search } from '../week/search.js'
import { stockPantry } from '../week/stockPantry.js'
import { eatenOutItem } from './eatenOutItem.js'
import { keptCourse, mealCourse } from './mealCourse.js'
import type { Plate } from './plate.js'

/** A plan that is being changed, with the parts that change. */
export interface OpenWeek {
  readonly plan: PlanState
  /** All plates of the week. */
  readonly plates: readonly Plate[]
  /** Those that may change: the plates of a group are the same dish in equal portions. */
  readonly groups: readonly (readonly Plate[])[]
  /** Its first courses are those of the groups, in the same order. */
  readonly week: DraftWeek
  readonly search: Search
}

/** How much the choice prefers a food that the week already has, and one that the visitor has at home. */
const IN_BASKET = 4
const AT_HOME = 6
/** A meal larger than this multiple of the usual maximum was planned for a body that needs a lot. */
const GENEROUS_MEAL = 1.03

function isGenerous(plates: readonly Plate[], { mealTypes, targets }: PlanRules): boolean {
  return plates.some(({ meal }) => {
    const { most } = energyLimits(mealKind(meal.type), mealTypes)
    return meal.totalCalories > GENEROUS_MEAL * most * targets.calories
  })
}

/** An attempt that takes the week's own foods first. */
function attemptFor(plan: PlanState, rules: PlanRules, plates: readonly Plate[], room: RoomName): Attempt {
  const attempt = startAttempt(rules, plan.seed, {
    room: isGenerous(plates, rules) ? 'generous' : room,
  })
  const basket = new Set(plates.flatMap(({ meal }) => meal.items.map(({ food }) => food.id)))
  const atHome = new Set(plan.pantryFoodIds)
  const preference = (food: Food) =>
    attempt.rules.preference(food) -
    (atHome.has(food.id) ? AT_HOME : 0) -
    (basket.has(food.id) ? IN_BASKET : 0)
  const pantry = stockPantry(rules.allowedFoods, preference)
  // A dish that comes back is as welcome as a favourite.
  const eatenOut = plan.eatenOut.flatMap(({ dishId }) => dishId ?? [])
  const favourites = new Set([...plan.favouriteDishIds, ...eatenOut])
  return { ...attempt, rules: { ...attempt.rules, preference, pantry, favourites } }
}

function batchOf(plates: readonly Plate[]): Batch {
  const occasions = plates.map(({ day, meal }) => ({ day, type: meal.type }))
  const kinds = occasions.map(({ type }) => mealKind(type))
  // A lunch cooked with a dinner is that dinner's leftovers.
  const kind = kinds.find((each) => each === 'dinner') ?? kinds[0] ?? 'snack'
  return { kind, occasions }
}

/** The items of a meal with the rows of the catalogue: the foods of a kept plan are copies. */
function knownItems({ items }: Meal, findFood: (food: Food) => Food | undefined): MealItem[] {
  return items.map((item) => ({ ...item, food: findFood(item.food) ?? item.food }))
}

/** The shares of their targets that all days of some plates leave to planned meals; none if the shares differ. */
function commonShares(plan: PlanState, groups: readonly (readonly Plate[])[]): Macros | undefined {
  const all = groups.flat().map(({ day }) => plannedShares(plan.eatenOut, plan.week.days[day]?.date ?? ''))
  const [shares] = all
  const isCommon = shares && all.every((other) => NUTRIENTS.every((name) => other[name] === shares[name]))
  return isCommon && shares.calories < 1 ? shares : undefined
}

/** The same goal for days that are planned in part. */
function sharedGoal(goal: DayGoal, shares: Macros): DayGoal {
  const { targets, produceG, calciumMg } = goal
  return {
    ...goal,
    targets: macrosOf((nutrient) => targets[nutrient] * shares[nutrient]),
    produceG: produceG * shares.calories,
    calciumMg: calciumMg * shares.calories,
  }
}

/**
 * @param groups the plates that may change; the others stay as they are
 * @param room how far meals may leave a cook's amounts, unless the plan has larger meals already
 */
export function openWeek(
  plan: PlanState,
  rules: PlanRules,
  plates: readonly Plate[],
  groups: readonly (readonly Plate[])[],
  room: RoomName = 'usual',
): OpenWeek {
  const usual = attemptFor(plan, rules, plates, room)
  const shares = commonShares(plan, groups)
  const goal = shares ? sharedGoal(usual.rules.goal, shares) : usual.rules.goal
  const attempt = { ...usual, rules: { ...usual.rules, goal } }
  const findFood = foodFinder(rules.foods)
  const open = groups.flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const meal = { ...first.meal, items: knownItems(first.meal, findFood) }
    return [mealCourse(meal, batchOf(group))]
  })
  const isOpen = new Set(groups.flat())
  const kept = plan.week.days.map(({ date }, day) => {
    const items = plates
      .filter((plate) => plate.day === day && !isOpen.has(plate))
      .flatMap(({ meal }) => knownItems(meal, findFood))
    const out = shares ? [] : eatenOutItem(plannedShares(plan.eatenOut, date), goal)
    return keptCourse([...items, ...out], { kind: 'snack', occasions: [{ day, type: 'snack' }] })
  })
  const week = draftWeek([...open, ...kept], attempt.rules)
  return { plan, plates, groups, week, search: { attempt, cookbook: new Cookbook(attempt) } }
}
