import { GROCERY_CATEGORIES } from './groceryCategories.js'
import type { GroceryItem } from './groceryItem.js'

type InSection = Pick<GroceryItem, 'category'>

/** Orders lines by their sections of the shop. */
export function bySection(a: InSection, b: InSection): number {
  return GROCERY_CATEGORIES.indexOf(a.category) - GROCERY_CATEGORIES.indexOf(b.category)
}
