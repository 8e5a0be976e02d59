import { rawDays } from '../food/rawDays.js'
import { OUNCES_PER_POUND } from '../units.js'
import type { FoodOfLine } from './foodOfLine.js'
import type { FoodUse } from './foodUses.js'
import { type GroceryItem, restKeeps } from './groceryItem.js'
import type { GroceryList } from './groceryList.js'
import { LEAST_TRAY_LB, LOOSE_STEP_LB } from './storeUnits.js'

/** From this share of a pack on, the rest is worth a line. */
const WORTH_A_LINE = 0.1
/** Nobody forgets the rest of a food that is cooked more often than this. */
const MOST_USES = 3
/** From this share of a fresh pack on, its rest is worth a line though the shop sells no less. */
const WORTH_OF_PACK = 1 / 3
/** From 3 oz on, a rest is a portion: of meat and fish always, of the others if it is also that share of a pack. */
const PORTION_G = 85

/** Fresh food in packs, with a rest for a later meal. */
export interface OpenedPack {
  readonly item: GroceryItem
  /** The meal that uses the rest. */
  readonly rest: FoodUse
}

/** Food of which the meals leave something. */
export interface LeftPack {
  readonly item: GroceryItem
  readonly leftG: number
}

/** Fresh food of which the meals leave something. */
interface SparePack extends LeftPack {
  /** Raw meat or fish, which keeps only if it is frozen. */
  readonly isRaw: boolean
}

/** The packs that no single meal uses up. */
export interface PackLeftovers {
  /** Those that keep for later weeks, the most valuable rest first. */
  readonly keeps: readonly LeftPack[]
  /** Those that do not keep, with a rest that no meal uses, the most valuable rest first. */
  readonly spare: readonly SparePack[]
  /** Those that must be used within the week, the longest wait first. */
  readonly opened: readonly OpenedPack[]
}

const withLeft = (item: GroceryItem): LeftPack => ({ item, leftG: item.boughtG - item.usedG })
const worthOf = ({ tillCost, usedG, boughtG }: GroceryItem) => tillCost * (1 - usedG / boughtG)
/** The least that a shop sells of a unit: that it weighs out, in ounces, or one pack. */
function leastOf(unit: string): number {
  if (unit === 'oz') return LOOSE_STEP_LB * OUNCES_PER_POUND
  return unit === 'oz tray' ? LEAST_TRAY_LB * OUNCES_PER_POUND : 1
}
const WEIGHED = /^(lb|oz)\b/
const TRAY = /^(lb|oz) tray$/
/** Sold by the piece, such as onions: everybody sees the rest of one. */
const PIECE = /^(small|medium|large)$/
const daysBetween = (from: FoodUse, to: FoodUse) => Date.parse(to.date) - Date.parse(from.date)

/** The edible grams of one pack; infinite for what is not sold in equal packs. */
function packG({ unit, quantity, smaller, boughtG }: GroceryItem): number {
  if (TRAY.test(unit)) return boughtG
  return smaller || WEIGHED.test(unit) || PIECE.test(unit) ? Number.POSITIVE_INFINITY : boughtG / quantity
}

/**
 * Whether a fresh rest is worth a line: as much as the shop sells at least, or a good part of a pack. Smaller packs
 * beside the line's are bought to leave less than that.
 */
function isSpare(item: GroceryItem, isRaw: boolean): boolean {
  const { quantity, unit, smaller, usedG, boughtG, category } = item
  const leftG = boughtG - usedG
  if (!smaller && quantity * (1 - usedG / boughtG) >= leastOf(unit)) return true
  return (
    category !== 'From the cupboard' && leftG >= PORTION_G && (isRaw || leftG >= packG(item) * WORTH_OF_PACK)
  )
}

/** Whether a pack is open after any use but the last. The size of packs is known only if all are equal. */
function isPartUsed({ usedG, boughtG, quantity, smaller }: GroceryItem, uses: readonly FoodUse[]): boolean {
  const total = uses.reduce((sum, { grams }) => sum + grams, 0)
  const packsPerG = ((smaller ? 1 : quantity) * usedG) / boughtG / total
  let packs = 0
  return uses.slice(0, -1).some(({ grams }) => {
    packs += grams * packsPerG
    return Math.ceil(packs) - packs >= WORTH_A_LINE
  })
}

/**
 * The packs of a list that last beyond one meal or the week. A scaled list buys too little to tell, and so does a line of
 * which the visitor buys less than the meals use. `foodOf` tells raw meat and fish, of which a smaller rest counts.
 */
export function packLeftovers(
  { items, scaled }: Pick<GroceryList, 'items' | 'scaled'>,
  uses: ReadonlyMap<string, readonly FoodUse[]>,
  foodOf: FoodOfLine = () => undefined,
): PackLeftovers {
  const bought = items.filter(({ kind }) => kind === undefined && !scaled)
  const keeps = bought
    .filter((item) => restKeeps(item) && item.usedG < item.boughtG * (1 - WORTH_A_LINE))
    .sort((a, b) => worthOf(b) - worthOf(a))
    .map(withLeft)
  const fresh = bought.filter((item) => !restKeeps(item))
  const isRaw = (item: GroceryItem) => {
    const food = foodOf(item)
    return food !== undefined && rawDays(food) !== undefined
  }
  const spare = fresh.filter((item) => isSpare(item, isRaw(item))).sort((a, b) => worthOf(b) - worthOf(a))
  const opened = fresh
    .filter((item) => !WEIGHED.test(item.unit) && item.usedG <= item.boughtG && !spare.includes(item))
    .flatMap((item) => {
      const ofFood = uses.get(item.foodId) ?? []
      const first = ofFood[0]
      const rest = ofFood.at(-1)
      const isRest = first && rest && first.date !== rest.date && ofFood.length <= MOST_USES
      return isRest && isPartUsed(item, ofFood) ? [{ item, first, rest }] : []
    })
    .sort((a, b) => daysBetween(b.first, b.rest) - daysBetween(a.first, a.rest))
    .map(({ item, rest }) => ({ item, rest }))
  return { keeps, spare: spare.map((item) => ({ ...withLeft(item), isRaw: isRaw(item) })), opened }
}
