import type { Food } from '../../core/food/food.js'
import { perObject } from '../../core/perObject.js'
import { type Dish, dishFoods } from '../dishes/dish.js'
import { readOptions } from '../dishes/dishFamily.js'
import type { MealKind } from '../dishes/mealKind.js'
import { isSweet } from '../dishes/methods.js'

/** Few notice it on a list, but everybody in fried rice without it: every dish that has room for it has it. */
export const isSoySauce = ({ id }: Food) => id === 'soy-sauce'

/** The food that gives a dish its character. */
export function leadFood(dish: Dish): Food | undefined {
  const foods = dishFoods(dish)
  return foods.find(({ category }) => category === 'protein' || category === 'legumes') ?? foods[0]
}

/** A shake, a parfait or cottage cheese with fruit. People eat it for breakfast rather than for lunch, and no vegetable beside it. */
export const isSweetDish = perObject((dish: Dish): boolean => {
  const isFruity = dishFoods(dish).some(({ category }) => category === 'fruit')
  return isSweet(dish.family.method) || (isFruity && leadFood(dish)?.category === 'dairy')
})

/** Fruit alone, with nuts or a dip. Nobody wants carrots beside it. */
export const isOfFruit = (dish: Dish): boolean => leadFood(dish)?.category === 'fruit'

const DINNER_MEATS: readonly Food['animalSource'][] = ['poultry', 'fish', 'shellfish', 'pork', 'red_meat']

/** Sausage, bacon, ham and fish from a can are breakfasts, too. */
const BREAKFAST_MEATS: ReadonlySet<string> = new Set(
  readOptions('MINCE/ground-lamb/bacon/ham/CANNED_FISH').keys(),
)

/** A plate of chicken, fish or a roast. Most people eat it later in the day. */
const isLikeDinner = perObject((dish: Dish): boolean => {
  const lead = leadFood(dish)
  return lead !== undefined && DINNER_MEATS.includes(lead.animalSource) && !BREAKFAST_MEATS.has(lead.id)
})

/** Whether people would eat a dish at another time of the day: a shake for lunch, or fish for breakfast. */
export function isAtOddTime(
  dish: Dish,
  kind: MealKind,
  { hasUsualBreakfasts }: { readonly hasUsualBreakfasts: boolean },
): boolean {
  if (kind === 'lunch') return isSweetDish(dish)
  return kind === 'breakfast' && hasUsualBreakfasts && isLikeDinner(dish)
}

/** Foods that replace meat: tofu, seitan, protein powder. */
export function isMeatSubstitute({ category, animalSource }: Food): boolean {
  return (category === 'protein' || category === 'supplement') && animalSource === 'none'
}

/** Wheat gluten. */
export function isSeitan({ id }: Food): boolean {
  return id === 'vital-wheat-gluten'
}

/** Textured soy protein. */
export function isSoyCrumbles({ id }: Food): boolean {
  return id === 'tvp'
}

/** Foods that people who eat meat do not want as the protein of a lunch or dinner. */
export function isPowderOrSeitan(food: Food): boolean {
  return food.category === 'supplement' || isSeitan(food)
}
