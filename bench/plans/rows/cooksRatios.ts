import type { Meal, MealItem } from 'react-meal-planner/core'
import { atMost, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { dishItems, dishOfMeal } from '../dishOfMeal.js'

type IsFood = (item: MealItem) => boolean

const FLOUR: IsFood = ({ food }) => /-flour$|^rolled-oats$|^buckwheat-groats$|^cornmeal$/.test(food.id)
const MILK: IsFood = ({ food }) => /-milk$/.test(food.id) && !/dry-milk/.test(food.id)
const LIQUID: IsFood = (item) => MILK(item) || /yogurt|juice|kefir/.test(item.food.id)
const CHIA: IsFood = ({ food }) => food.id === 'chia-seeds'
const POWDER: IsFood = ({ food }) => food.category === 'supplement'
const EGG: IsFood = ({ food }) => /^eggs$|^egg-whites$/.test(food.id)

const MOST_MILK_TO_FLOUR = 4
const MOST_LIQUID_TO_CHIA = 12
const LEAST_SHAKE_LIQUID_G = 120
const LEAST_PORRIDGE_MILK_G = 150
/** One large egg is 50 g. */
const MORE_THAN_ONE_EGG_G = 75

/** A kind of dish, with proportions that no cook would use. */
interface Ratio {
  readonly what: string
  readonly isKind: (meal: Meal, grams: (isFood: IsFood) => number) => boolean
  readonly isWrong: (grams: (isFood: IsFood) => number) => boolean
  /** Whether what is served beside the dish counts: a shake may be a side. */
  readonly countsSides?: true
}

const isNamed = (pattern: RegExp) => (meal: Meal) =>
  pattern.test(meal.name) || pattern.test(dishOfMeal(meal)?.id ?? '')

const RATIOS: readonly Ratio[] = [
  {
    what: 'pancakes with more than 4 g of milk per g of flour',
    isKind: (meal, grams) => isNamed(/pancake|waffle|crepe|crêpe/i)(meal) && grams(FLOUR) > 0,
    isWrong: (grams) => grams(MILK) > MOST_MILK_TO_FLOUR * grams(FLOUR),
  },
  {
    what: 'chia pudding thinner than 12:1',
    isKind: (meal, grams) => isNamed(/chia.*pudding/i)(meal) && grams(CHIA) > 0,
    isWrong: (grams) => grams(LIQUID) > MOST_LIQUID_TO_CHIA * grams(CHIA),
  },
  {
    what: 'shakes with less than 120 g of liquid',
    isKind: isNamed(/shake|smoothie/i),
    isWrong: (grams) => grams(LIQUID) < LEAST_SHAKE_LIQUID_G,
    countsSides: true,
  },
  {
    what: 'porridge with powder and less than 150 g of milk',
    isKind: (meal, grams) =>
      (dishOfMeal(meal)?.method === 'porridge' || isNamed(/oatmeal|porridge/i)(meal)) && grams(POWDER) > 0,
    isWrong: (grams) => grams(MILK) < LEAST_PORRIDGE_MILK_G,
  },
  {
    what: 'omelettes and scrambles of one egg',
    isKind: (meal, grams) => isNamed(/omelet|scramble/i)(meal) && grams(EGG) > 0,
    isWrong: (grams) => grams(EGG) < MORE_THAN_ONE_EGG_G,
  },
]

/** Dishes whose proportions no cook would use. */
export function cooksRatioRows(weeks: readonly BenchWeek[]): Row[] {
  const meals = weeks.flatMap((week) =>
    week.meals.map((meal) => {
      const gramsIn = (items: readonly MealItem[]) => (isFood: IsFood) =>
        items.filter(isFood).reduce((sum, { quantity }) => sum + quantity, 0)
      return { meal, grams: gramsIn(dishItems(meal)), gramsWithSides: gramsIn(meal.items) }
    }),
  )
  return RATIOS.map(({ what, isKind, isWrong, countsSides }) => {
    const ofKind = meals.filter(({ meal, grams }) => isKind(meal, grams))
    const wrong = ofKind.filter(({ grams, gramsWithSides }) => isWrong(countsSides ? gramsWithSides : grams))
    return atMost(what, wrong.length, 0, undefined, `of ${ofKind.length}`)
  })
}
