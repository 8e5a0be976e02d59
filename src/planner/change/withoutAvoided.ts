import type { Food } from '../../core/food/food.js'
import { foodFinder } from '../../core/food/foodFinder.js'
import { lowestBy } from '../../core/lowestBy.js'
import { isAt } from '../../core/plan/isAt.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { PlanState } from '../../core/state/planState.js'
import type { MendedPlan } from '../../core/state/swapOption.js'
import { ROUNDING } from '../day/plannedGap.js'
import { mealKind } from '../dishes/mealKind.js'
import { findFamily } from '../recipes/findFamily.js'
import type { DraftWeek } from '../week/draftWeek.js'
import { faultInPlaceOf } from '../week/weekFault.js'
import { closeWeek, platesAfter } from './closeWeek.js'
import { type OpenWeek, openWeek } from './openWeek.js'
import { bestDish, withDish } from './otherDishes.js'
import { type Plate, placeOf, platesOf } from './plate.js'
import { restOfDay } from './restOfDay.js'
import { withSides } from './withSides.js'

/** Whether the visitor ruled out a food of a meal, or its dish. */
export function ruledOut({ neverDishIds }: PlanState, rules: PlanRules): (meal: Meal) => boolean {
  const findFood = foodFinder(rules.foods)
  return ({ dishId, items }) =>
    (dishId !== undefined && neverDishIds.includes(dishId)) ||
    items.some(({ food }) => rules.objection(findFood(food) ?? food) !== undefined)
}

/** How much the choice prefers a food that the meal has. */
const IN_MEAL = 100

/** Plates of one dish get one other dish, so that the list stays short. */
function sameDishes(plates: readonly Plate[]): Plate[][] {
  const groups = new Map<string, Plate[]>()
  for (const plate of plates) {
    const { name, type } = plate.meal
    const isSnack = mealKind(type) === 'snack' || type === 'breakfast'
    const key = isSnack ? `${type} ${name}` : name
    groups.set(key, [...(groups.get(key) ?? []), plate])
  }
  return [...groups.values()]
}

/**
 * The drafts with the dish of a group made without the foods that are ruled out: first with its other foods as they are,
 * as far as the dish has room for them, then with whatever suits the week.
 */
function* refilled(open: OpenWeek, index: number, before: DraftWeek): Generator<DraftWeek> {
  const { plan, groups, search } = open
  const meal = groups[index]?.[0]?.meal
  const course = before.courses[index]
  if (!meal || !course || meal.dishId === undefined || plan.neverDishIds.includes(meal.dishId)) return
  const family = findFamily(meal.dishId, meal.type)
  if (family === undefined) return
  const { pantry, preference } = search.attempt.rules
  const present = new Set(meal.items.map(({ food }) => food.id))
  const keepingFoods = (food: Food) => preference(food) - (present.has(food.id) ? IN_MEAL : 0)
  for (const wanted of [keepingFoods, preference]) {
    const dish = search.cookbook.fill(family, course.batch.kind, pantry, wanted)
    if (!dish || before.courses.some((other) => other !== course && other.dish.name === dish.name)) continue
    yield withDish(open, { index, course: { batch: course.batch, dish, sides: [] }, expected: 0 }, before)
  }
}

/**
 * The draft without what a group has to lose. Who avoids one food wants the rest of the meal, if its days stay on target,
 * by sides beside other meals if need be.
 */
function mended(open: OpenWeek, index: number, before: DraftWeek): DraftWeek {
  const everywhere = [...open.groups.keys()]
  const isFine = ({ missed }: DraftWeek) => missed <= Math.max(before.missed, ROUNDING)
  const drafts: DraftWeek[] = []
  for (const same of refilled(open, index, before)) {
    const balanced = isFine(same) ? same : withSides(same, everywhere, open.search)
    if (isFine(balanced)) return balanced
    drafts.push(same)
  }
  const other = bestDish(open, index, before)
  return lowestBy([...drafts, other], faultInPlaceOf(before, open.search.attempt.rules)) ?? other
}

/** Replaces the meals that hold something ruled out, with other foods if possible, else with other dishes. */
export function withoutAvoided(plan: PlanState, rules: PlanRules): MendedPlan {
  const isRuledOut = ruledOut(plan, rules)
  const plates = platesOf(plan.week)
  const bad = plates.filter(({ meal }) => isRuledOut(meal))
  if (bad.length === 0) return { plan, replaced: [] }
  const replaced = bad.map((plate) => placeOf(plate, plan.week))
  const locked = plan.locked.filter((place) => !replaced.some(isAt(place)))
  const unlocked = { ...plan, locked }

  const days = [...new Set(bad.map(({ day }) => day))]
  const dishes = sameDishes(bad)
  const others = restOfDay(unlocked, plates, days).filter((plate) => !bad.includes(plate))
  const open = openWeek(unlocked, rules, plates, [...dishes, ...others.map((plate) => [plate])])
  let week = open.week
  for (const index of dishes.keys()) week = mended(open, index, week)
  week = withSides(week, [...open.groups.keys()], open.search)
  return { plan: closeWeek(unlocked, platesAfter(open, week), rules), replaced }
}
