import { foodObjections } from '../food/dietRules.js'
import type { Food } from '../food/food.js'
import { builtInFoods, indexFoods } from '../food/foodIndex.js'
import { readRestrictions } from '../food/readRestrictions.js'
import { macroStatus } from '../nutrition/macroStatus.js'
import { dailyTargets } from '../nutrition/macros.js'
import type { Profile } from '../profile.js'
import { areNumbers, checkMeal, numbersDiffer, type PlanRules } from './checkMeal.js'
import { mealMacros, sumMacros } from './composePlan.js'
import type { PlanViolation } from './planViolation.js'
import type { DayPlan, Macros, WeekPlan } from './weekPlan.js'

/** Days of a week plan (specification, section 3). */
const DAYS_PER_WEEK = 7

function checkTotals(stated: Macros, parts: readonly Macros[]): PlanViolation[] {
  if (!areNumbers(stated)) return [{ code: 'not-a-number' }]
  return numbersDiffer(stated, sumMacros(parts)) ? [{ code: 'numbers-differ' }] : []
}

function checkTargets(totals: Macros, targets: Macros): PlanViolation[] {
  return (['calories', 'protein', 'carbs', 'fat'] as const).flatMap((nutrient): PlanViolation[] => {
    const current = totals[nutrient]
    const target = targets[nutrient]
    return macroStatus(current, target) === 'good' ? [] : [{ code: 'off-target', nutrient, current, target }]
  })
}

function checkDay(day: DayPlan, rules: PlanRules, targets: Macros): PlanViolation[] {
  if (day.meals.length === 0) return [{ code: 'empty-day' }]
  const ofItems = sumMacros(day.meals.flatMap(({ items }) => items))
  return [
    ...day.meals.flatMap((meal) => checkMeal(meal, rules)),
    ...checkTotals(day.totals, day.meals.map(mealMacros)),
    ...checkTargets(ofItems, targets),
  ]
}

/**
 * The one gate that every plan passes before it is shown, whatever made it: the templates, a model, a swap, a shared
 * link. An empty list means that nothing is wrong; {@link isHard} tells what forbids showing the plan.
 * @param foods the catalogue the plan was made from.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function checkPlan(
  week: WeekPlan,
  profile: Profile,
  foods: readonly Food[] = builtInFoods,
): readonly PlanViolation[] {
  const targets = dailyTargets(profile)
  const rules: PlanRules = {
    foodsById: indexFoods(foods),
    objection: foodObjections(profile, foods),
    isKosher: readRestrictions(profile.dietaryRestrictions, foods).diets.includes('kosher'),
  }
  const dayCount = week.days.length
  return [
    ...(dayCount === DAYS_PER_WEEK
      ? []
      : [{ code: 'day-count' as const, current: dayCount, target: DAYS_PER_WEEK }]),
    ...week.days.flatMap((day, dayIndex) =>
      checkDay(day, rules, targets).map((violation) => ({ ...violation, dayIndex })),
    ),
    ...checkTotals(
      week.totals,
      week.days.map(({ totals }) => totals),
    ),
  ]
}
