import type { MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily } from '../dishes/dishFamily.js'

/**
 * The items of a meal that do not belong to a dish: its sides. Undefined if the meal lacks a food that the dish needs, so
 * that an id from outside cannot claim another dish.
 */
export function sidesOf({ ingredients }: DishFamily, items: readonly MealItem[]): MealItem[] | undefined {
  const rest = items.filter(({ food }) => food.category !== 'seasoning')
  // The ingredient with the fewest options chooses first, so that no other takes its food.
  const needed = [...ingredients].sort(
    (a, b) => Number(a.isOptional) - Number(b.isOptional) || a.options.size - b.options.size,
  )
  for (const { options, isOptional } of needed) {
    const at = rest.findIndex(({ food }) => options.has(food.id))
    if (at >= 0) rest.splice(at, 1)
    else if (!isOptional) return undefined
  }
  return rest
}
