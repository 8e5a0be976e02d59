import type { MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily, IngredientRow } from './dishFamily.js'

interface FamilyMatch {
  /** The items that are ingredients of the dish, in the order in which they were found. */
  readonly matched: readonly { readonly row: IngredientRow; readonly item: MealItem }[]
  /** The items that do not belong to the dish: its sides. */
  readonly rest: readonly MealItem[]
}

/**
 * The items of a meal that make a dish of a family, and the others. Undefined if the meal lacks a food that the dish
 * needs, so that an id from outside cannot claim another dish.
 * @param items without seasonings
 */
export function matchFamily(
  { ingredients }: DishFamily,
  items: readonly MealItem[],
): FamilyMatch | undefined {
  const rest = [...items]
  const matched: { row: IngredientRow; item: MealItem }[] = []
  // The ingredient with the fewest options chooses first, so that no other takes its food.
  const rows = [...ingredients].sort(
    (a, b) => Number(a.isOptional) - Number(b.isOptional) || a.options.size - b.options.size,
  )
  for (const row of rows) {
    const at = rest.findIndex(({ food }) => row.options.has(food.id))
    const [item] = at < 0 ? [] : rest.splice(at, 1)
    if (item) matched.push({ row, item })
    else if (!row.isOptional) return undefined
  }
  return { matched, rest }
}
