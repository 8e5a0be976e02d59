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
  const rowOf = new Map<MealItem, IngredientRow>()
  /** Finds an item for a row. If other rows have all that fit, one of them takes another. */
  const serve = (row: IngredientRow, asked: Set<MealItem>): boolean => {
    const fitting = items.filter((item) => row.options.has(item.food.id) && !asked.has(item))
    const free = fitting.find((item) => !rowOf.has(item))
    if (free) {
      rowOf.set(free, row)
      return true
    }
    return fitting.some((item) => {
      asked.add(item)
      const other = rowOf.get(item)
      if (!other || !serve(other, asked)) return false
      rowOf.set(item, row)
      return true
    })
  }
  // The ingredient with the fewest options chooses first, and what the dish needs before what it may have.
  const rows = [...ingredients].sort(
    (a, b) => Number(a.isOptional) - Number(b.isOptional) || a.options.size - b.options.size,
  )
  for (const row of rows) if (!serve(row, new Set()) && !row.isOptional) return undefined
  const matched = [...rowOf].map(([item, row]) => ({ row, item }))
  return { matched, rest: items.filter((item) => !rowOf.has(item)) }
}
