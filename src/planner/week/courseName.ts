import { andList } from '../../core/andList.js'
import type { Food, FoodCategory } from '../../core/food/food.js'
import { singular } from '../../core/food/foodWords.js'
import { sumMacros } from '../../core/nutrition/macros.js'
import { perObject } from '../../core/perObject.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { isProduce } from '../day/servings.js'
import { type Dish, isInProportion } from '../dishes/dish.js'
import { wordFor } from '../dishes/dishName.js'
import { isFish } from '../dishes/isFish.js'
import type { SideFoods } from '../dishes/sides.js'
import { isAddedFat } from './addedFat.js'
import type { Course } from './course.js'

/** A side with more than this share of a meal is named. */
const NAMED_SIDE = { calories: 0.17, protein: 0.3 } as const
/** The same for an optional ingredient, such as seeds on top. */
const NAMED_EXTRA = { calories: 0.18, protein: 0.32 } as const

/** What holds patties and cakes together is inside them, and not a side. */
const BINDERS = ['rolled-oats', 'eggs']
const isBinder = ({ family }: Dish, { id }: Food) => family.method === 'patties' && BINDERS.includes(id)

/** Most dishes imply what they need, such as eggs in a frittata, but none implies the seeds on it. */
const NAMED_IF_MUCH: readonly FoodCategory[] = ['nuts_seeds', 'fruit']

/** Vegetables and fruit of more than this share of a meal's weight are most of the plate, however few calories they have. */
const MOST_OF_PLATE = 0.28

/** A longer name breaks the lines of a card, and a model never gets longer names either. */
const LONGEST_NAME = 80

/** Pecans are as fat as mayonnaise, but people want to know of them. */
const isKitchenFat = (food: Food) => food.category === 'fat' && isAddedFat(food)

/** Oil, butter and dressings are not worth naming. */
function isCookingFat(side: SideFoods): boolean {
  return side.every(isKitchenFat)
}

/** The name of a side. Two foods together are protein powder and the milk it is mixed with. */
function sideWord([food, milk]: SideFoods, namesMilk: boolean): string {
  if (food !== undefined && milk === undefined) return wordFor(food)
  if (milk === undefined || !namesMilk) return 'a protein shake'
  const word = wordFor(milk)
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} protein shake`
}

/** How many times these shares of a meal's calories or protein the foods provide, whichever is more. */
function timesNamed(
  foods: SideFoods,
  items: readonly MealItem[],
  least: typeof NAMED_SIDE | typeof NAMED_EXTRA,
): number {
  const total = sumMacros(items)
  const brought = sumMacros(items.filter(({ food }) => foods.includes(food)))
  const times = (nutrient: 'calories' | 'protein') =>
    total[nutrient] > 0 ? brought[nutrient] / (least[nutrient] * total[nutrient]) : 0
  return Math.max(times('calories'), times('protein'))
}

/** Whether vegetables or fruit are most of what is on the plate. */
function isMostOfPlate(foods: SideFoods, items: readonly MealItem[]): boolean {
  const weighed = (some: readonly MealItem[]) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const brought = items.filter(({ food }) => foods.includes(food) && isProduce(food))
  return weighed(brought) > MOST_OF_PLATE * weighed(items)
}

function nameWith(name: string, words: readonly string[]): string {
  if (words.length === 0) return name
  const list = andList(words)
  return name.includes(' with ') ? `${name}, plus ${list}` : `${name} with ${list}`
}

/** "A protein shake" is "protein shake" where that makes room. */
function withinLongest(name: string): string {
  return name.length <= LONGEST_NAME ? name : name.replace(/\ban? (?=[\w -]*protein shake)/, '')
}

/**
 * What a dish's name does not mention of its optional ingredients, and of the nuts, seeds and fruit that it needs. Those
 * that are kept in proportion, such as the tahini of a hummus, are what the dish is made of.
 */
const unsaidExtras = perObject((dish: Dish): readonly Food[] => {
  const said = dish.name.toLowerCase()
  return dish.ingredients
    .filter((ingredient) => {
      const { food, isOptional } = ingredient
      const word = wordFor(food).toLowerCase()
      if (said.includes(word) || isKitchenFat(food) || isBinder(dish, food)) return false
      // Peanut butter is said as peanut sauce, and hemp seeds as a hemp seed crunch.
      const [first = ''] = singular(word).split(' ')
      return (
        isOptional ||
        (NAMED_IF_MUCH.includes(food.category) && !said.includes(first) && !isInProportion(ingredient))
      )
    })
    .map(({ food }) => food)
})

/**
 * The dish's name with the sides that matter, and with optional ingredients in large amounts, those with most energy
 * first. It leaves out whatever would make the name too long, those that matter least.
 */
export function courseName({ dish, sides }: Course, items: readonly MealItem[]): string {
  const named = [
    ...unsaidExtras(dish).map((food) => ({ foods: [food], least: NAMED_EXTRA })),
    ...sides.filter((side) => !isCookingFat(side)).map((foods) => ({ foods, least: NAMED_SIDE })),
  ].flatMap(({ foods, least }) => {
    // Those that only weigh much are named if there is room. Nobody expects fish beside meat, so it is named first.
    const times = foods.some(isFish)
      ? Number.POSITIVE_INFINITY
      : Math.max(timesNamed(foods, items, least), isMostOfPlate(foods, items) ? 1 : 0)
    const { calories } = sumMacros(items.filter(({ food }) => foods.includes(food)))
    const word = sideWord(foods, timesNamed(foods.slice(1), items, NAMED_SIDE) > 1)
    return times >= 1 ? [{ times, calories, word }] : []
  })
  named.sort((a, b) => b.calories - a.calories)
  const wordsOf = (parts: typeof named) =>
    withinLongest(
      nameWith(
        dish.name,
        parts.map(({ word }) => word),
      ),
    )
  let fitting: typeof named = []
  for (const part of [...named].sort((a, b) => b.times - a.times)) {
    const more = named.filter((other) => other === part || fitting.includes(other))
    if (wordsOf(more).length <= LONGEST_NAME) fitting = more
  }
  return wordsOf(fitting)
}

const isVegetable = ({ category }: Food) => category === 'vegetable'

/**
 * Whether the name has room for all sides and optional ingredients that could need naming. A dish composed elsewhere
 * keeps its name, whatever is beside it.
 */
export function hasRoomInName({ dish, sides }: Course): boolean {
  if (dish.family.id === '') return true
  const beside = sides
    .filter((side) => !isCookingFat(side) && !side.every(isVegetable))
    .map((side) => sideWord(side, true))
  const extras = unsaidExtras(dish)
    .filter((food) => !isVegetable(food))
    .map(wordFor)
  return nameWith(dish.name, [...extras, ...beside]).length <= LONGEST_NAME
}

/** Whether the name has room for an optional ingredient of the dish, if that comes in a large amount. */
export function mayBeNamed(food: Food, dish: Dish): boolean {
  return !unsaidExtras(dish).includes(food) || nameWith(dish.name, [wordFor(food)]).length <= LONGEST_NAME
}
