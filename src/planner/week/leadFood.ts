import type { Food } from '../../core/food/food.js'
import { type Dish, dishFoods } from '../dishes/dish.js'

/** The food that people remember a dish by. */
export function leadFood(dish: Dish): Food | undefined {
  const foods = dishFoods(dish)
  return foods.find(({ category }) => category === 'protein' || category === 'legumes') ?? foods[0]
}

/** What stands in for meat: tofu, seitan, protein powder. */
export function isMeatSubstitute({ category, animalSource }: Food): boolean {
  return (category === 'protein' || category === 'supplement') && animalSource === 'none'
}
