import type { Food } from '../../core/food/food.js'
import { isFish } from './isFish.js'

/** Days that a dish keeps if the book does not say (USDA FSIS, "Leftovers and Food Safety": three to four days). */
export const UNKNOWN_KEEPS_DAYS = 3
/** Fish is at its best for two days, though it is safe for three to four (USDA FSIS). */
const FISH_DAYS = 2

/** How many days a dish keeps in the refrigerator with the foods that it is made of. */
export const daysKept = (keepsDays: number, items: readonly { readonly food: Food }[]): number =>
  items.some(({ food }) => isFish(food)) ? Math.min(FISH_DAYS, keepsDays) : keepsDays
