import { type FoodObjection, mixesMeatAndDairy } from '../food/dietRules.js'
import type { Food } from '../food/food.js'
import { mealMacros, sumMacros, toMealItem } from './composePlan.js'
import type { PlanViolation, PlanViolationCode } from './planViolation.js'
import type { Macros, Meal, MealItem } from './weekPlan.js'

/** What items, meals and days are checked against. */
export interface PlanRules {
  readonly foodsById: ReadonlyMap<string, Food>
  readonly objection: (food: Food) => FoodObjection | undefined
  readonly isKosher: boolean
}

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const

/** Numbers that may have been rounded to hundredths on the way count as equal, kcal and g. */
const NUMBERS_SLACK = 0.05
const PORTION_SLACK_G = 0.01

/** Whether a plan carries a food as the catalogue has it; a shared plan could say anything of it. */
function isSameFood(a: Food, b: Food): boolean {
  return (
    a.name === b.name &&
    a.servingSize === b.servingSize &&
    a.fiber === b.fiber &&
    a.animalSource === b.animalSource &&
    a.contains.join() === b.contains.join() &&
    NUTRIENTS.every((nutrient) => a[nutrient] === b[nutrient])
  )
}

/** Whether numbers are those of their parts; neither may be NaN. */
export function numbersDiffer(stated: Macros, actual: Macros): boolean {
  return NUTRIENTS.some((nutrient) => !(Math.abs(stated[nutrient] - actual[nutrient]) <= NUMBERS_SLACK))
}

/** Whether all numbers are finite. */
export function areNumbers(macros: Macros): boolean {
  return NUTRIENTS.every((nutrient) => Number.isFinite(macros[nutrient]))
}

function checkItem(item: MealItem, { foodsById, objection }: PlanRules): PlanViolationCode[] {
  const { food, quantity } = item
  const known = foodsById.get(food.id)
  const codes: PlanViolationCode[] = []
  const against = objection(known ?? food)
  if (against) codes.push(against)
  if (!known || !isSameFood(known, food)) return [...codes, 'unknown-food']
  if (!Number.isFinite(quantity) || !areNumbers(item)) return [...codes, 'not-a-number']
  const { minG, maxG } = known.portion
  if (quantity < minG - PORTION_SLACK_G || quantity > maxG + PORTION_SLACK_G)
    codes.push('portion-out-of-range')
  if (numbersDiffer(item, toMealItem(known, quantity))) codes.push('numbers-differ')
  return codes
}

/** What is wrong with one meal, its totals included. */
export function checkMeal(meal: Meal, rules: PlanRules): PlanViolation[] {
  const mealType = meal.type
  if (meal.items.length === 0) return [{ code: 'empty-meal', mealType }]
  const violations: PlanViolation[] = meal.items.flatMap((item) =>
    checkItem(item, rules).map((code) => ({ code, mealType, foodId: item.food.id })),
  )
  if (rules.isKosher && mixesMeatAndDairy(meal.items.map(({ food }) => food))) {
    violations.push({ code: 'kosher-mix', mealType })
  }
  const totals = mealMacros(meal)
  if (!areNumbers(totals)) violations.push({ code: 'not-a-number', mealType })
  else if (numbersDiffer(totals, sumMacros(meal.items))) violations.push({ code: 'numbers-differ', mealType })
  return violations
}
