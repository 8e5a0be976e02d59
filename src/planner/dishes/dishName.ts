import type { Food } from '../../core/food/food.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import { perObject } from '../../core/perObject.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { DISH_WORDS } from './dishWords.data.js'

/** Foods to mention in a plain name. */
const NAMED_FOODS = 3

/** The word for a food in a dish's name. */
export const wordFor = perObject(
  (food: Food): string =>
    DISH_WORDS[food.id] ?? (food.name.split(/[,(:]/)[0] ?? food.name).trim().toLowerCase(),
)

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name made of the foods of a dish, the most important first: `Lentils with rice and carrots`. */
export function plainName(foods: readonly Food[]): string {
  const [first, ...rest] = foods.slice(0, NAMED_FOODS).map(wordFor)
  return capitalized([first, rest.join(' and ')].filter(Boolean).join(' with '))
}

/**
 * A plain name from the foods that provide most energy. Cooking fat comes last, because nobody chooses a dish for it, and
 * seasonings count only if there is nothing else.
 */
export function nameByEnergy(items: readonly MealItem[]): string {
  const isFat = ({ food }: MealItem) => Number(food.category === 'fat')
  const foods = items.filter(({ food }) => !isSeasoning(food))
  const named = foods.length > 0 ? foods : items
  const byEnergy = [...named].sort((one, other) => isFat(one) - isFat(other) || other.calories - one.calories)
  return plainName(byEnergy.map(({ food }) => food))
}
