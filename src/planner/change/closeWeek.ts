import { findViolations } from '../../core/plan/findViolations.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { isHard, type PlanViolation } from '../../core/plan/planViolation.js'
import { PlanRefusedError } from '../../core/plan/requireSafePlan.js'
import { toMeal } from '../../core/plan/toMeal.js'
import type { Meal, MealItem, WeekPlan } from '../../core/plan/weekPlan.js'
import type { PlanState } from '../../core/state/planState.js'
import type { Course } from '../week/course.js'
import { courseName } from '../week/courseName.js'
import { courseItems, type DraftWeek } from '../week/draftWeek.js'
import type { OpenWeek } from './openWeek.js'
import { ownPot, type Plate, weekOf } from './plate.js'

/** A meal with other portions; the same object if nothing moved. */
function portioned(meal: Meal, items: readonly MealItem[]): Meal {
  const { type, name, dishId, cook, leftoverOf } = meal
  const inOrder = meal.items.map(
    (before) =>
      items.find(({ food }) => food.id === before.food.id && food.category === before.food.category) ??
      before,
  )
  if (inOrder.every(({ quantity }, index) => quantity === meal.items[index]?.quantity)) return meal
  return {
    ...toMeal(type, name, inOrder),
    ...(dishId !== undefined && { dishId }),
    ...(cook && { cook }),
    ...(leftoverOf && { leftoverOf }),
  }
}

function dishMeal(type: Meal['type'], course: Course, items: MealItem[]): Meal {
  const { id } = course.dish.family
  return { ...toMeal(type, courseName(course, items), items), ...(id !== '' && { dishId: id }) }
}

/** The plates of the week with the courses of a draft. */
export function platesAfter({ plates, groups, week: before }: OpenWeek, week: DraftWeek): Plate[] {
  const changed = new Map<Plate, Plate>()
  for (const [index, group] of groups.entries()) {
    const course = week.courses[index]
    if (course === undefined) continue
    const items = courseItems(week, index)
    const isSameDish =
      course.dish === before.courses[index]?.dish && course.sides === before.courses[index]?.sides
    const [first] = group
    const pot = group.length === 1 && first ? ownPot(first.day, first.meal.type) : `together ${index}`
    for (const plate of group) {
      const { meal, day } = plate
      const after = isSameDish
        ? { ...plate, meal: portioned(meal, items) }
        : { day, meal: dishMeal(meal.type, course, items), pot }
      changed.set(plate, after)
    }
  }
  return plates.map((plate) => changed.get(plate) ?? plate)
}

/** The violations that are not among others, wherever in the week these are: a meal may have moved. */
function withoutKnown(
  violations: readonly PlanViolation[],
  known: readonly PlanViolation[],
): readonly PlanViolation[] {
  const keyOf = ({ code, foodId }: PlanViolation) => `${code} ${foodId}`
  const left = known.map(keyOf)
  return violations.filter((violation) => {
    const index = left.indexOf(keyOf(violation))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

function hardViolations(week: WeekPlan, rules: PlanRules): PlanViolation[] {
  return findViolations(week, rules).filter(isHard)
}

/**
 * The hard rules that a week breaks and the plan keeps. A plan from a link, or one with a food that the shop no longer
 * has, may already break one, and can still be changed.
 */
function addedViolations(week: WeekPlan, plan: PlanState, rules: PlanRules): readonly PlanViolation[] {
  const broken = hardViolations(week, rules)
  return broken.length === 0 ? broken : withoutKnown(broken, hardViolations(plan.week, rules))
}

/**
 * The plan with other plates.
 * @throws {PlanRefusedError} when they break a hard rule that the plan before kept.
 */
export function closeWeek(plan: PlanState, plates: readonly Plate[], rules: PlanRules): PlanState {
  const week = weekOf(plates, plan.week)
  const added = addedViolations(week, plan, rules)
  if (added.length > 0) throw new PlanRefusedError(added)
  return { ...plan, week }
}

/** The same for a change that is only offered: null if the plates break a hard rule that the plan before kept. */
export function closedOrNull(plan: PlanState, plates: readonly Plate[], rules: PlanRules): PlanState | null {
  const week = weekOf(plates, plan.week)
  return addedViolations(week, plan, rules).length > 0 ? null : { ...plan, week }
}
