import type { Food } from '../food/food.js'
import { builtInFoods, indexFoods } from '../food/foodIndex.js'
import { foodObjections, mixesMeatAndDairy } from '../food/foodsFor.js'
import { readRestrictions } from '../food/readRestrictions.js'
import { dailyTargets } from '../nutrition/dailyTargets.js'
import { macroStatus } from '../nutrition/macroStatus.js'
import { type Macros, NUTRIENTS, NUTRIENTS_AND_FIBER, sumMacros } from '../nutrition/macros.js'
import type { Profile } from '../profile.js'
import type { PlanViolation, PlanViolationCode } from './planViolation.js'
import { mealMacros, toMealItem } from './toMeal.js'
import { DAYS_PER_WEEK, type DayPlan, type Meal, type MealItem, type WeekPlan } from './weekPlan.js'

/** Numbers that may have been rounded to hundredths on the way count as equal, kcal and g. */
const NUMBERS_SLACK = 0.05
const PORTION_SLACK_G = 0.01
/** What a plan carries of a food; a shared one could say anything of it. */
const FOOD_FIELDS = ['name', 'servingSize', 'animalSource', ...NUTRIENTS_AND_FIBER] as const

function isSameFood(a: Food, b: Food): boolean {
  return FOOD_FIELDS.every((field) => a[field] === b[field]) && a.contains.join() === b.contains.join()
}

/** Whether numbers are not those of their parts; none is ever the same as NaN. */
function numbersDiffer(stated: Macros, actual: Macros): boolean {
  return NUTRIENTS.some((nutrient) => !(Math.abs(stated[nutrient] - actual[nutrient]) <= NUMBERS_SLACK))
}

function checkTotals(stated: Macros, parts: readonly Macros[]): PlanViolation[] {
  return numbersDiffer(stated, sumMacros(parts)) ? [{ code: 'numbers-differ' }] : []
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
  const foodsById = indexFoods(foods)
  const objection = foodObjections(profile, foods)
  const isKosher = readRestrictions(profile.dietaryRestrictions, foods).diets.includes('kosher')

  function checkItem(item: MealItem): PlanViolationCode[] {
    const { food, quantity } = item
    const known = foodsById.get(food.id)
    const against = objection(known ?? food)
    const codes: PlanViolationCode[] = against ? [against] : []
    if (!known || !isSameFood(known, food)) return [...codes, 'unknown-food']
    const { minG, maxG } = known.portion
    const isPortion = quantity >= minG - PORTION_SLACK_G && quantity <= maxG + PORTION_SLACK_G
    if (!isPortion) codes.push('portion-out-of-range')
    if (numbersDiffer(item, toMealItem(known, quantity))) codes.push('numbers-differ')
    return codes
  }

  function checkMeal(meal: Meal): PlanViolation[] {
    const { type: mealType, items } = meal
    const isMixed = isKosher && mixesMeatAndDairy(items.map(({ food }) => food))
    const violations: PlanViolation[] = [
      ...(items.length === 0 ? [{ code: 'empty-meal' } as const] : []),
      ...items.flatMap((item) => checkItem(item).map((code) => ({ code, foodId: item.food.id }))),
      ...(isMixed ? [{ code: 'kosher-mix' } as const] : []),
      ...checkTotals(mealMacros(meal), items),
    ]
    return violations.map((violation) => ({ ...violation, mealType }))
  }

  function checkTargets(totals: Macros): PlanViolation[] {
    return NUTRIENTS.flatMap((nutrient): PlanViolation[] => {
      const current = totals[nutrient]
      const target = targets[nutrient]
      return macroStatus(current, target) === 'good'
        ? []
        : [{ code: 'off-target', nutrient, current, target }]
    })
  }

  function checkDay({ meals, totals }: DayPlan): PlanViolation[] {
    if (meals.length === 0) return [{ code: 'empty-day' }]
    return [
      ...meals.flatMap(checkMeal),
      ...checkTotals(totals, meals.map(mealMacros)),
      ...checkTargets(sumMacros(meals.flatMap(({ items }) => items))),
    ]
  }

  const { days, totals } = week
  const violations = days.flatMap((day, dayIndex) =>
    checkDay(day).map((violation) => ({ ...violation, dayIndex })),
  )
  const weekTotals = checkTotals(
    totals,
    days.map((day) => day.totals),
  )
  if (days.length === DAYS_PER_WEEK) return [...violations, ...weekTotals]
  return [{ code: 'day-count', current: days.length, target: DAYS_PER_WEEK }, ...violations, ...weekTotals]
}
