import type { Dish } from '../dishes/dish.js'
import type { Method } from '../dishes/methods.js'
import { perObject } from '../perObject.js'
import type { WeekRules } from './weekRules.js'

/** Ways of cooking of woks and of Mexico. */
const FAR_METHODS: readonly Method[] = ['stirfry', 'friedrice', 'noodles', 'tacos', 'burrito', 'quesadilla']

/** Seasonings and foods of kitchens far from the Mediterranean. */
const FAR_FOODS =
  /^(?:soy-sauce|sesame-oil|fish-sauce|oyster-sauce|sriracha|curry-powder|chili-powder|coconut-milk|rice-noodles|(?:corn|flour)-tortillas)$/

/** Dishes of such kitchens, by their names. */
const FAR_NAMES =
  /\b(?:Cuban|Brazilian|Jamaican|Caribbean|Hawaiian|Hoppin|New Orleans|Cajun|jambalaya|grits|mush|tamale|Filipino|Thai|Vietnamese|Chinese|Japanese|Korean|Ethiopian|African|dal|masala|tandoori|chilla|congee|teriyaki|larb|keema|foo young|chili|fajitas|enchilada|chilaquiles|burgers)\b/i

const isFar = perObject(
  ({ family, name, ingredients, seasonings }: Dish): boolean =>
    FAR_METHODS.includes(family.method) ||
    FAR_NAMES.test(name) ||
    [...ingredients, ...seasonings].some(({ food }) => FAR_FOODS.test(food.id)),
)

/** Below this, a week saves at everything. */
const SOME_FANCY = 0.7

/**
 * Whether the visitor asks for Mediterranean dishes, and nobody would call this one so. It is a wish: for a favourite, for
 * the least money and for numbers that are hard to reach, any dish will do.
 */
export function isFarFromHome(dish: Dish, { restrictions, room, thrift, favourites }: WeekRules): boolean {
  const isAsked = restrictions.diets.includes('mediterranean') && !favourites.has(dish.family.id)
  return isAsked && room.name === 'usual' && thrift.fancy >= SOME_FANCY && isFar(dish)
}
