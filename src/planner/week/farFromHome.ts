import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { Dish } from '../dishes/dish.js'
import type { Method } from '../dishes/methods.js'
import type { WeekRules } from './weekRules.js'

/** Ways of cooking of woks and of Mexico. */
const FAR_METHODS: readonly Method[] = ['stirfry', 'friedrice', 'noodles', 'tacos', 'burrito', 'quesadilla']

/** Seasonings and foods of kitchens far from the Mediterranean. */
const FAR_FOODS =
  /^(?:soy-sauce|sesame-oil|fish-sauce|oyster-sauce|sriracha|curry-powder|chili-powder|coconut-milk|rice-noodles|(?:corn|flour)-tortillas)$/

/** Dishes of such kitchens, by their names. */
const FAR_NAMES =
  /\b(?:Cuban|Brazilian|Jamaican|Caribbean|Hawaiian|Hoppin|New Orleans|Cajun|jambalaya|grits|mush|tamale|Filipino|Thai|Vietnamese|Chinese|Japanese|Korean|Ethiopian|African|dal|masala|tandoori|chilla|congee|teriyaki|larb|keema|foo young|chili|tacos?|burrito|fajitas?|Mexican|Veracruz|enchilada|chilaquiles|burgers?|gumbo|johnnycakes|cowboy|buffalo|chaat|chana|bhel|sundal|aloo|saag|Kerala|lassi|curry|curried|coronation|taho|hiyayakko|banh mi|poke|gado|satay|jerk|bibimbap|gallo|callaloo|spiced lime)\b/i

const isFarFood = ({ id }: Food) => FAR_FOODS.test(id)

const isFar = perObject(
  ({ family, name, ingredients }: Dish): boolean =>
    FAR_METHODS.includes(family.method) ||
    FAR_NAMES.test(name) ||
    ingredients.some(({ food }) => isFarFood(food)) ||
    // A pinch that the dish can do without, or has another for, does not change its kitchen.
    family.seasonings.some(
      ({ isOptional, options }) => !isOptional && options.every((id) => FAR_FOODS.test(id)),
    ),
)

/** Whether nobody would call a dish Mediterranean, though the visitor asks for that. A favourite is welcome. */
export const isFarFromHome = (dish: Dish, { isMediterranean, favourites }: WeekRules): boolean =>
  isMediterranean && !favourites.has(dish.family.id) && isFar(dish)

/** The same of a food beside a dish. */
export const isFarBeside = (food: Food, { isMediterranean }: WeekRules): boolean =>
  isMediterranean && isFarFood(food)
