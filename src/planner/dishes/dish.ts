import type { Food } from '../../core/food/food.js'

/** A template with every slot filled: what goes on one plate. Equal names mean equal dishes. */
export interface Dish {
  readonly name: string
  /** The foods of the slots; the name promises them. */
  readonly foods: readonly Food[]
  /** Seasoning that may be left out. */
  readonly extras: readonly Food[]
}

/** All foods of a dish. */
export function dishFoods({ foods, extras }: Dish): readonly Food[] {
  return [...foods, ...extras]
}
