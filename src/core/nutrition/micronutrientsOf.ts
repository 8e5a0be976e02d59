import type { Food } from '../food/food.js'
import { FOOD_ROWS } from '../food/foods.data.js'
import { SEASONING_ROWS } from '../food/seasonings.data.js'
import { once } from '../once.js'
import type { Micronutrient } from './dietaryReference.js'
import { MICRONUTRIENT_COLUMNS, MICRONUTRIENT_ROWS } from './micronutrients.data.js'

type Amounts = ReadonlyMap<Micronutrient, number>

const PER_100_G = 100
const UNKNOWN = '-'

const rowsById = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      MICRONUTRIENT_ROWS.split('\n').map((row) => {
        const [id = '', ...values] = row.split(' ')
        return [id, values]
      }),
    ),
)
/**
 * The nutrients by USDA number, for a shop's own row of a USDA food, which has an id of the shop's. It reads the
 * tables: importing the foods made of them would make a bundler that splits by entry emit one more chunk.
 */
const idByUsda = once(
  (): ReadonlyMap<string | null, string> =>
    new Map([
      ...FOOD_ROWS.map(([id, , , , , usda]) => [usda, id] as const),
      ...SEASONING_ROWS.map(([id, , , usda]) => [usda, id] as const),
    ]),
)

/** What one gram of a food holds, in the unit of its reference. A nutrient without a known value is absent. */
export function micronutrientsOf({ id, usda }: Food): Amounts {
  const row = rowsById().get(usda === undefined ? id : (idByUsda().get(usda) ?? id)) ?? []
  return new Map(
    MICRONUTRIENT_COLUMNS.flatMap((nutrient, column) => {
      const value = row[column] ?? UNKNOWN
      return value === UNKNOWN ? [] : [[nutrient, Number(value) / PER_100_G]]
    }),
  )
}
