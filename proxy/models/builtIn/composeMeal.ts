import {
  builtInFoods,
  type Food,
  indexFoods,
  mixesMeatAndDairy,
  readRestrictions,
} from 'react-meal-planner/core'
import type { MealParameters } from '../../../src/contract/promptParameters.js'
import { portionRange } from '../../../src/core/food/portions.js'
import { lowestBy } from '../../../src/core/lowestBy.js'
import {
  createRandom,
  type Dish,
  dishFoods,
  plateHelpings,
  solvePortions,
} from '../../../src/planner/index.js'
import { dishesWith } from './dishesWith.js'

export interface ComposedMeal {
  readonly type: string
  readonly name: string
  readonly foods: readonly { readonly id: string; readonly grams: number }[]
}

const FOODS_BY_ID = indexFoods(builtInFoods)
/** How much going over a target counts against staying under it. */
const OVERSHOOT_WEIGHT = 3

/** A number that follows from the text (FNV-1a, 32 bits), so that the same prompt gets the same dish. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}

function hasPortion(food: Food): boolean {
  const { minSteps, maxSteps } = portionRange(food)
  return minSteps <= maxSteps
}

function allowedFoods({ foodIds }: MealParameters): ReadonlyMap<string, Food> {
  const foods = foodIds.flatMap((id) => FOODS_BY_ID.get(id) ?? []).filter(hasPortion)
  return indexFoods(foods)
}

/** US dollars that a pack which has to be used up this week counts beyond its share. */
const PERISHABLE_PACK_USD = 0.4
/** How far chance may lead away from the cheapest food, in the same dollars. */
const VARIETY_USD = 0.5

/**
 * What a serving costs a shopper in money and leftovers. Each meal is asked for by itself, so that a taste for the same
 * staples is all that keeps a week's list short.
 */
function inconvenience({ pack, servingSize }: Food): number {
  const servingUsd = (pack.priceUsd / pack.edibleG) * servingSize
  return servingUsd + (pack.keeps || pack.unit === 'lb' ? 0 : PERISHABLE_PACK_USD)
}

/** One bottle of oil does for a week; fruit, vegetables and the like may change from meal to meal. */
const varietyOf = ({ category }: Food) => (category === 'fat' ? 0 : VARIETY_USD)

/** The dish in the portions that come closest to the meal's targets, and how far off they stay. */
function portion(dish: Dish, { mealType, targets }: MealParameters) {
  const helpings = plateHelpings({ type: mealType, dish, sides: dish.extras, energyKcal: targets.calories })
  const { grams, gaps } = solvePortions(helpings, { targets, produceG: 0, dollarWeight: 0 })
  const misfit = gaps.reduce((sum, gap) => sum + gap * gap * (gap > 0 ? OVERSHOOT_WEIGHT : 1), 0)
  const foods = helpings.map(({ food }, index) => ({ id: food.id, grams: grams[index] ?? 0 }))
  return { foods: foods.filter((food) => food.grams > 0), misfit }
}

/**
 * Composes a meal with the main food the prompt names, from our own dishes and from the allowed foods only; undefined where
 * no dish is to be had, as for a food of a shop's own catalogue.
 * @param prompt decides between dishes that fit alike.
 */
export function composeMeal(parameters: MealParameters, prompt: string): ComposedMeal | undefined {
  const { mealType, lead, planned, restrictions } = parameters
  const kitchen = allowedFoods(parameters)
  const main = kitchen.get(lead.foodId)
  if (!main) return undefined
  const kosher = readRestrictions(restrictions).diets.includes('kosher')
  const random = createRandom(seedOf(prompt))
  const dishes = dishesWith(
    main,
    mealType,
    kitchen,
    (food) => inconvenience(food) + varietyOf(food) * random(),
  )
  const allowed = dishes.filter((dish) => !kosher || !mixesMeatAndDairy(dishFoods(dish)))
  const unplanned = allowed.filter(({ name }) => !planned.includes(name))
  const meals = unplanned.map((dish) => ({ dish, ...portion(dish, parameters) }))
  const best = lowestBy(meals, ({ misfit }) => misfit)
  return best && { type: mealType, name: best.dish.name, foods: best.foods }
}
