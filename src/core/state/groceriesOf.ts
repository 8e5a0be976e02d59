import { builtInFoods } from '../food/builtInFoods.js'
import type { Food, GivenFoods } from '../food/food.js'
import { bySection } from '../grocery/bySection.js'
import { shopPrice } from '../grocery/cartItems.js'
import { foodOfLine } from '../grocery/foodOfLine.js'
import type { GroceryItem } from '../grocery/groceryItem.js'
import { type GroceryList, groceryListOf, withTotals } from '../grocery/groceryList.js'
import { neededItems } from '../grocery/neededItems.js'
import { ownGroceryItem } from '../grocery/ownGroceryItem.js'
import { withAmount } from '../grocery/withAmount.js'
import { type CoreWords, coreWords } from '../words.js'
import type { PlanState } from './planState.js'

/**
 * A plan's grocery list as the visitor edited it. Its lines and sums are what the visitor buys. Seasonings that we assume
 * the visitor has are among the lines and cost nothing at the till; own items cost nothing of the budget.
 */
export interface PlanGroceries extends GroceryList {
  /** Items that the visitor has at home, at the cost that they would have. */
  readonly atHome: readonly GroceryItem[]
  /** Items that the visitor took off the list, although the week's meals need them. */
  readonly removed: readonly GroceryItem[]
}

type ListState = Pick<PlanState, 'week' | 'basis' | 'listEdits'> & {
  readonly pantryFoodIds: readonly string[]
}

/** What a plan's groceries depend on, apart from the plan. */
interface PlanGroceryOptions {
  /** The foods with their packs and prices, the built-in ones by default. */
  readonly foods?: GivenFoods
  /** The language of `usedMeasure`, English by default. */
  readonly words?: CoreWords | null | undefined
}

/**
 * The grocery list of a plan: what its meals need, held to the budget, then the visitor's edits. An amount or an own item
 * never makes the list exceed the budget. An edit of a food that the week does not have is kept until the food returns.
 */
export function groceriesOf(plan: ListState, options?: PlanGroceryOptions | null): PlanGroceries {
  const foods = options?.foods ?? builtInFoods
  return editList(neededItems(plan.week, foods, options?.words ?? coreWords, plan.basis), plan, foods)
}

/** The same from known lines, so that an edit does not add up the week again. */
export function editList(
  needed: readonly GroceryItem[],
  { basis, pantryFoodIds, listEdits }: Omit<ListState, 'week'>,
  foods: readonly Food[],
): PlanGroceries {
  const { quantities, removedFoodIds, ownItems } = listEdits
  const removed = needed.filter(({ foodId }) => removedFoodIds.includes(foodId))
  const kept = needed.filter((item) => !removed.includes(item))
  const isAtHome = ({ foodId }: GroceryItem) => pantryFoodIds.includes(foodId)
  const atHome = kept.filter(isAtHome).map((item): GroceryItem => ({ ...item, kind: 'home' }))
  const bought = kept.filter((item) => !isAtHome(item))

  const own = ownItems.map(ownGroceryItem).sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const findFood = foodOfLine(foods)
  const { items, scaled } = groceryListOf(bought, basis.weeklyFoodBudget)
  const edited = (item: GroceryItem): GroceryItem => {
    const amount = Object.hasOwn(quantities, item.foodId) ? quantities[item.foodId] : undefined
    return (
      (amount && withAmount(item, findFood(item), amount)) ??
      (item.isFresh ? freshPacks(item, scaled) : onShelf(item))
    )
  }
  const list = withTotals(withOwn(items.map(edited), own), withOwn(bought.map(edited), own), scaled)
  return { ...list, atHome, removed }
}

/** Nobody has herbs or limes for weeks, so they are bought, in whole packs. A scaled list keeps its part of them. */
function freshPacks(item: GroceryItem, isScaled: boolean): GroceryItem {
  if (isScaled) return item
  const { shopCost: _shopCost, ...rest } = item
  return { ...rest, tillCost: shopPrice(item) }
}

/** Most households have the other seasonings, so these cost nothing at the till until the visitor asks for them. */
function onShelf(item: GroceryItem): GroceryItem {
  if (item.category !== 'From the cupboard') return item
  return { ...item, kind: 'shelf', tillCost: 0, shopCost: shopPrice(item) }
}

/** Own items come last in their section. */
function withOwn(items: readonly GroceryItem[], own: readonly GroceryItem[]): readonly GroceryItem[] {
  return [...items, ...own].sort(bySection)
}
