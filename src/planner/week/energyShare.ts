import type { MealType } from '../../core/plan/mealTypes.js'
import { type MealKind, mealKind } from '../dishes/mealKind.js'

/** How much of a day's energy each kind of meal provides, relative to the others. */
const ENERGY_WEIGHTS: Readonly<Record<MealKind, number>> = { breakfast: 27, lunch: 34, dinner: 34, snack: 10 }

/** The least and the most of a day's energy that one meal may provide. */
const ENERGY_LIMITS: Readonly<Record<MealKind, readonly [least: number, most: number]>> = {
  breakfast: [0.12, 0.44],
  lunch: [0.195, 0.44],
  dinner: [0.195, 0.44],
  snack: [0.06, 0.138],
}
/** The most of a day's energy that one of three or fewer meals may provide. */
const MOST_OF_THREE_MEALS = 0.47

/** The share of a day's energy that one meal of a kind should provide, in a day of these meals. */
export function energyShare(kind: MealKind, types: readonly MealType[]): number {
  return ENERGY_WEIGHTS[kind] / types.reduce((sum, type) => sum + ENERGY_WEIGHTS[mealKind(type)], 0)
}

/** The least and the most of a day's energy that a meal of a kind may provide, in a day of these meals. */
export function energyLimits(kind: MealKind, types: readonly MealType[]): { least: number; most: number } {
  const [least, most] = ENERGY_LIMITS[kind]
  const share = energyShare(kind, types)
  const cap = types.length <= 3 && kind !== 'snack' ? MOST_OF_THREE_MEALS : most
  return { least: Math.min(least, share), most: Math.max(cap, share) }
}
