import { once } from '../../core/once.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import { BOOK } from '../dishes/book.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { type MealKind, mealKind } from '../dishes/mealKind.js'

type ById = ReadonlyMap<string, DishFamily>

const byId = (kind: MealKind) => once((): ById => new Map(BOOK[kind].map((family) => [family.id, family])))

const CHAPTERS: Readonly<Record<MealKind, () => ById>> = {
  dinner: byId('dinner'),
  lunch: byId('lunch'),
  breakfast: byId('breakfast'),
  snack: byId('snack'),
}

/**
 * The dish of the book with this id. Dishes for two kinds of meals may have the same id, because a lunch may be a
 * dinner's leftovers.
 */
export function findFamily(id: string, type: MealType): DishFamily | undefined {
  const ownChapter = CHAPTERS[mealKind(type)]
  for (const chapter of [ownChapter, ...Object.values(CHAPTERS)]) {
    const family = chapter().get(id)
    if (family) return family
  }
  return undefined
}
