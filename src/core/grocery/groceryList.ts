import { builtInFoods } from '../food/builtInFoods.js'
import type { GivenFoods } from '../food/food.js'
import { roundUsd, toCents, toCentsDown } from '../money.js'
import type { Eaters } from '../plan/eaters.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { describeWrong } from '../requireFinite.js'
import { type CoreWords, coreWords } from '../words.js'
import { shopPrice } from './cartItems.js'
import { GROCERY_CATEGORIES, type GroceryCategory } from './groceryCategories.js'
import type { GroceryItem } from './groceryItem.js'
import { neededItems } from './neededItems.js'
import { scaleToBudget } from './scaleToBudget.js'
import { isToBuy, sumUsd, tillSum } from './tillSum.js'

/** For whom a list is, what it may cost, and the shop's foods. */
export interface GroceryOptions extends Eaters {
  /** US dollars. `Infinity` is no limit. */
  readonly weeklyFoodBudget: number
  /** The foods with their packs and prices. A plan's food that is missing here has the price of an unknown food. */
  readonly foods?: GivenFoods
  /** The language of `usedMeasure`, English by default. */
  readonly words?: CoreWords | null | undefined
}

/** A week's groceries. Money is in US dollars, to the cent; `total` is the exact sum of the items' costs. */
export interface GroceryList {
  /** By category in the order of {@link GROCERY_CATEGORIES}, then by name. */
  readonly items: readonly GroceryItem[]
  /** `items` before any scaling: everything that the week's meals need, at full cost. */
  readonly fullItems: readonly GroceryItem[]
  readonly total: number
  /** The full list costs more than the budget, so quantities and costs are scaled down. */
  readonly scaled: boolean
  /** The full cost of the week's meals; equals `total` unless scaled. */
  readonly fullTotal: number
  /**
   * What a visitor with an empty cupboard pays for everything that the week's meals need, in whole packs. Of seasonings,
   * including fresh ones, only the share that the week uses counts. On a list that the visitor edits it is what they pay
   * without scaling: nothing for what they have, all of an own item and of an amount that they chose.
   */
  readonly emptyCupboardTotal: number
  /**
   * The cost of `items` at the till. It equals `emptyCupboardTotal` unless scaled, and then `total`, apart from own items,
   * chosen amounts and seasonings on the shelf, which are not scaled at the till.
   */
  readonly tillTotal: number
  /** The cost of whole packs of all the week's seasonings. The totals hold only the share that the week uses. */
  readonly seasoningPacksTotal: number
}

/** One section of the list. */
export interface GroceryCategoryTotal {
  readonly category: GroceryCategory
  readonly items: readonly GroceryItem[]
  /** What this week pays, in US dollars, to the cent. */
  readonly subtotal: number
  /** The cost at the till, in US dollars, to the cent. */
  readonly tillSubtotal: number
}

/**
 * Adds up a week's foods in the units a shop sells, priced and held to the weekly budget (specification, section 9). Of
 * foods that keep for weeks, the week pays for the share that it uses.
 * @throws {RangeError} for a budget below 0 or people that are no whole number from 1 to 100.
 */
export function buildGroceryList(
  week: WeekPlan,
  { weeklyFoodBudget, foods, words, ...eaters }: GroceryOptions,
): GroceryList {
  return groceryListOf(neededItems(week, foods ?? builtInFoods, words ?? coreWords, eaters), weeklyFoodBudget)
}

/** The list of these lines, held to the weekly budget in US dollars. */
export function groceryListOf(fullItems: readonly GroceryItem[], weeklyFoodBudget: number): GroceryList {
  // Null and an empty text are at least 0, too.
  if (typeof weeklyFoodBudget !== 'number' || !(weeklyFoodBudget >= 0))
    throw new RangeError(
      `weeklyFoodBudget must be a number of at least 0 US dollars, got ${describeWrong(weeklyFoodBudget)}.`,
    )
  const budgetCents = toCentsDown(weeklyFoodBudget)
  const scaled = toCents(weekSum(fullItems)) > budgetCents
  return withTotals(scaled ? scaleToBudget(fullItems, budgetCents) : fullItems, fullItems, scaled)
}

/** A list with the sums of its lines. */
export function withTotals(
  items: readonly GroceryItem[],
  fullItems: readonly GroceryItem[],
  scaled: boolean,
): GroceryList {
  return {
    items,
    fullItems,
    total: weekSum(items),
    scaled,
    fullTotal: weekSum(fullItems),
    emptyCupboardTotal: tillSum(fullItems),
    tillTotal: tillSum(items),
    seasoningPacksTotal: sumUsd(seasoningsOf(fullItems), shopPrice),
  }
}

/** The list by category in display order, without empty categories. Subtotals add up to the list's totals. */
export function groceryCategoryTotals(items: readonly GroceryItem[]): readonly GroceryCategoryTotal[] {
  return GROCERY_CATEGORIES.map((category) => {
    const inCategory = items.filter((item) => item.category === category)
    return { category, items: inCategory, subtotal: weekSum(inCategory), tillSubtotal: tillSum(inCategory) }
  }).filter((section) => section.items.length > 0)
}

/** What a visitor without any seasonings pays beyond the list's totals, in US dollars, to the cent. */
export function emptyShelfCost({ fullItems, seasoningPacksTotal }: GroceryList): number {
  return roundUsd(seasoningPacksTotal - tillSum(seasoningsOf(fullItems)))
}

/** Whether a list counts whole packs of everything, because the visitor has nothing of it. */
export function isFromEmptyCupboard(
  list: GroceryList & { readonly atHome?: readonly GroceryItem[] },
): boolean {
  return !list.atHome?.length && emptyShelfCost(list) === 0
}

/** Whether scaling made a line buy less than the week's meals need: fewer packs, which cost less at the shop. */
export const runsShort = ({ items, fullItems }: GroceryList): boolean =>
  items.some((item, index) => isToBuy(item) && shopPrice(item) < shopPrice(fullItems[index] ?? item))

const seasoningsOf = (items: readonly GroceryItem[]) =>
  items.filter(({ category }) => category === 'From the cupboard')

/** What the week pays for these lines. What the visitor has at home does not count. */
function weekSum(items: readonly GroceryItem[]): number {
  const counted = items.filter(({ kind }) => kind !== 'home')
  return sumUsd(counted, ({ estimatedCost }) => estimatedCost)
}
