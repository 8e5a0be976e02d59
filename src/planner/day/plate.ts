import type { Food } from '../../core/food/food.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { Dish } from '../dishes/dish.js'
import { type MealKind, mealKind } from '../dishes/mealKind.js'
import type { Helping } from './portionProblem.js'

/** A meal in planning, before its portions are known: a dish, what comes with it, and the energy it should provide. */
export interface Plate {
  readonly type: MealType
  readonly dish: Dish
  /** Seasoning, and what is served beside the dish. */
  readonly sides: readonly Food[]
  /** Energy that the meal should provide, kcal; it decides which amounts count as typical. */
  readonly energyKcal: number
  /** Amounts that somebody proposed; for all other foods a usual serving is typical. */
  readonly proposedG?: ReadonlyMap<Food, number>
}

/** Energy of a meal made of usual servings, kcal. */
const USUAL_KCAL: Readonly<Record<MealKind, number>> = { breakfast: 420, lunch: 520, dinner: 560, snack: 220 }
const APPETITE = { min: 0.6, max: 2.2 } as const

/** All foods on a plate. */
export function plateFoods({ dish, sides }: Plate): readonly Food[] {
  return [...dish.foods, ...sides]
}

/** The foods of a plate with the amounts a cook would take for this appetite. */
export function plateHelpings(plate: Plate): Helping[] {
  const appetite = plate.energyKcal / USUAL_KCAL[mealKind(plate.type)]
  const scale = Math.min(APPETITE.max, Math.max(APPETITE.min, appetite))
  return plateFoods(plate).map((food) => ({
    food,
    typicalG: plate.proposedG?.get(food) ?? food.servingSize * scale,
  }))
}

/** The plates with another dish on one of them. */
export function withDish(plates: readonly Plate[], at: number, dish: Dish): Plate[] {
  return plates.map((plate, index) => (index === at ? { ...plate, dish, sides: dish.extras } : plate))
}
