import type { Food, FoodCategory } from '../food/food.js'
import { STORE_SECTIONS, type StoreSection } from '../food/storeSections.js'

/** The categories of the list, in the order they show. */
export const GROCERY_CATEGORIES = STORE_SECTIONS
export type GroceryCategory = StoreSection

const CATEGORY_OF_FOOD: Readonly<Record<FoodCategory, GroceryCategory>> = {
  protein: 'Proteins',
  dairy: 'Dairy',
  vegetable: 'Produce',
  fruit: 'Produce',
  carbs: 'Grains & Carbs',
  nuts_seeds: 'Nuts & Seeds',
  fat: 'Oils & Fats',
  legumes: 'Beans & Legumes',
  supplement: 'Supplements',
}

/** Where a food of the database is listed. `Other` is also for foods that the database does not know. */
export function groceryCategory({ category, section }: Food): GroceryCategory {
  return section ?? CATEGORY_OF_FOOD[category]
}
