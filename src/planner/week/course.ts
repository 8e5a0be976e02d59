import type { Food } from '../../core/food/food.js'
import type { Part, Serving } from '../day/servings.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import type { SideFoods } from '../dishes/sides.js'
import type { Batch } from './batches.js'
import { energyLimits, energyShare } from './energyShare.js'
import type { WeekRules } from './weekRules.js'

/** What a batch is: a dish, and what is served beside it. */
export interface Course {
  readonly batch: Batch
  readonly dish: Dish
  readonly sides: readonly SideFoods[]
  /** Energy that the meal should provide, kcal, where that is not the usual share of the day. */
  readonly energyKcal?: number
  /** A meal that stays as it is: all that it holds is fixed, like a recipe's seasonings. */
  readonly isKept?: boolean
}

/** How far a whole dish stretches, see {@link Serving.scale}. */
const SCALE = { least: 0.6, most: 1.8 } as const
/** Bodies that need very little or very much eat smaller or larger plates than that. */
const EXTREME_SCALE = { least: 0.45, most: 2.6 } as const
/** The same where a week would reach too few calories otherwise. */
const GENEROUS_SCALE = { least: 0.45, most: 3 } as const
const ANY_SHARE = { least: 0, most: 1 } as const
/** How far a side may move around its serving. */
const SIDE_FREEDOM = { least: 0.5, most: 2 } as const

/** A food with more fat than this is added fat, and a meal takes about two tablespoons of it. */
const ADDED_FAT_SHARE = 0.7
const MOST_ADDED_FAT_G = 27
/** The same where a week would reach too few calories otherwise. */
const GENEROUS_FAT_G = 54
/** Protein powder is stirred into at least this much milk. */
const SHAKE_LIQUID_G = 180

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export function courseFoods({ dish, sides }: Course): readonly Food[] {
  return [...dishFoods(dish), ...sides.flat()]
}

/** Energy of a dish as its row has it, kcal. */
function baseKcal({ ingredients, seasonings }: Dish): number {
  const fixed = seasonings.reduce((sum, { calories }) => sum + calories, 0)
  return ingredients.reduce((sum, { food, baseG }) => sum + (food.calories / food.servingSize) * baseG, fixed)
}

/** The scale at which a dish brings its usual share of the day. */
export function usualScale(dish: Dish, kcal: number): number {
  return clamp(kcal / Math.max(baseKcal(dish), 1), EXTREME_SCALE.least, EXTREME_SCALE.most)
}

/** Oil, butter, mayonnaise: fat and little else. */
export function isAddedFat({ fat, servingSize }: Food): boolean {
  return fat > ADDED_FAT_SHARE * servingSize
}

/** Grams of added fat that a dish leaves for its sides. */
function fatLeftG({ ingredients }: Dish, scale: number, isGenerous: boolean): number {
  const usedG = ingredients.reduce((sum, { food, baseG }) => sum + (isAddedFat(food) ? baseG * scale : 0), 0)
  return (isGenerous ? GENEROUS_FAT_G : MOST_ADDED_FAT_G) - usedG
}

function sidePart(food: Food, { dish, sides }: Course, scale: number, isGenerous: boolean): Part {
  const { minG, maxG } = food.portion
  const baseG = clamp(food.servingSize * clamp(scale, 0.7, 1.6), minG, maxG)
  const isShake = food.category === 'dairy' && sides.some((side) => side.length > 1 && side.includes(food))
  return {
    food,
    baseG,
    ...SIDE_FREEDOM,
    minG: isShake ? SHAKE_LIQUID_G : minG,
    maxG: isAddedFat(food) ? clamp(fatLeftG(dish, scale, isGenerous), minG, maxG) : maxG,
    isScaled: false,
  }
}

/** A course as the solver takes it. */
export function toServing(course: Course, { mealTypes, targets, isGenerous }: WeekRules): Serving {
  const { batch, dish, sides } = course
  const { least, most } = isGenerous ? ANY_SHARE : energyLimits(batch.kind, mealTypes)
  const limits = isGenerous ? GENEROUS_SCALE : SCALE
  const { energyKcal = targets.calories * energyShare(batch.kind, mealTypes) } = course
  const usual = usualScale(dish, energyKcal)
  return {
    parts: [
      ...dish.ingredients.map((ingredient) => ({ ...ingredient, isScaled: true })),
      ...sides.flat().map((food) => sidePart(food, course, usual, isGenerous)),
    ],
    fixed: dish.seasonings,
    days: batch.occasions.map(({ day }) => day),
    scale: { usual, least: Math.min(usual, limits.least), most: Math.max(usual, limits.most) },
    energyKcal: { least: least * targets.calories, most: most * targets.calories },
  }
}
