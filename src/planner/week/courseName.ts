import type { Food } from '../../core/food/food.js'
import { sumMacros } from '../../core/nutrition/macros.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Dish } from '../dishes/dish.js'
import { wordFor } from '../dishes/dishName.js'
import type { SideFoods } from '../dishes/sides.js'
import { isAddedFat } from './addedFat.js'
import type { Course } from './course.js'

/** A side with more than this share of a meal is named. */
const NAMED_SIDE = { calories: 0.17, protein: 0.3 } as const
/** The same for an optional ingredient, such as seeds on top. */
const NAMED_EXTRA = { calories: 0.18, protein: 0.32 } as const

/** A longer name breaks the lines of a card, and a model never gets longer names either. */
const LONGEST_NAME = 80

/** Pecans are as fat as mayonnaise, but people want to know of them. */
const isKitchenFat = (food: Food) => food.category === 'fat' && isAddedFat(food)

/** Oil, butter and dressings are not worth naming. */
function isCookingFat(side: SideFoods): boolean {
  return side.every(isKitchenFat)
}

/** The name of a side. Several foods together are protein powder in milk. */
function sideWord([food, ...others]: SideFoods): string {
  return others.length > 0 || food === undefined ? 'a protein shake' : wordFor(food)
}

/** Whether foods provide more than these shares of a meal's calories or protein. */
function bringMore(
  foods: SideFoods,
  items: readonly MealItem[],
  least: typeof NAMED_SIDE | typeof NAMED_EXTRA,
) {
  const total = sumMacros(items)
  const brought = sumMacros(items.filter(({ food }) => foods.includes(food)))
  return brought.calories > least.calories * total.calories || brought.protein > least.protein * total.protein
}

function nameWith(name: string, words: readonly string[]): string {
  if (words.length === 0) return name
  const list = words.join(' and ')
  return name.includes(' with ') ? `${name}, plus ${list}` : `${name} with ${list}`
}

/** The optional ingredients that a dish's name does not mention. */
function unsaidExtras({ name, ingredients }: Dish): Food[] {
  const said = name.toLowerCase()
  return ingredients
    .filter(({ food, isOptional }) => isOptional && !isKitchenFat(food) && !said.includes(wordFor(food)))
    .map(({ food }) => food)
}

/**
 * The dish's name with the sides that matter, and with optional ingredients in large amounts, those with most energy
 * first. It leaves out whatever would make the name too long.
 */
export function courseName({ dish, sides }: Course, items: readonly MealItem[]): string {
  const extras = unsaidExtras(dish)
    .map((food): SideFoods => [food])
    .filter((foods) => bringMore(foods, items, NAMED_EXTRA))
  const beside = sides.filter((side) => !isCookingFat(side) && bringMore(side, items, NAMED_SIDE))
  const kcalOf = (foods: SideFoods) => sumMacros(items.filter(({ food }) => foods.includes(food))).calories
  const fitting: string[] = []
  for (const foods of [...extras, ...beside].sort((a, b) => kcalOf(b) - kcalOf(a))) {
    const word = sideWord(foods)
    if (nameWith(dish.name, [...fitting, word]).length <= LONGEST_NAME) fitting.push(word)
  }
  return nameWith(dish.name, fitting)
}

const isVegetable = ({ category }: Food) => category === 'vegetable'

/**
 * Whether the name has room for all sides and optional ingredients that could need naming. A dish composed elsewhere
 * keeps its name, whatever is beside it.
 */
export function hasRoomInName({ dish, sides }: Course): boolean {
  if (dish.family.id === '') return true
  const beside = sides.filter((side) => !isCookingFat(side) && !side.every(isVegetable)).map(sideWord)
  const extras = unsaidExtras(dish)
    .filter((food) => !isVegetable(food))
    .map(wordFor)
  return nameWith(dish.name, [...extras, ...beside]).length <= LONGEST_NAME
}

/** Whether the name has room for an optional ingredient of the dish, if that comes in a large amount. */
export function mayBeNamed(food: Food, dish: Dish): boolean {
  return !unsaidExtras(dish).includes(food) || nameWith(dish.name, [wordFor(food)]).length <= LONGEST_NAME
}
