import type { FoodCategory } from '../food/food.js'

/** The sections of the list, in the order they show: six as specified, then the others by name (section 9). */
export const GROCERY_CATEGORIES = [
  'Proteins',
  'Dairy',
  'Produce',
  'Grains & Carbs',
  'Nuts & Seeds',
  'Oils & Fats',
  'Beans & Legumes',
  'Other',
  'Supplements',
] as const
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number]

/** Where a food of the database is listed; `Other` is for foods that the database does not know. */
export const CATEGORY_OF_FOOD: Readonly<Record<FoodCategory, GroceryCategory>> = {
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
