import type { Food } from '../food/food.js'
import type { Micronutrient } from './dietaryReference.js'
import { MICRONUTRIENT_COLUMNS, MICRONUTRIENT_ROWS } from './micronutrients.data.js'
import { nutrientTable } from './nutrientTable.js'
import { plannedNutrientsOf } from './plannedNutrientsOf.js'

const wantedNutrientsOf = nutrientTable(MICRONUTRIENT_ROWS, MICRONUTRIENT_COLUMNS)

/** What one gram of a food holds, in the unit of its reference. A nutrient without a known value is absent. */
export const micronutrientsOf = (food: Food): ReadonlyMap<Micronutrient, number> =>
  new Map<Micronutrient, number>([...wantedNutrientsOf(food), ...plannedNutrientsOf(food)])
