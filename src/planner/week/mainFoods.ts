import type { FoodCategory } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import type { Dish } from '../dishes/dish.js'
import { isAromatic } from './noticedFoods.js'

/** Oil, nuts and cheese on top make no other dish. */
const MAIN: readonly FoodCategory[] = ['protein', 'legumes', 'carbs', 'vegetable', 'fruit', 'supplement']

/** The foods that a dish is made of. Turkey with cauliflower and sweet potatoes is one dish to people in any order. */
export const mainFoods = perObject(({ ingredients }: Dish): string => {
  const ids = ingredients.flatMap(({ food }) =>
    MAIN.includes(food.category) && !isAromatic(food) ? food.id : [],
  )
  return ids.sort().join('|')
})
