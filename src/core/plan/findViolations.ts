import type { Food } from '../food/food.js'
import { foodFinder } from '../food/foodFinder.js'
import { mixesMeatAndDairy } from '../food/foodsFor.js'
import { isSeasoning } from '../food/isSeasoning.js'
import { SEASONING_PORTION } from '../food/seasoningPortion.js'
import { macroStatus } from '../nutrition/macroStatus.js'
import { type Macros, NUTRIENTS, NUTRIENTS_AND_FIBER, sumMacros } from '../nutrition/macros.js'
import { DAYS_PER_WEEK } from './daysPerWeek.js'
import { type FreeMeal, plannedTargets } from './plannedTargets.js'
import type { PlanRules } from './planRules.js'
import type { PlanViolation, PlanViolationCode } from './planViolation.js'
import { mealMacros, toMealItem } from './toMeal.js'
import type { DayPlan, Meal, MealItem, WeekPlan } from './weekPlan.js'

/** Largest difference, in kcal or g, that still counts as equal: some numbers were rounded on the way. */
const NUMBERS_SLACK = 0.05
const PORTION_SLACK_G = 0.01
/** The claims of a plan about a food. A shared plan could claim anything. */
const FOOD_FIELDS = ['name', 'servingSize', 'animalSource', ...NUTRIENTS_AND_FIBER] as const

type FindFood = ReturnType<typeof foodFinder>

function isSameFood(a: Food, b: Food): boolean {
  return FOOD_FIELDS.every((field) => a[field] === b[field]) && a.contains.join() === b.contains.join()
}

/** Whether stated numbers differ from those of their parts. Written so that NaN differs from everything. */
function numbersDiffer(stated: Macros, actual: Macros): boolean {
  return NUTRIENTS.some((nutrient) => !(Math.abs(stated[nutrient] - actual[nutrient]) <= NUMBERS_SLACK))
}

function checkTotals(stated: Macros, parts: readonly Macros[]): PlanViolation[] {
  return numbersDiffer(stated, sumMacros(parts)) ? [{ code: 'numbers-differ' }] : []
}

function checkItem(item: MealItem, findFood: FindFood, { objection }: PlanRules): PlanViolationCode[] {
  const { food, quantity } = item
  const known = findFood(food)
  const against = objection(known ?? food)
  const codes: PlanViolationCode[] = against ? [against] : []
  if (!known || !isSameFood(known, food)) return [...codes, 'unknown-food']
  const { minG, maxG } = isSeasoning(known) ? SEASONING_PORTION : known.portion
  const isPortion = quantity >= minG - PORTION_SLACK_G && quantity <= maxG + PORTION_SLACK_G
  if (!isPortion) codes.push('portion-out-of-range')
  if (!Number.isFinite(quantity) || numbersDiffer(item, toMealItem(known, quantity)))
    codes.push('numbers-differ')
  return codes
}

function checkMeal(meal: Meal, findFood: FindFood, rules: PlanRules): PlanViolation[] {
  const { type: mealType, items } = meal
  const isMixed = rules.isKosher && mixesMeatAndDairy(items.map(({ food }) => food))
  const violations: PlanViolation[] = [
    ...(items.every(({ food }) => isSeasoning(food)) ? [{ code: 'empty-meal' } as const] : []),
    ...items.flatMap((item) =>
      checkItem(item, findFood, rules).map((code) => ({ code, foodId: item.food.id })),
    ),
    ...(isMixed ? [{ code: 'kosher-mix' } as const] : []),
    ...checkTotals(mealMacros(meal), items),
  ]
  return violations.map((violation) => ({ ...violation, mealType }))
}

/** The rules that meals break by themselves, whatever else is in the week. */
export function mealChecker(rules: PlanRules): (meal: Meal) => readonly PlanViolation[] {
  const findFood = foodFinder(rules.foods)
  return (meal) => checkMeal(meal, findFood, rules)
}

function checkTargets(totals: Macros, targets: Macros): PlanViolation[] {
  return NUTRIENTS.flatMap((nutrient): PlanViolation[] => {
    const current = totals[nutrient]
    const target = targets[nutrient]
    return macroStatus(current, target) === 'good' ? [] : [{ code: 'off-target', nutrient, current, target }]
  })
}

function checkDay(
  { date, meals, totals }: DayPlan,
  findFood: FindFood,
  rules: PlanRules,
  eatenOut: readonly FreeMeal[],
): PlanViolation[] {
  if (meals.length === 0) return [{ code: 'empty-day' }]
  return [
    ...meals.flatMap((meal) => checkMeal(meal, findFood, rules)),
    ...checkTotals(totals, meals.map(mealMacros)),
    ...checkTargets(
      sumMacros(meals.flatMap(({ items }) => items)),
      plannedTargets(rules.targets, eatenOut, date),
    ),
  ]
}

/** Every rule that a week breaks: {@link checkPlan} for callers that have already read the rules. */
export function findViolations(
  { days, totals }: WeekPlan,
  rules: PlanRules,
  eatenOut: readonly FreeMeal[] = [],
): readonly PlanViolation[] {
  const findFood = foodFinder(rules.foods)
  const dayCount: PlanViolation = { code: 'day-count', current: days.length, target: DAYS_PER_WEEK }
  return [
    ...(days.length === DAYS_PER_WEEK ? [] : [dayCount]),
    ...days.flatMap((day, dayIndex) =>
      checkDay(day, findFood, rules, eatenOut).map((violation) => ({ ...violation, dayIndex })),
    ),
    ...checkTotals(
      totals,
      days.map((day) => day.totals),
    ),
  ]
}
