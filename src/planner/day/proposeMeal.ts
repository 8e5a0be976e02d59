import type { Food } from '../../core/food/food.js'
import { indexFoods } from '../../core/food/indexFoods.js'
import { portionRange } from '../../core/food/portions.js'
import { isLoose } from '../../core/grocery/storeUnits.js'
import { lowestBy } from '../../core/lowestBy.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import { createRandom } from '../createRandom.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import { dishesWith } from '../dishes/dishesWith.js'
import { mealKind } from '../dishes/mealKind.js'
import { mayShareMeal } from './mayShareMeal.js'
import { misfit } from './misfit.js'
import { plateHelpings } from './plate.js'
import { solvePortions } from './solvePortions.js'

/** What a single meal must be. */
export interface MealRequest {
  readonly mealType: MealType
  readonly targets: Macros
  /** The food that the meal is made of. */
  readonly mainFoodId: string
  /** The foods that it may be made of. */
  readonly allowedFoods: readonly Food[]
  readonly isKosher: boolean
  /** Names of dishes that the week has already. */
  readonly planned: readonly string[]
  /** Decides between dishes that fit equally well. */
  readonly seed: number
}

/** A dish with its amounts in grams. */
export interface MealProposal {
  readonly name: string
  readonly foods: readonly { readonly id: string; readonly grams: number }[]
}

/** US dollars added for a pack that must be used up this week. */
const PERISHABLE_PACK_USD = 0.4
/** How many US dollars chance may add, so that the cheapest food does not always win. */
const VARIETY_USD = 0.5

/**
 * What a serving costs a shopper in money and leftovers. Each meal is proposed without knowing the others, so
 * only a preference for the same staples keeps the week's list short.
 */
function inconvenience(food: Food): number {
  const { pack, servingSize } = food
  const servingUsd = (pack.priceUsd / pack.edibleG) * servingSize
  return servingUsd + (pack.keeps || isLoose(food) ? 0 : PERISHABLE_PACK_USD)
}

/** One bottle of oil lasts a week; other foods may change from meal to meal. */
const varietyOf = ({ category }: Food) => (category === 'fat' ? 0 : VARIETY_USD)

function hasPortion(food: Food): boolean {
  const { minSteps, maxSteps } = portionRange(food)
  return minSteps <= maxSteps
}

/** The dish in the portions that come closest to the meal's targets, and how far off they stay. */
function withPortions(dish: Dish, { mealType, targets }: MealRequest) {
  const helpings = plateHelpings({ type: mealType, dish, sides: dish.extras, energyKcal: targets.calories })
  const { grams, gaps } = solvePortions(helpings, { targets, produceG: 0, dollarWeight: 0 })
  const foods = helpings.map(({ food }, index) => ({ id: food.id, grams: grams[index] ?? 0 }))
  return { name: dish.name, foods: foods.filter((food) => food.grams > 0), misfit: misfit(gaps) }
}

/**
 * Proposes the meal that fits its targets best, made of a main food by one of our dishes; undefined where there is no
 * such dish. Equal requests give equal meals.
 */
export function proposeMeal(request: MealRequest): MealProposal | undefined {
  const { mealType, mainFoodId, allowedFoods, planned, seed } = request
  const kitchen = indexFoods(allowedFoods.filter(hasPortion))
  const main = kitchen.get(mainFoodId)
  if (!main) return undefined
  const random = createRandom(seed)
  const preference = (food: Food) => inconvenience(food) + varietyOf(food) * random()
  const dishes = dishesWith(main, mealKind(mealType), kitchen, preference)
  const wanted = dishes.filter(
    (dish) => mayShareMeal(dishFoods(dish), request) && !planned.includes(dish.name),
  )
  const best = lowestBy(
    wanted.map((dish) => withPortions(dish, request)),
    (meal) => meal.misfit,
  )
  return best && { name: best.name, foods: best.foods }
}
