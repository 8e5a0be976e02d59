import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import { mayShareMeal } from '../day/mayShareMeal.js'
import type { Part, Serving } from '../day/servings.js'
import { type Dish, dishFoods, type Ingredient, isInProportion } from '../dishes/dish.js'
import { isMain, type MealKind } from '../dishes/mealKind.js'
import type { SideFoods } from '../dishes/sides.js'
import { roleOf } from '../recipes/roleOf.js'
import { isAddedFat } from './addedFat.js'
import type { Batch } from './batches.js'
import { mayBeNamed } from './courseName.js'
import { energyLimits, energyShare } from './energyShare.js'
import { mostOnPlateG } from './mostOnPlate.js'
import type { Room } from './room.js'
import type { WeekRules } from './weekRules.js'

/** The content of a batch: a dish, and its sides. */
export interface Course {
  readonly batch: Batch
  readonly dish: Dish
  readonly sides: readonly SideFoods[]
  /** Energy that the meal should provide, kcal, if that is not the usual share of the day. */
  readonly energyKcal?: number
  /** The items of meals that stay as they are, in place of a dish. */
  readonly kept?: readonly MealItem[]
}

/** Bodies that need very little or a lot eat smaller or larger plates than that. */
const EXTREME_SCALE = { least: 0.45, most: 2.6 } as const
/** An ingredient with a most factor up to this is kept in proportion, or held as a filling. */
const MOST_OF_BOUND = 1.25
const ANY_SHARE = { least: 0, most: 1 } as const
/**
 * The most of an optional ingredient that the name has no room for, as a factor of its row: in very large meals the other
 * ingredients reach their largest portions first.
 */
const MOST_UNNAMED = 1.8
/** A bowl of yogurt or cottage cheese beside a dish, in servings. A glass of milk is one, too. */
const MOST_DAIRY_BESIDE = 1.4
/** A handful of nuts or seeds beside a lunch or dinner, in grams. */
const MOST_NUTS_BESIDE_G = 30
/** How far a side may move around its serving. */
const SIDE_FREEDOM = { least: 0.5, most: 2 } as const

/** Protein powder is stirred into at least this much milk. */
const SHAKE_LIQUID_G = 180

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The items whose amounts are fixed: a recipe's seasonings, or all of meals that stay as they are. */
export const fixedItems = ({ kept, dish }: Course): readonly MealItem[] => kept ?? dish.seasonings

/** The foods whose amounts are solved for. */
export const courseFoods = perObject(({ dish, sides }: Course): readonly Food[] => [
  ...dishFoods(dish),
  ...sides.flat(),
])

/** Whether a part of a course is an ingredient that its row keeps in proportion, as milk to flour. */
export const isBound = ({ dish }: Course, part: number): boolean => isInProportion(dish.ingredients[part])

/** The course with another dish, and without sides that the dish has in itself or may not share a meal with. */
export function withOtherDish(course: Course, dish: Dish, { isKosher }: WeekRules): Course {
  const foods = dishFoods(dish)
  const mayStay = (side: SideFoods) =>
    !side.some((food) => foods.includes(food)) && mayShareMeal([...foods, ...side], isKosher)
  return { ...course, dish, sides: course.sides.filter(mayStay) }
}

/** Energy of a dish with the amounts of its row, kcal. */
function baseKcal({ ingredients, seasonings }: Dish): number {
  const fixed = seasonings.reduce((sum, { calories }) => sum + calories, 0)
  return ingredients.reduce((sum, { food, baseG }) => sum + (food.calories / food.servingSize) * baseG, fixed)
}

/** The scale at which a dish provides its usual share of the day. */
export function usualScale(dish: Dish, kcal: number): number {
  return clamp(kcal / Math.max(baseKcal(dish), 1), EXTREME_SCALE.least, EXTREME_SCALE.most)
}

/** Grams of added fat that a dish allows for its sides. */
function fatLeftG({ ingredients }: Dish, scale: number, { addedFatG }: Room): number {
  const usedG = ingredients.reduce((sum, { food, baseG }) => sum + (isAddedFat(food) ? baseG * scale : 0), 0)
  return addedFatG - usedG
}

