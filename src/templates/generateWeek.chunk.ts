import { foodsFor } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import { readRestrictions } from '../core/food/readRestrictions.js'
import { dailyTargets } from '../core/nutrition/macros.js'
import { toMeal, toMealItem, toWeekPlan } from '../core/plan/composePlan.js'
import type { Meal, WeekPlan } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import type { PlannedDay } from './planDay.js'
import { type PlannedWeek, planWeek, type WeekRequest } from './planWeek.js'
import { plateFoods } from './plate.js'
import { firstThrift, THRIFT_LADDER } from './thrift.js'

function toMeals({ plates, solution }: PlannedDay): Meal[] {
  let next = 0
  return plates.map((plate) =>
    toMeal(
      plate.type,
      plate.dish.name,
      plateFoods(plate).map((food) => toMealItem(food, solution.grams[next++] ?? food.portion.minG)),
    ),
  )
}

/** Days on target come first, then the budget, then the price. */
function isBetter(week: PlannedWeek, than: PlannedWeek, budgetUsd: number): boolean {
  const withinBudget = week.costUsd <= budgetUsd
  if (withinBudget !== than.costUsd <= budgetUsd) return withinBudget
  if (week.daysOnTarget !== than.daysOnTarget) return week.daysOnTarget > than.daysOnTarget
  return week.costUsd < than.costUsd
}

/** Plans weeks from the step of thrift that the budget suggests upwards, until one costs no more than the budget. */
export function generateWeek(
  profile: Profile,
  startDate: string,
  seed: number,
  foods: readonly Food[],
): WeekPlan {
  const targets = dailyTargets(profile)
  const restrictions = readRestrictions(profile.dietaryRestrictions, foods)
  const request: WeekRequest = { profile, targets, restrictions, allowed: foodsFor(profile, foods), seed }
  const budgetUsd = profile.weeklyFoodBudget
  let best: PlannedWeek | undefined
  for (const thrift of THRIFT_LADDER.slice(firstThrift(budgetUsd, targets.calories))) {
    const week = planWeek(request, thrift)
    if (best === undefined || isBetter(week, best, budgetUsd)) best = week
    if (best.costUsd <= budgetUsd) break
  }
  return toWeekPlan(startDate, (best?.days ?? []).map(toMeals))
}
