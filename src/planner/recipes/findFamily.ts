import type { MealType } from '../../core/plan/mealTypes.js'
import { BOOK } from '../dishes/book.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { mealKind } from '../dishes/mealKind.js'

/**
 * The dish of the book with this id. Dishes for two kinds of meals may have the same id, because a lunch may be a
 * dinner's leftovers.
 */
export function findFamily(id: string, type: MealType): DishFamily | undefined {
  const { dinner, lunch, breakfast, snack } = BOOK
  return [BOOK[mealKind(type)], dinner, lunch, breakfast, snack].flat().find((family) => family.id === id)
}
