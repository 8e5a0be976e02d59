import { FOOD_CATEGORIES, type Food, type FoodCategory } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { Thrift } from './thriftLadder.js'

const KCAL_PER_CARB_G = 4

/** How many different foods of a category a week draws on, relative to its vegetables. */
const FRESH_PARTS: Readonly<Partial<Record<FoodCategory, number>>> = {
  vegetable: 1,
  protein: 0.75,
  fruit: 0.6,
  dairy: 0.5,
}
const OTHER_FRESH_PART = 0.4

/** Where carbs are few, fresh food takes the place of starch, so more of it must be at hand. */
function freshFactor({ carbs, calories }: Macros): number {
  return Math.max(1, 2.8 - (4.5 * carbs * KCAL_PER_CARB_G) / Math.max(calories, 1))
}

/** The foods of a pantry that dishes are cooked from: all that keep, and a limited number that spoil. */
export function stockKitchen(
  pantry: ReadonlyMap<string, Food>,
  { freshVegetables }: Thrift,
  targets: Macros,
  preference: (food: Food) => number,
): ReadonlyMap<string, Food> {
  const kitchen = new Map(pantry)
  const spoiling = [...pantry.values()].filter(({ pack }) => !pack.keeps)
  for (const category of FOOD_CATEGORIES) {
    const most = freshVegetables * freshFactor(targets) * (FRESH_PARTS[category] ?? OTHER_FRESH_PART)
    const ranked = spoiling
      .filter((food) => food.category === category)
      .sort((a, b) => preference(a) - preference(b))
    for (const { id } of ranked.slice(most)) kitchen.delete(id)
  }
  return kitchen
}
