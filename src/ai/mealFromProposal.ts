import type { Food } from '../core/food/food.js'
import { mixesMeatAndDairy } from '../core/food/foodsFor.js'
import { indexFoods } from '../core/food/indexFoods.js'
import { isSeasoning } from '../core/food/isSeasoning.js'
import { lowestBy } from '../core/lowestBy.js'
import type { Macros } from '../core/nutrition/macros.js'
import { adjustMeal } from '../core/plan/adjustMeal.js'
import type { MealType } from '../core/plan/mealTypes.js'
import type { PlanRules } from '../core/plan/planRules.js'
import { toMeal, toMealItem } from '../core/plan/toMeal.js'
import type { Meal, MealItem } from '../core/plan/weekPlan.js'
import { nameByEnergy } from '../planner/index.js'
import { AnswerError } from './aiErrors.js'
import type { ProposedMeal } from './answers.js'
import { isHonestName } from './isHonestName.js'

/** The least and the greatest amount of a food, grams (specification, sections 5 and 9). */
const GRAMS = { min: 1, max: 500 } as const
/** The most foods on a plate, as in our own dishes; the rest of a longer list is left out. */
const MAX_ITEMS = 11

/** Proposed amounts of the foods that we know, each food once. Seasonings come from recipes, not from a model. */
function knownItems(proposed: ProposedMeal['foods'], foods: readonly Food[]): MealItem[] {
  const foodsById = indexFoods(foods.filter((food) => !isSeasoning(food)))
  const gramsOf = new Map<Food, number>()
  for (const { id, grams } of proposed) {
    const food = foodsById.get(id)
    if (food) gramsOf.set(food, (gramsOf.get(food) ?? 0) + Math.max(GRAMS.min, grams))
  }
  return Array.from(gramsOf, ([food, grams]) => toMealItem(food, Math.min(GRAMS.max, grams)))
}

/** Whether a name may be shown: it names nothing that the visitor avoids, and is true of the foods. */
function isUsableName(name: string, items: readonly MealItem[], { objection, foods }: PlanRules): boolean {
  const [item] = items
  const isAllowed = item !== undefined && !objection({ ...item.food, name })
  return (
    name !== '' &&
    isAllowed &&
    isHonestName(
      name,
      items.map(({ food }) => food),
      foods,
    )
  )
}

/**
 * Makes a meal of what a model proposes. It skips unknown foods, drops foods to avoid, adjusts amounts to the meal's
 * targets and computes every number from our foods.
 * @throws {AnswerError} when nothing is left, when the dish would lose a main food, or when it breaks kosher rules.
 */
export function mealFromProposal(
  type: MealType,
  { name, foods: proposed }: ProposedMeal,
  target: Macros,
  rules: PlanRules,
): Meal {
  const { foods, objection, isKosher } = rules
  const known = knownItems(proposed, foods)
  // The main foods of a dish provide most of its energy and most of its protein.
  for (const nutrient of ['calories', 'protein'] as const) {
    const main = lowestBy(known, (item) => -item[nutrient])
    if (main && objection(main.food)) throw new AnswerError('its main food is one the visitor avoids')
  }
  const items = known.filter(({ food }) => !objection(food)).slice(0, MAX_ITEMS)
  if (items.length === 0) throw new AnswerError('no allowed food in it')
  if (isKosher && mixesMeatAndDairy(items.map(({ food }) => food))) {
    throw new AnswerError('it mixes meat and dairy')
  }
  const shown = isUsableName(name, items, rules) ? name : nameByEnergy(items)
  return toMeal(type, shown, adjustMeal(items, target))
}
