import { builtInFoods } from '../food/builtInFoods.js'
import type { Food } from '../food/food.js'
import { foodFinder } from '../food/foodFinder.js'
import { isSeasoning } from '../food/isSeasoning.js'
import { toCents, toCentsDown, toUsd } from '../money.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { type CoreWords, coreWords } from '../words.js'
import { GROCERY_CATEGORIES, type GroceryCategory } from './groceryCategories.js'
import { type GroceryItem, toGroceryItem, toUnknownItem } from './groceryItem.js'
import { scaleToBudget } from './scaleToBudget.js'

export interface GroceryOptions {
  /** US dollars. */
  readonly weeklyFoodBudget: number
  /** How many eat the week's meals; 1 if absent. */
  readonly people?: number | undefined
  /** The foods with their packs and prices; a plan's food that is not among them is priced as unknown. */
  readonly foods?: readonly Food[]
  /** The language of `usedMeasure`, English by default. */
  readonly words?: CoreWords
}

/** A week's groceries. Money is in US dollars, to the cent; `total` is the exact sum of the items' costs. */
export interface GroceryList {
  /** By category in the order of {@link GROCERY_CATEGORIES}, then by name. */
  readonly items: readonly GroceryItem[]
  /** `items` before any scaling: all that the week's meals need, at full cost. */
  readonly fullItems: readonly GroceryItem[]
  readonly total: number
  /** The full list costs more than the budget, so quantities and costs are scaled down. */
  readonly scaled: boolean
  /** What the week's meals cost in full; equals `total` unless scaled. */
  readonly fullTotal: number
  /**
   * What a visitor with an empty cupboard pays for all that the week's meals need, in whole packs; of seasonings, also
   * the fresh ones, only the share that the week uses.
   */
  readonly emptyCupboardTotal: number
  /** What is paid at the till for `items`: equals `emptyCupboardTotal` unless scaled, and then `total`. */
  readonly tillTotal: number
  /** What whole packs of all the week's seasonings cost. The totals hold only the share that the week uses. */
  readonly seasoningPacksTotal: number
}

/** One section of the list. */
export interface GroceryCategoryTotal {
  readonly category: GroceryCategory
  readonly items: readonly GroceryItem[]
  /** What this week is charged, in US dollars, to the cent. */
  readonly subtotal: number
  /** What is paid at the till, in US dollars, to the cent. */
  readonly tillSubtotal: number
}

/**
 * Adds up a week's foods in the units a shop sells, priced and held to the weekly budget (specification,
 * section 9). Foods that keep for weeks are charged by the share the week uses.
 */
export function buildGroceryList(
  week: WeekPlan,
  { weeklyFoodBudget, people = 1, foods = builtInFoods, words = coreWords }: GroceryOptions,
): GroceryList {
  const findFood = foodFinder(foods)
  const fullItems = Array.from(usedFoods(week, people).values(), ({ food, grams }) => {
    const known = findFood(food)
    return known === undefined ? toUnknownItem(food, grams, words) : toGroceryItem(known, grams, words)
  }).sort(byCategoryThenName)

  const fullCents = sumCents(fullItems, (item) => item.estimatedCost)
  const budgetCents = Math.max(0, toCentsDown(weeklyFoodBudget))
  const scaled = fullCents > budgetCents
  const items = scaled ? scaleToBudget(fullItems, budgetCents) : fullItems
  return {
    items,
    fullItems,
    total: toUsd(sumCents(items, (item) => item.estimatedCost)),
    scaled,
    fullTotal: toUsd(fullCents),
    emptyCupboardTotal: toUsd(sumCents(fullItems, tillCost)),
    tillTotal: toUsd(sumCents(items, tillCost)),
    seasoningPacksTotal: toUsd(sumCents(seasoningsOf(fullItems), (item) => item.shopCost ?? item.tillCost)),
  }
}

/** The list by category, in the order it shows; empty categories are left out. Subtotals add up to the list's totals. */
export function groceryCategoryTotals(items: readonly GroceryItem[]): readonly GroceryCategoryTotal[] {
  return GROCERY_CATEGORIES.map((category) => {
    const inCategory = items.filter((item) => item.category === category)
    const subtotal = toUsd(sumCents(inCategory, (item) => item.estimatedCost))
    const tillSubtotal = toUsd(sumCents(inCategory, tillCost))
    return { category, items: inCategory, subtotal, tillSubtotal }
  }).filter((section) => section.items.length > 0)
}

/** What a visitor with an empty spice shelf pays beyond the list's totals, in US dollars, to the cent. */
export function emptyShelfCost({ fullItems, seasoningPacksTotal }: GroceryList): number {
  return toUsd(toCents(seasoningPacksTotal) - sumCents(seasoningsOf(fullItems), tillCost))
}

const seasoningsOf = (items: readonly GroceryItem[]) =>
  items.filter(({ category }) => category === 'From the cupboard')

function usedFoods(
  week: WeekPlan,
  people: number,
): ReadonlyMap<string, { readonly food: Food; readonly grams: number }> {
  const used = new Map<string, { food: Food; grams: number }>()
  for (const { food, quantity } of week.days.flatMap((day) => day.meals).flatMap((meal) => meal.items)) {
    // A shop's own food may have the id of a seasoning.
    const key = `${isSeasoning(food)} ${food.id}`
    used.set(key, { food, grams: (used.get(key)?.grams ?? 0) + quantity * people })
  }
  return used
}

const tillCost = (item: GroceryItem) => item.tillCost

function sumCents(items: readonly GroceryItem[], usd: (item: GroceryItem) => number): number {
  return items.reduce((cents, item) => cents + toCents(usd(item)), 0)
}

function byCategoryThenName(a: GroceryItem, b: GroceryItem): number {
  return (
    GROCERY_CATEGORIES.indexOf(a.category) - GROCERY_CATEGORIES.indexOf(b.category) ||
    a.name.localeCompare(b.name, 'en') ||
    a.foodId.localeCompare(b.foodId, 'en')
  )
}
