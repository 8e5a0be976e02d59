import type { Food } from '../../core/food/food.js'
import { foodFinder } from '../../core/food/foodFinder.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { costDiff } from '../../core/state/costDiff.js'
import { isLocked } from '../../core/state/isLocked.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import type { FoodSwapOption } from '../../core/state/swapOption.js'
import { mayShareMeal } from '../day/mayShareMeal.js'
import { dishFoods } from '../dishes/dish.js'
import { readOptions } from '../dishes/dishFamily.js'
import { FOOD_GROUPS } from '../dishes/foodGroups.data.js'
import { type Course, courseFoods } from '../week/course.js'
import { withCourses } from '../week/draftWeek.js'
import { closedOrNull, platesAfter } from './closeWeek.js'
import { openWeek } from './openWeek.js'
import { otherFilling } from './otherFilling.js'
import { ownPot, placeOf, platesOf } from './plate.js'
import { requirePlate } from './requirePlate.js'
import { restOfDay } from './restOfDay.js'
import { withinBudgetFirst } from './withinBudgetFirst.js'

const MOST_OPTIONS = 6

/**
 * Foods that can replace a food, the most similar first: the smaller a group, the more similar its foods. What a row of
 * the dish allows in its place is a group, too.
 */
function foodsLike(food: Food, { dish }: Course, allowed: readonly Food[]): readonly Food[] {
  const rows = dishFoods(dish).includes(food) ? dish.family.ingredients : []
  const lists = [
    ...Object.keys(FOOD_GROUPS).map((name) => readOptions(name)),
    ...rows.map(({ options }) => options),
  ]
  const groups = lists
    .filter((options) => options.has(food.id))
    .map((options) => [...options.keys()])
    .sort((a, b) => a.length - b.length)
  const ids = [...new Set(groups.flat())]
  return ids.flatMap((id) => (id === food.id ? [] : (allowed.find((other) => other.id === id) ?? [])))
}

/** See `swapFoodOptions`. */
export function findFoodSwaps(
  plan: PlanState,
  place: MealPlace,
  foodId: string,
  rules: PlanRules,
): readonly FoodSwapOption[] {
  const all = platesOf(plan.week)
  const plate = requirePlate(plan, place, all)
  const item = plate.meal.items.find(({ food }) => food.id === foodId && !isSeasoning(food))
  if (!item) throw new PlanChangeError('not-in-plan', `"${foodId}" at ${place.type} on ${place.date}`)
  const food = foodFinder(rules.foods)(item.food) ?? item.food
  const pot = all.filter((other) => other.pot === plate.pot)
  // Nothing may change a locked plate, so this plate leaves the pot.
  const isAlone = pot.some((other) => isLocked(plan, placeOf(other, plan.week)))
  const alone = { ...plate, pot: ownPot(plate.day, plate.meal.type) }
  const plates = isAlone ? all.map((other) => (other === plate ? alone : other)) : all
  const group = isAlone ? [alone] : pot
  const days = [...new Set(group.map(({ day }) => day))]
  const others = restOfDay(plan, plates, days).filter((other) => !group.includes(other))
  const open = openWeek(plan, rules, plates, [group, ...others.map((other) => [other])])
  const course = open.week.courses[0]
  if (!course) return []
  const { rules: weekRules } = open.search.attempt
  const costDiffOf = costDiff(plan, rules.foods)
  const options: FoodSwapOption[] = []
  for (const other of foodsLike(food, course, rules.allowedFoods)) {
    if (options.length === MOST_OPTIONS) break
    const swapped: Course | undefined = otherFilling(course, food, other)
    if (!swapped || !mayShareMeal(courseFoods(swapped), rules.isKosher)) continue
    const week = withCourses(open.week, new Map([[0, swapped]]), weekRules)
    const after = closedOrNull(plan, platesAfter(open, week), rules)
    if (!after) continue
    const proteinOf = ({ week: { days } }: PlanState) => days[plate.day]?.totals.protein ?? 0
    options.push({
      foodId: other.id,
      plan: after,
      ...costDiffOf(after),
      proteinDiffG: proteinOf(after) - proteinOf(plan),
    })
  }
  return withinBudgetFirst(options)
}
