import type { Food } from '../food/food.js'
import { foodFinder } from '../food/foodFinder.js'
import { isSeasoning } from '../food/isSeasoning.js'
import { averageServing, type Eaters } from '../plan/eaters.js'
import { peopleOf } from '../plan/peopleOf.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import type { CoreWords } from '../words.js'
import { bySection } from './bySection.js'
import { type GroceryItem, toGroceryItem, toUnknownItem } from './groceryItem.js'

/** Everything that a week's meals need for the people who eat, at full cost: by category, then by name. */
export function neededItems(
  week: WeekPlan,
  foods: readonly Food[],
  words: CoreWords,
  eaters: Eaters = {},
): readonly GroceryItem[] {
  const findFood = foodFinder(foods)
  return Array.from(usedFoods(week, eaters).values(), ({ food, grams }) => {
    const known = findFood(food)
    return known === undefined ? toUnknownItem(food, grams, words) : toGroceryItem(known, grams, words)
  }).sort(byCategoryThenName)
}

function usedFoods(
  week: WeekPlan,
  eaters: Eaters,
): ReadonlyMap<string, { readonly food: Food; readonly grams: number }> {
  const used = new Map<string, { food: Food; grams: number }>()
  const people = peopleOf(eaters)
  const servings = week.days.flatMap(({ meals }) => meals).map((meal) => averageServing(meal, eaters))
  for (const { food, quantity } of servings.flatMap(({ items }) => items)) {
    // A catalogue cannot have a food with the id of a seasoning, but a kept plan or a caller of the core may.
    const key = `${isSeasoning(food)} ${food.id}`
    used.set(key, { food, grams: (used.get(key)?.grams ?? 0) + quantity * people })
  }
  return used
}

function byCategoryThenName(a: GroceryItem, b: GroceryItem): number {
  return bySection(a, b) || a.name.localeCompare(b.name, 'en') || a.foodId.localeCompare(b.foodId, 'en')
}
