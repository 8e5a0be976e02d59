import { nearestVolume } from '../../core/food/kitchenVolume.js'
import type { CookedItem, RecipeLanguage } from './cookedItem.js'
import type { Role } from './roles.data.js'

export const TSP_PER_CUP = 48
/** In metric units more than two tablespoons is weighed or in milliliters, rounded to this (a cup: NIST SP 1038). */
export const METRIC_FROM_CUPS = 1 / 8
const ML_STEP = 10
const ML_PER_CUP = 236.6
/** Milk, cream and broth weigh about as much as water: a cup of 237 g (NIST SP 1038). */
export const CUP_OF_LIQUID_G = 237

export const LIQUIDS: readonly Role[] = ['milk', 'coconut', 'broth']

export const liquidCups = ({ grams }: Pick<CookedItem, 'grams'>) => grams / CUP_OF_LIQUID_G

/** Cups of a liquid in milliliters; null in US units, and where a spoon measures it. */
export function millilitersText(
  cups: number,
  { core, format }: Pick<RecipeLanguage, 'core' | 'format'>,
): string | null {
  if (format.units !== 'metric' || cups <= METRIC_FROM_CUPS) return null
  return core.measure.milliliters(format.whole(ML_STEP * Math.round((cups * ML_PER_CUP) / ML_STEP)))
}

/** Cups in spoons and cups. */
export const volumeText = (cups: number, { core }: Pick<RecipeLanguage, 'core'>): string =>
  nearestVolume(cups * TSP_PER_CUP, core.measure)?.text ?? ''
