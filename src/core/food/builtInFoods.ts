import type { Food } from './food.js'
import { foodFromRow } from './foodFromRow.js'
import { FOOD_ROWS } from './foods.data.js'

/** The built-in food database: common US groceries, nutrients per serving. Ids are stable. */
export const builtInFoods: readonly Food[] = FOOD_ROWS.map(foodFromRow)
