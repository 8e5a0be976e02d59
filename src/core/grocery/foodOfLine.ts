import type { Food } from '../food/food.js'
import { seasoningsIn } from '../food/foodFinder.js'
import { indexFoods } from '../food/indexFoods.js'
import type { GroceryItem } from './groceryItem.js'

/** Finds a line's row of the catalogue, or of the built-in seasonings. */
export type FoodOfLine = (line: Pick<GroceryItem, 'foodId' | 'category'>) => Food | undefined

/** Returns a function that finds the row of a grocery line's food. It looks up a seasoning among the seasonings only. */
export function foodOfLine(foods: readonly Food[]): FoodOfLine {
  const foodById = indexFoods(foods)
  const seasoningById = indexFoods(seasoningsIn(foods))
  return ({ foodId, category }) => (category === 'From the cupboard' ? seasoningById : foodById).get(foodId)
}
