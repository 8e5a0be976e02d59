import { BREAKFASTS } from './book/breakfasts.data.js'
import { DINNERS } from './book/dinners.data.js'
import { LUNCHES } from './book/lunches.data.js'
import { SNACKS } from './book/snacks.data.js'
import { type DishFamily, parseFamily } from './dishFamily.js'
import type { MealKind } from './mealKind.js'

/** Our dishes by the meals they are for. */
export const BOOK: Readonly<Record<MealKind, readonly DishFamily[]>> = {
  breakfast: BREAKFASTS.map((row) => parseFamily(row)),
  lunch: LUNCHES.map((row) => parseFamily(row)),
  dinner: DINNERS.map((row) => parseFamily(row)),
  snack: SNACKS.map((row) => parseFamily(row)),
}
