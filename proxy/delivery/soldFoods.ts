import { builtInFoods, builtInSeasonings, type Food } from 'react-meal-planner/core'
import type { CatalogFood, ServerCatalog } from '../catalog/parseCatalog.js'

/** A food that can be ordered. */
interface SoldFood {
  readonly name: string
  readonly units: readonly string[]
  readonly sku?: string | undefined
}

/** The foods that can be ordered, by id. */
export type SoldFoods = ReadonlyMap<string, SoldFood>

const ofRow = ({ id, name, pack, smallPacks = [] }: Food): CatalogFood => ({
  id,
  name,
  units: [pack, ...smallPacks].map(({ unit }) => unit),
})

/** The foods that can be ordered: the built-in ones, and in their place those of the shop that have a name and a unit. */
export function createSoldFoods({ foods, prices }: ServerCatalog = { foods: [], prices: [] }): SoldFoods {
  const sold = new Map<string, SoldFood>()
  for (const food of [...builtInFoods, ...builtInSeasonings].map(ofRow).concat(foods)) {
    const { id, name, units, sku } = food
    if (name !== undefined && units.length > 0) sold.set(id, { name, units, sku })
  }
  for (const { id, unit, sku } of prices) {
    const food = sold.get(id)
    // A shop prices one pack, as the widget reads it.
    if (food) sold.set(id, { ...food, units: [unit ?? food.units[0] ?? ''], sku: sku ?? food.sku })
  }
  return sold
}
