import { MEAL_CLOCK } from '../plan/mealTypes.js'
import type { FoodUse } from './foodUses.js'
import type { GroceryItem } from './groceryItem.js'
import { tillSum } from './tillSum.js'

/** The lines that a meal needs first. */
export interface MealGroceries {
  /** Null for lines that no meal needs. */
  readonly meal: Omit<FoodUse, 'grams'> | null
  readonly items: readonly GroceryItem[]
  /** The cost at the till, in US dollars, to the cent. */
  readonly tillSubtotal: number
}

/** The lines by the first dish that needs them, in the order of the week, so that each line is there once. */
export function groceriesByMeal(
  items: readonly GroceryItem[],
  uses: ReadonlyMap<string, readonly FoodUse[]>,
): readonly MealGroceries[] {
  const firstUse = ({ foodId, kind }: GroceryItem) => (kind === 'own' ? undefined : uses.get(foodId)?.[0])
  const inOrder = [...uses.values()].flat().sort(byTime)
  const dishes = [...new Set(inOrder.map(({ name }) => name)), null]
  return dishes
    .map((name) => {
      const ofDish = items.filter((item) => (firstUse(item)?.name ?? null) === name)
      const meal = inOrder.find((use) => use.name === name) ?? null
      return { meal, items: ofDish, tillSubtotal: tillSum(ofDish) }
    })
    .filter((section) => section.items.length > 0)
}

const TIMES_OF_DAY = Object.keys(MEAL_CLOCK)

function byTime(a: FoodUse, b: FoodUse): number {
  return a.date.localeCompare(b.date) || TIMES_OF_DAY.indexOf(a.type) - TIMES_OF_DAY.indexOf(b.type)
}
