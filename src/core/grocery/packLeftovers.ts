import type { FoodUse } from './foodUses.js'
import type { GroceryItem } from './groceryItem.js'
import type { GroceryList } from './groceryList.js'
import { isByWeight, OUNCE_UNITS } from './storeUnits.js'

/** From this share of a pack on, the rest is worth a line. */
const WORTH_A_LINE = 0.1
const MOST_LINES = 4
/** Nobody forgets the rest of a food that is cooked more often than this. */
const MOST_USES = 3

/** Fresh food in packs, with a rest for a later meal. */
export interface OpenedPack {
  readonly item: GroceryItem
  /** The meal that uses the rest. */
  readonly rest: FoodUse
}

/** The packs that no single meal uses up. */
export interface PackLeftovers {
  /** Those that keep for later weeks, the most valuable rest first. */
  readonly keeps: readonly { readonly item: GroceryItem; readonly leftG: number }[]
  /** Those that must be used within the week, the longest wait first. */
  readonly opened: readonly OpenedPack[]
}

const NONE: PackLeftovers = { keeps: [], opened: [] }
const worthOf = ({ tillCost, usedG, boughtG }: GroceryItem) => tillCost * (1 - usedG / boughtG)
const WEIGHED = new Set(OUNCE_UNITS.values())
const isWeighed = (unit: string) => isByWeight(unit) || WEIGHED.has(unit)
const daysBetween = (from: FoodUse, to: FoodUse) => Date.parse(to.date) - Date.parse(from.date)

/** The packs of a list that last beyond one meal or the week. A scaled list buys too little to tell. */
export function packLeftovers(
  { items, scaled }: Pick<GroceryList, 'items' | 'scaled'>,
  uses: ReadonlyMap<string, readonly FoodUse[]>,
): PackLeftovers {
  if (scaled) return NONE
  const bought = items.filter(({ kind }) => kind === undefined)
  const keeps = bought
    .filter(({ share, usedG, boughtG }) => share !== undefined && usedG < boughtG * (1 - WORTH_A_LINE))
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, MOST_LINES)
    .map((item) => ({ item, leftG: item.boughtG - item.usedG }))
  const opened = bought
    .filter(({ share, unit }) => share === undefined && !isWeighed(unit))
    .flatMap((item) => {
      const ofFood = uses.get(item.foodId) ?? []
      const first = ofFood[0]
      const rest = ofFood.at(-1)
      const isRest = first && rest && first.date !== rest.date && ofFood.length <= MOST_USES
      return isRest ? [{ item, first, rest }] : []
    })
    .sort((a, b) => daysBetween(b.first, b.rest) - daysBetween(a.first, a.rest))
    .slice(0, MOST_LINES)
    .map(({ item, rest }) => ({ item, rest }))
  return { keeps, opened }
}
