import type { Food } from '../food/food.js'
import { FOOD_ROWS } from '../food/foods.data.js'
import { SEASONING_ROWS } from '../food/seasonings.data.js'
import { once } from '../once.js'

const PER_100_G = 100
const UNKNOWN = '-'

/**
 * The nutrients by USDA number, for a shop's own row of a USDA food, which has an id of the shop's. It reads the
 * tables: importing the foods made of them would make a bundler that splits by entry emit one more chunk.
 */
const idByUsda = once(
  (): ReadonlyMap<string | null, string> =>
    new Map([
      ...FOOD_ROWS.map(([id, , , , , usda]) => [usda, id] as const),
      ...SEASONING_ROWS.map(([id, , , , usda]) => [usda, id] as const),
    ]),
)

/**
 * Reads a table of nutrients per 100 g by food id. Its result gives what one gram of a food holds; a nutrient without a
 * known value is absent.
 */
export function nutrientTable<Nutrient extends string>(rows: string, columns: readonly Nutrient[]) {
  const rowsById = once(
    (): ReadonlyMap<string, readonly string[]> =>
      new Map(
        rows.split('\n').map((row) => {
          const [id = '', ...values] = row.split(' ')
          return [id, values]
        }),
      ),
  )
  return ({ id, usda }: Food): ReadonlyMap<Nutrient, number> => {
    const row = rowsById().get(usda === undefined ? id : (idByUsda().get(usda) ?? id)) ?? []
    return new Map(
      columns.flatMap((nutrient, column) => {
        const value = row[column] ?? UNKNOWN
        return value === UNKNOWN ? [] : [[nutrient, Number(value) / PER_100_G]]
      }),
    )
  }
}
