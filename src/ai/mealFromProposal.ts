import { mixesMeatAndDairy } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import { indexFoods } from '../core/food/foodIndex.js'
import { adjustMeal } from '../core/plan/adjustMeal.js'
import { composeMeal } from '../core/plan/composeMeal.js'
import { toMeal, toMealItem } from '../core/plan/composePlan.js'
import type { MealType } from '../core/plan/mealTypes.js'
import type { Macros, Meal, MealItem } from '../core/plan/weekPlan.js'
import { AnswerError } from './aiErrors.js'
import type { ProposedMeal } from './answers.js'
import { dishName } from './dishName.js'
import type { MealBrief } from './mealBrief.js'

/** Bounds of an amount (specification, sections 5 and 9), grams. */
const GRAMS = { min: 1, max: 500 } as const
/** More than a plate holds; the rest of a longer list is left out. */
const MAX_ITEMS = 8

/** Proposed amounts of the foods we know, each once. */
function knownItems({ foods: proposed }: ProposedMeal, foods: readonly Food[]): MealItem[] {
  const foodsById = indexFoods(foods)
  const gramsOf = new Map<Food, number>()
  for (const { id, grams } of proposed) {
    const food = foodsById.get(id)
    if (food) gramsOf.set(food, (gramsOf.get(food) ?? 0) + Math.max(GRAMS.min, grams))
  }
  return [...gramsOf].map(([food, grams]) => toMealItem(food, Math.min(GRAMS.max, grams)))
}

/** What a dish is made of: the foods that bring most of its energy and most of its protein. */
function mainItems(items: readonly MealItem[]): MealItem[] {
  const most = (nutrient: 'calories' | 'protein') =>
    items.reduce<MealItem | undefined>(
      (top, item) => (top && top[nutrient] >= item[nutrient] ? top : item),
      undefined,
    )
  return [most('calories'), most('protein')].flatMap((item) => item ?? [])
}

/**
 * Makes a meal of what a model proposes: unknown foods are skipped, foods to avoid dropped, amounts adjusted to the
 * meal's targets and every number computed from our foods.
 * @throws {AnswerError} when nothing is left, when the dish would lose a main food, or when kosher rules are broken.
 */
export function mealFromProposal(
  type: MealType,
  proposal: ProposedMeal,
  target: Macros,
  brief: MealBrief,
): Meal {
  const { foods, allowed, objection, isKosher } = brief
  const known = knownItems(proposal, foods)
  if (mainItems(known).some(({ food }) => objection(food))) {
    throw new AnswerError('its main food is one the visitor avoids')
  }
  const picks = known
    .filter(({ food }) => !objection(food))
    .slice(0, MAX_ITEMS)
    .map(({ food, quantity }) => ({ id: food.id, grams: quantity }))
  const { items } = composeMeal(type, proposal.name, picks, allowed)
  if (items.length === 0) throw new AnswerError('no allowed food in it')
  if (isKosher && mixesMeatAndDairy(items.map(({ food }) => food))) {
    throw new AnswerError('it mixes meat and dairy')
  }
  return toMeal(type, dishName(proposal.name, items, objection), adjustMeal(items, target))
}
