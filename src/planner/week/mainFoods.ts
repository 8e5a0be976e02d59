import type { FoodCategory } from '../../core/food/food.js'
import type { Dish } from '../dishes/dish.js'
import { isAromatic } from './noticedFoods.js'

/** Oil, nuts and cheese on top make no other dish. */
const MAIN: readonly FoodCategory[] = ['protein', 'legumes', 'carbs', 'vegetable', 'fruit', 'supplement']

const known = new WeakMap<Dish, string>()

/** The foods that a dish is made of. Turkey with cauliflower and sweet potatoes is one dish to people in any order. */
export function mainFoods(dish: Dish): string {
  const before = known.get(dish)
  if (before !== undefined) return before
  const ids = dish.ingredients.flatMap(({ food }) =>
    MAIN.includes(food.category) && !isAromatic(food) ? food.id : [],
  )
  const foods = ids.sort().join('|')
  known.set(dish, foods)
  return foods
}
