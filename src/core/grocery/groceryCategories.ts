import type { Food, FoodCategory } from '../food/food.js'
import { STORE_SECTIONS, type StoreSection } from '../food/storeSections.js'

/** The categories of the list in display order: a shop's sections, then the seasonings. */
export const GROCERY_CATEGORIES = [...STORE_SECTIONS, 'From the cupboard'] as const
/** One of {@link GROCERY_CATEGORIES}. */
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number]

const CATEGORY_OF_FOOD: Readonly<Record<Exclude<FoodCategory, 'seasoning'>, StoreSection>> = {
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

/** The section in which a food of the database is listed. `Other` also holds foods that the database does not have. */
export function groceryCategory({ category, section }: Food): GroceryCategory {
  if (category === 'seasoning') return 'From the cupboard'
  return section ?? CATEGORY_OF_FOOD[category]
}
