import { type Food, isSoldFrozen } from '../../core/food/food.js'
import { servingsOf } from '../../core/plan/servingsOf.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { isMain } from '../dishes/mealKind.js'
import { METHODS, type Method } from '../dishes/methods.js'
import { type CookedItem, cookedItem, inItsForm, type RecipeLanguage } from './cookedItem.js'
import { dishOf, methodOf } from './dishOf.js'
import { inItsRole } from './inItsRole.js'
import { laterState } from './keepState.js'
import { roleOf } from './roleOf.js'
import { PROTEINS, type Role, STARCHES } from './roles.data.js'
import { type MethodSteps, ofTheDay, stepsOf } from './servedSteps.js'

/** The foods of a meal's recipe, each in the amount that is made at once. */
export interface MealFoods {
  /** The dish of the book; undefined for a meal of a model. */
  readonly family: DishFamily | undefined
  readonly method: Method
  readonly methodSteps: MethodSteps
  /** For how many people the meal is, and how many servings are cooked now: for all of them and all its days. */
  readonly people: number
  readonly servings: number
  /** The other days that are cooked for, in words; empty if there are none. */
  readonly forDays: readonly string[]
  /** The foods of the dish, also those that are made fresh on each of its days. */
  readonly main: readonly CookedItem[]
  readonly fresh: readonly CookedItem[]
  readonly sides: readonly CookedItem[]
  /** Whether a side is made ready on each of its days. */
  readonly isFresh: (side: CookedItem) => boolean
}

/** Sides that are not eaten as they are. The others are cut or opened on their own day. */
const COOKED: readonly Role[] = [...STARCHES, ...PROTEINS]

/** Methods that beat eggs into the dish. In the others they stay whole. */
const BEATS_EGGS = /[{+]egg[+}]|<wok>/

/** Methods that put fruit on or beside something before the table. */
const PILES_FRUIT = /^(?:toast|warm)$/

/** Methods whose eggs would be dry beside the sauce. */
const HAS_SAUCE = /^(?:braise|curry|stew)$/

/** The ids of plain dishes, which are not in the book. Fruit comes beside their lunches and dinners. */
const PLAIN_DISH = /^plain-/

/** Dishes in which vegetables beside them are done in the last minutes, and those vegetables. */
const TAKES_VEGETABLES = /^(?:soup|stew|curry|skillet)$/
const isQuickVegetable = (food: Food) =>
  ['soft', 'frozen', 'greens', 'edamame'].includes(roleOf(food)) || FLORETS.includes(food.id)
/** Cut small, they cook as quickly as soft vegetables. */
const FLORETS = ['broccoli', 'cauliflower']

/** Bread that goes with a hot dish is toasted on its own day. */
const isToast = (food: Food, method: Method) =>
  roleOf(food) === 'bread' && !METHODS[method].isCold && method !== 'griddle'

export function mealFoods(meal: Meal, people: number, language: RecipeLanguage): MealFoods {
  const { recipe, format } = language
  const dish = dishOf(meal)
  const method = methodOf(meal, dish)
  const methodSteps = stepsOf(method, recipe)
  const batch = servingsOf(meal)
  const servings = batch * people
  const forDays = batch > 1 ? (meal.cook?.forDates ?? []).map(format.weekday) : []
  const isForToday = batch === 1 && meal.leftoverOf === undefined
  const isReheated = laterState(method, dish?.family.id) === 'hot'
  // Whole eggs turn to rubber, or burst, when they are heated again: each day boils its own, beside the dish.
  const isBoiledBeside = ({ food }: MealItem) =>
    roleOf(food) === 'egg' &&
    (forDays.length > 0 || meal.leftoverOf !== undefined) &&
    isReheated &&
    !BEATS_EGGS.test(methodSteps.cooked.join())
  const isFresh = ({ role }: CookedItem) => !COOKED.includes(role) || (role === 'egg' && isReheated)
  // More oil or butter goes where the dish has its own, and no vegetable needs a pot that a soup has already.
  const goesIn = ({ food }: MealItem) =>
    roleOf(food) === 'fat' || (isForToday && TAKES_VEGETABLES.test(method) && isQuickVegetable(food))
  const isPlain = PLAIN_DISH.test(meal.dishId ?? '') && isMain(meal.type)
  const isSide = (item: MealItem) =>
    (dish?.sides.includes(item) === true && !goesIn(item)) || (isPlain && item.food.category === 'fruit')
  const sideItems = meal.items.filter((item) => isSide(item) || isBoiledBeside(item))
  const dishItems = meal.items.filter((item) => !sideItems.includes(item))
  const cookedFor = (item: MealItem, eaters: number) =>
    inItsForm(cookedItem(item, eaters, language), method, language)
  const madeFor = (eaters: number, items = dishItems) =>
    items.map((item) => {
      const made = inItsRole(cookedFor(item, eaters), meal, method, language)
      const isAdded = dish?.sides.includes(item) === true && FLORETS.includes(item.food.id)
      return isAdded ? { ...made, role: 'soft' as const } : made
    })
  const onTop = new Set(ofTheDay(madeFor(people), methodSteps, language).map(({ food }) => food))
  const isFreshlyMade = ({ food }: { readonly food: Food }) => isToast(food, method) || onTop.has(food)
  const thawed = (item: CookedItem) =>
    item.role === 'berry' && isSoldFrozen(item.food) ? { ...item, amount: recipe.thawed(item.amount) } : item
  const main = dishItems
    .flatMap((item) => madeFor(forDays.length > 0 && isFreshlyMade(item) ? people : servings, [item]))
    .map((item) => (onTop.has(item.food) || PILES_FRUIT.test(method) ? thawed(item) : item))
  const sides = sideItems.map((item): CookedItem => {
    const one = cookedFor(item, people)
    if (dishItems.length > 0 && !isSide(item) && HAS_SAUCE.test(method)) return { ...one, isOfSauce: true }
    return isFresh(one) ? thawed(one) : cookedFor(item, servings)
  })
  return {
    family: dish?.family,
    method,
    methodSteps,
    people,
    servings,
    forDays,
    main,
    fresh: main.filter(isFreshlyMade),
    sides,
    isFresh,
  }
}
