import { KCAL_PER_G } from './kcalPerG.js'
import type { Macros } from './macros.js'

/** Inclusive limits of targets that a visitor types: kcal, and grams, a day. */
export const OWN_TARGET_LIMITS = {
  calories: { min: 800, max: 6000 },
  protein: { min: 20, max: 500 },
  carbs: { min: 5, max: 1000 },
  fat: { min: 10, max: 400 },
} as const

/** With a greater difference, no day could be on target in all four numbers. */
const MOST_OFF = 0.1

/** The energy of protein, carbs and fat, in kcal. */
export const macroKcal = ({ protein, carbs, fat }: Omit<Macros, 'calories'>): number =>
  protein * KCAL_PER_G.protein + carbs * KCAL_PER_G.carbs + fat * KCAL_PER_G.fat

/** Whether that is the calories, within 10%. */
export const addsUp = (targets: Macros): boolean =>
  Math.abs(macroKcal(targets) - targets.calories) <= targets.calories * MOST_OFF
