import { LIMITED_COLUMNS, LIMITED_ROWS } from './limitedNutrients.data.js'
import { nutrientTable } from './nutrientTable.js'

/** The sodium (mg) and saturated fat (g) in one gram of a food. A nutrient without a known value is absent. */
export const limitedNutrientsOf = nutrientTable(LIMITED_ROWS, LIMITED_COLUMNS)
