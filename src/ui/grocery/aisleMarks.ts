import { Apple, Bean, Beef, CookingPot, Droplet, Milk, Nut, Pill, ShoppingBasket, Wheat } from 'lucide'
import type { GroceryCategory } from '../../core/grocery/groceryCategories.js'
import type { IconNode } from '../parts/Icon.js'

/** The icon of each section of a shop. */
export const AISLE_MARKS: Readonly<Record<GroceryCategory, IconNode>> = {
  Proteins: Beef,
  Dairy: Milk,
  Produce: Apple,
  'Grains & Carbs': Wheat,
  'Nuts & Seeds': Nut,
  'Oils & Fats': Droplet,
  'Beans & Legumes': Bean,
  Other: ShoppingBasket,
  Supplements: Pill,
  'From the cupboard': CookingPot,
}
