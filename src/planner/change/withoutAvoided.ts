import { foodFinder } from '../../core/food/foodFinder.js'
import { isAt } from '../../core/plan/isAt.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { PlanState } from '../../core/state/planState.js'
import type { MendedPlan } from '../../core/state/swapOption.js'
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

/** The draft with the dish of a group made of other foods, if possible. */
function refilled(open: OpenWeek, index: number, before: DraftWeek): DraftWeek | undefined {
  const { plan, groups, search } = open
  const meal = groups[index]?.[0]?.meal
  const course = before.courses[index]
  if (!meal || !course || meal.dishId === undefined || plan.neverDishIds.includes(meal.dishId))
    return undefined
  const family = findFamily(meal.dishId, meal.type)
  const { pantry, preference } = search.attempt.rules
  const dish = family && search.cookbook.fill(family, course.batch.kind, pantry, preference)
  if (!dish || before.courses.some((other) => other !== course && other.dish.name === dish.name))
    return undefined
  return withDish(open, { index, course: { batch: course.batch, dish, sides: [] }, expected: 0 }, before)
}

/** Replaces the meals that hold something ruled out, with other foods if possible, else with other dishes. */
export function withoutAvoided(plan: PlanState, rules: PlanRules): MendedPlan {
  const isRuledOut = ruledOut(plan, rules)
  const plates = platesOf(plan.week)
  const bad = plates.filter(({ meal }) => isRuledOut(meal))
  if (bad.length === 0) return { plan, replaced: [] }
  const replaced = bad.map((plate) => placeOf(plate, plan.week))
  const locked = plan.locked.filter((place) => !replaced.some(isAt(place)))
  const mended = { ...plan, locked }

  const days = [...new Set(bad.map(({ day }) => day))]
  const dishes = sameDishes(bad)
  const others = restOfDay(mended, plates, days).filter((plate) => !bad.includes(plate))
  const open = openWeek(mended, rules, plates, [...dishes, ...others.map((plate) => [plate])])
  let week = open.week
  for (const index of dishes.keys()) {
    const faultOf = faultInPlaceOf(week, open.search.attempt.rules)
    const same = refilled(open, index, week)
    const other = same && same.missed <= week.missed ? same : bestDish(open, index, week)
    week = same && faultOf(same) <= faultOf(other) ? same : other
  }
  week = withSides(week, [...open.groups.keys()], open.search)
  return { plan: closeWeek(mended, platesAfter(open, week), rules), replaced }
}
