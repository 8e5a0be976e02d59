import type { Food } from '../food/food.js'
import { householdMeasure } from '../food/householdMeasure.js'
import { isFreshSeasoning } from '../food/isSeasoning.js'
import { GRAMS_PER_OUNCE, GRAMS_PER_POUND, OUNCES_PER_POUND } from '../units.js'
import type { CoreWords } from '../words.js'
import { type GroceryCategory, groceryCategory } from './groceryCategories.js'
import {
  isLoose,
  LOOSE_UNIT,
  OUNCE_UNITS,
  type Purchase,
  packsCostUsd,
  purchasesFor,
  tillCostUsd,
  weekCostUsd,
} from './storeUnits.js'

/** Foods that the database lacks are sold by the ounce, or by the pound from 1 lb on (specification, section 9). */
const UNKNOWN_PACK = { keeps: false, priceSource: 'estimate' } as const
export const UNKNOWN_OUNCE = { ...UNKNOWN_PACK, unit: 'oz', edibleG: GRAMS_PER_OUNCE, priceUsd: 0.25 }
export const UNKNOWN_POUND = { ...UNKNOWN_PACK, unit: LOOSE_UNIT, edibleG: GRAMS_PER_POUND, priceUsd: 3.99 }

/** A number of equal packs, such as 2 of `can (15 oz)`. */
export type PackCount = Pick<Purchase, 'quantity' | 'unit' | 'cost'>

/**
 * One line of the grocery list: what to buy of one food for the week, and its cost. Money is in US dollars, to the cent.
 */
export interface GroceryItem {
  readonly foodId: string
  readonly name: string
  /**
   * `own`: the visitor wrote it on the list. `home`: the visitor has it, so its cost does not count. `shelf`: a seasoning
   * that we assume the visitor has.
   */
  readonly kind?: 'own' | 'home' | 'shelf'
  /** How many of `unit` to buy, never less than 1: whole packs, quarter pounds from 1 lb, whole ounces below. */
  readonly quantity: number
  /** Store unit, such as `lb`, `oz`, `lb tray`, `dozen`, `can (15 oz)`. */
  readonly unit: string
  /** Smaller packs to buy as well, if that costs less than one more of `unit`. */
  readonly smaller?: readonly PackCount[]
  readonly category: GroceryCategory
  /** What this week pays: the share that it uses of a food that keeps, else everything that is bought. */
  readonly estimatedCost: number
  /**
   * The cost at the till of everything that is bought. It equals `estimatedCost` on a list that is scaled down, and for
   * seasonings, because most households have a pack of them. On a list that the visitor edits it is 0 for a seasoning on
   * the shelf, the full price of a fresh one unless the list is scaled, and the full price of an own item and of an
   * amount that the visitor chose, even on a scaled list. For what is at home it is what it would have cost.
   */
  readonly tillCost: number
  /** The shop's price of the quantity, if this is not the line's cost: on a scaled list, and for seasonings. */
  readonly shopCost?: number
  /** Edible grams the week's meals use. */
  readonly usedG: number
  /** Edible grams in what is bought for the full list. */
  readonly boughtG: number
  /** `usedG` in kitchen measures, such as `about 1/2 cup`; `null` if the food has none. */
  readonly usedMeasure: string | null
  /**
   * The packs of `packPriceUsd` that the week's meals use, such as 0.31. Only on foods that keep: the week pays for this
   * share.
   */
  readonly share?: number
  /** A fresh seasoning: the week pays for its share, but the rest does not keep. */
  readonly isFresh?: true
  /** The price of the food's `pack`, its largest; only on foods that keep. */
  readonly packPriceUsd?: number
  /** The shop's own article number. */
  readonly sku?: string
}

/** The line of a food in the database, for the edible `grams` of a week. */
export function toGroceryItem(food: Food, grams: number, words: CoreWords): GroceryItem {
  const { pack, sku } = food
  const purchases = purchasesFor(food, grams)
  const [{ quantity, unit } = { quantity: 0, unit: pack.unit }, ...smaller] = purchases
  const ounceUnit = isLoose(food) && quantity < 1 ? OUNCE_UNITS.get(unit) : undefined
  const tillCost = tillCostUsd(food, grams)
  const shopCost = packsCostUsd(food, grams)
  return {
    foodId: food.id,
    name: food.name,
    quantity: ounceUnit === undefined ? quantity : quantity * OUNCES_PER_POUND,
    unit: ounceUnit ?? unit,
    ...(smaller.length > 0 && { smaller: smaller.map(toPackCount) }),
    category: groceryCategory(food),
    estimatedCost: weekCostUsd(food, grams),
    tillCost,
    ...(shopCost !== tillCost && { shopCost }),
    usedG: grams,
    boughtG: purchases.reduce((sum, { edibleG }) => sum + edibleG, 0),
    usedMeasure: householdMeasure(food, grams, words),
    ...(pack.keeps && { share: grams / pack.edibleG, packPriceUsd: pack.priceUsd }),
    ...(isFreshSeasoning(food) && { isFresh: true }),
    ...(sku !== undefined && { sku }),
  }
}

/** Whether the rest of a line's pack keeps for weeks. */
export function restKeeps({ share, isFresh }: Pick<GroceryItem, 'share' | 'isFresh'>): boolean {
  return share !== undefined && !isFresh
}

function toPackCount({ quantity, unit, cost }: Purchase): PackCount {
  return { quantity, unit, cost }
}

/** The line of a food that is not in the database. Only its name comes from the plan. */
export function toUnknownItem(food: Food, grams: number, words: CoreWords): GroceryItem {
  const pack = grams < GRAMS_PER_POUND ? UNKNOWN_OUNCE : UNKNOWN_POUND
  const sold = { ...food, pack, smallPacks: undefined, sku: undefined }
  return { ...toGroceryItem(sold, grams, words), category: 'Other' }
}
