import type { Food } from '../food/food.js'
import { householdMeasure } from '../food/householdMeasure.js'
import { toCents, toUsd } from '../money.js'
import { GRAMS_PER_OUNCE, GRAMS_PER_POUND, OUNCES_PER_POUND } from '../units.js'
import type { CoreWords } from '../words.js'
import { type GroceryCategory, groceryCategory } from './groceryCategories.js'
import { isLoose, LOOSE_UNIT, unitsBought, unitsCharged, weekCostUsd } from './storeUnits.js'

const SMALL_UNIT = 'oz'
/** Foods that the database does not know are sold by the ounce, or by the pound from one pound on (specification, section 9). */
const UNKNOWN_PACK = { keeps: false, priceSource: 'estimate' } as const
const UNKNOWN_OUNCE = { ...UNKNOWN_PACK, unit: SMALL_UNIT, edibleG: GRAMS_PER_OUNCE, priceUsd: 0.25 }
const UNKNOWN_POUND = { ...UNKNOWN_PACK, unit: LOOSE_UNIT, edibleG: GRAMS_PER_POUND, priceUsd: 3.99 }

/** One line of the grocery list: what to buy of one food for the week, and what that costs. */
export interface GroceryItem {
  readonly foodId: string
  readonly name: string
  /** How many of `unit` to buy, never less than 1: whole packs, quarter pounds from 1 lb, whole ounces below. */
  readonly quantity: number
  /** Store unit, such as `lb`, `oz`, `dozen`, `can (15 oz)`. */
  readonly unit: string
  readonly category: GroceryCategory
  /** US dollars charged to this week, to the cent. */
  readonly estimatedCost: number
  /** Edible grams the week's meals use. */
  readonly usedG: number
  /** `usedG` in kitchen measures, such as `about 1/2 cup`; `null` where the food has none. */
  readonly usedMeasure: string | null
  /** The packs that the week's meals use, such as 0.31. Only on foods that keep: they are charged by this share. */
  readonly share?: number
  /** US dollars of one whole pack; only on foods charged by share. */
  readonly packPriceUsd?: number
  /** The shop's own article number. */
  readonly sku?: string
}

/** The line of a food that the database knows, for the edible `grams` of a week. */
export function toGroceryItem(food: Food, grams: number, words: CoreWords): GroceryItem {
  const { pack, sku } = food
  const quantity = unitsBought(food, grams)
  // Less than a pound of loose food is given in ounces, so that no quantity is below 1.
  const isSmall = isLoose(food) && quantity < 1
  return {
    foodId: food.id,
    name: food.name,
    quantity: isSmall ? quantity * OUNCES_PER_POUND : quantity,
    unit: isSmall ? SMALL_UNIT : pack.unit,
    category: groceryCategory(food),
    estimatedCost: weekCostUsd(food, grams),
    usedG: grams,
    usedMeasure: householdMeasure(food, grams, words),
    ...(pack.keeps && { share: unitsCharged(food, grams), packPriceUsd: pack.priceUsd }),
    ...(sku !== undefined && { sku }),
  }
}

/** The line of a food that the database does not know. Only its name comes from the plan. */
export function toUnknownItem(food: Food, grams: number, words: CoreWords): GroceryItem {
  const pack = grams < GRAMS_PER_POUND ? UNKNOWN_OUNCE : UNKNOWN_POUND
  return { ...toGroceryItem({ ...food, pack, sku: undefined }, grams, words), category: 'Other' }
}

/** The cost of an unscaled item in US dollars, to the cent, when even packs that keep are bought whole. */
export function wholePacksUsd({ quantity, estimatedCost, packPriceUsd }: GroceryItem): number {
  return packPriceUsd === undefined ? estimatedCost : toUsd(toCents(quantity * packPriceUsd))
}
