import type { Food } from '../food/food.js'
import { householdMeasure } from '../food/householdMeasure.js'
import { toCents, toUsd } from '../money.js'
import { GRAMS_PER_OUNCE, GRAMS_PER_POUND } from '../weights.js'
import { CATEGORY_OF_FOOD, type GroceryCategory } from './groceryCategories.js'
import {
  LOOSE_STEP_LB,
  LOOSE_UNIT,
  roundUpTo,
  saleKind,
  unitsBought,
  unitsCharged,
  weekCostUsd,
} from './storeUnits.js'

const OUNCES_PER_POUND = 16
const SMALL_UNIT = 'oz'
/** Prices of foods the database does not know, in US dollars (specification, section 9). */
const UNKNOWN_USD_PER_POUND = 3.99
const UNKNOWN_USD_PER_OUNCE = 0.25

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
  /** The same in kitchen measures, such as `about 1/2 cup`; `null` where there is none. */
  readonly usedMeasure: string | null
  /** Packs the week's meals use, such as 0.31; only on foods that keep, which are charged by this share. */
  readonly share?: number
  /** US dollars of one whole pack; only on foods charged by share. */
  readonly packPriceUsd?: number
  /** The shop's own article number. */
  readonly sku?: string
}

/** The line of a food the database knows, for the edible `grams` of a week. */
export function toGroceryItem(food: Food, grams: number): GroceryItem {
  const kind = saleKind(food)
  const units = unitsBought(food, grams)
  const amount = kind === 'loose' ? looseAmount(units) : { quantity: units, unit: food.pack.unit }
  return {
    foodId: food.id,
    name: food.name,
    ...amount,
    category: CATEGORY_OF_FOOD[food.category],
    estimatedCost: weekCostUsd(food, grams),
    usedG: grams,
    usedMeasure: householdMeasure(food, grams),
    ...(kind === 'share' && { share: unitsCharged(food, grams), packPriceUsd: food.pack.priceUsd }),
    ...(food.sku !== undefined && { sku: food.sku }),
  }
}

/**
 * The line of a food the database does not know: only its name is taken from the plan. From a pound on it is priced by
 * the pound, below by the ounce (specification, section 9).
 */
export function toUnknownItem(food: Food, grams: number): GroceryItem {
  const pounds = roundUpTo(LOOSE_STEP_LB, grams / GRAMS_PER_POUND)
  const ounces = roundUpTo(1, grams / GRAMS_PER_OUNCE)
  const isSmall = grams < GRAMS_PER_POUND
  return {
    foodId: food.id,
    name: food.name,
    quantity: isSmall ? ounces : pounds,
    unit: isSmall ? SMALL_UNIT : LOOSE_UNIT,
    category: 'Other',
    estimatedCost: isSmall ? ounces * UNKNOWN_USD_PER_OUNCE : toUsd(toCents(pounds * UNKNOWN_USD_PER_POUND)),
    usedG: grams,
    usedMeasure: householdMeasure(food, grams),
  }
}

/** US dollars, to the cent, of an item that is not scaled down when its packs are bought whole, even those that keep. */
export function wholePacksUsd({ quantity, estimatedCost, packPriceUsd }: GroceryItem): number {
  return packPriceUsd === undefined ? estimatedCost : toUsd(toCents(quantity * packPriceUsd))
}

/** Quarter pounds as a list says them: less than a pound in ounces, so that no quantity is below 1. */
function looseAmount(pounds: number): Pick<GroceryItem, 'quantity' | 'unit'> {
  return pounds < 1
    ? { quantity: pounds * OUNCES_PER_POUND, unit: SMALL_UNIT }
    : { quantity: pounds, unit: LOOSE_UNIT }
}