/** The most of a side that people usually eat beside a dish. */
function mostBesideG({ category, servingSize }: Food, kind: MealKind): number {
  if (category === 'dairy') return MOST_DAIRY_BESIDE * servingSize
  return category === 'nuts_seeds' && isMain(kind) ? MOST_NUTS_BESIDE_G : Infinity
}

function sidePart(food: Food, { batch, dish, sides }: Course, scale: number, rules: WeekRules): Part {
  const { room } = rules
  const { minG } = food.portion
  const isDairy = food.category === 'dairy'
  const maxG = Math.min(
    food.portion.maxG,
    mostOnPlateG(food, rules),
    room.name === 'usual' ? mostBesideG(food, batch.kind) : Infinity,
  )
  const baseG = clamp(food.servingSize * clamp(scale, 0.7, 1.6), minG, maxG)
  const isShake = isDairy && sides.some((side) => side.length > 1 && side.includes(food))
  return {
    food,
    baseG,
    ...SIDE_FREEDOM,
    minG: isShake ? SHAKE_LIQUID_G : minG,
    maxG: isAddedFat(food) ? clamp(fatLeftG(dish, scale, room), minG, maxG) : maxG,
    isScaled: false,
  }
}

/** Whether an ingredient is the bread of a sandwich: slices come in pairs. */
const isInPairs = ({ food }: Ingredient, { family }: Dish): boolean =>
  family.method === 'sandwich' && roleOf(food) === 'bread'

/**
 * The room to move an ingredient of a dish. One that is kept in proportion, or held, gets no more of it, and an optional
 * one that the name has no room for stays a small part.
 */
function dishPart(row: Ingredient, dish: Dish, rules: WeekRules): Part {
  const ingredient = isInPairs(row, dish) ? { ...row, stepG: 2 * row.food.portion.stepG } : row
  const { food, baseG, least, most } = ingredient
  const { freedom } = rules.room
  const mostG = mostOnPlateG(food, rules)
  const maxG = Math.min(ingredient.maxG, mostG)
  const minG = Math.min(ingredient.minG, mostG)
  if (!mayBeNamed(food, dish)) {
    const unnamedG = Math.min(maxG, Math.max(food.portion.minG, MOST_UNNAMED * baseG))
    return { ...ingredient, most: 1, minG, maxG: unnamedG, isScaled: true }
  }
  if (freedom === 1 || most <= MOST_OF_BOUND) return { ...ingredient, minG, maxG, isScaled: true }
  const widerG = Math.min(ingredient.maxG * freedom, mostG)
  return { ...ingredient, least: least / freedom, most: most * freedom, minG, maxG: widerG, isScaled: true }
}

/** The parts of a dish. A week's search solves the same dishes many times. */
const dishPartsFor = perObject((rules: WeekRules) =>
  perObject((dish: Dish): readonly Part[] =>
    dish.ingredients.map((ingredient) => dishPart(ingredient, dish, rules)),
  ),
)

/** A course in the form that the solver takes. */
export function toServing(course: Course, rules: WeekRules): Serving {
  const { mealTypes, targets, room } = rules
  const { batch, dish, sides } = course
  const { least, most } = room.keepsShares ? energyLimits(batch.kind, mealTypes) : ANY_SHARE
  const { energyKcal = targets.calories * energyShare(batch.kind, mealTypes) } = course
  const usual = usualScale(dish, energyKcal)
  return {
    parts: [
      ...dishPartsFor(rules)(dish),
      ...sides.flat().map((food) => sidePart(food, course, usual, rules)),
    ],
    fixed: fixedItems(course),
    days: batch.occasions.map(({ day }) => day),
    scale: { usual, least: Math.min(usual, room.scale.least), most: Math.max(usual, room.scale.most) },
    energyKcal: { least: least * targets.calories, most: most * targets.calories },
  }
}
