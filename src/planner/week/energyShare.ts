import type { MealType } from '../../core/plan/mealTypes.js'
import { type MealKind, mealKind } from '../dishes/mealKind.js'

/** How much of a day's energy each kind of meal provides, relative to the others. */
const ENERGY_WEIGHTS: Readonly<Record<MealKind, number>> = { breakfast: 25, lunch: 35, dinner: 35, snack: 11 }

/** The share of a day's energy that one meal of a kind should provide, in a day of these meals. */
export function energyShare(kind: MealKind, types: readonly MealType[]): number {
  return ENERGY_WEIGHTS[kind] / types.reduce((sum, type) => sum + ENERGY_WEIGHTS[mealKind(type)], 0)
}
