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

/** Whether the energy of protein, carbs and fat is that of the calories, within 10%. */
export const addsUp = ({ calories, protein, carbs, fat }: Macros): boolean => {
  const kcal = protein * KCAL_PER_G.protein + carbs * KCAL_PER_G.carbs + fat * KCAL_PER_G.fat
  return Math.abs(kcal - calories) <= calories * MOST_OFF
}
