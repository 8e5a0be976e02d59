import type { Food } from '../../core/food/food.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import { isSweet } from '../dishes/methods.js'

/** The food that gives a dish its character. */
export function leadFood(dish: Dish): Food | undefined {
  const foods = dishFoods(dish)
  return foods.find(({ category }) => category === 'protein' || category === 'legumes') ?? foods[0]
}

/** A shake, a parfait or cottage cheese with fruit. People eat it for breakfast rather than for lunch. */
export function isLikeBreakfast(dish: Dish): boolean {
  const isFruity = dishFoods(dish).some(({ category }) => category === 'fruit')
  return isSweet(dish.family.method) || (isFruity && leadFood(dish)?.category === 'dairy')
}

/** Foods that replace meat: tofu, seitan, protein powder. */
export function isMeatSubstitute({ category, animalSource }: Food): boolean {
  return (category === 'protein' || category === 'supplement') && animalSource === 'none'
}

/** Wheat gluten. */
export function isSeitan({ id }: Food): boolean {
  return id === 'vital-wheat-gluten'
}

/** Foods that people who eat meat do not want as the protein of a lunch or dinner. */
export function isPowderOrSeitan(food: Food): boolean {
  return food.category === 'supplement' || isSeitan(food)
}
