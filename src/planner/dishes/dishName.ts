import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
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
