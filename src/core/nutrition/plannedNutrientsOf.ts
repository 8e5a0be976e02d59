import { nutrientTable } from './nutrientTable.js'
import { PLANNED_COLUMNS, PLANNED_ROWS } from './plannedNutrients.data.js'

/** The sodium and calcium (mg) and saturated fat (g) in one gram of a food. A nutrient without a known value is absent. */
export const plannedNutrientsOf = nutrientTable(PLANNED_ROWS, PLANNED_COLUMNS)
