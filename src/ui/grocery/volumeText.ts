import type { Food } from '../../core/food/food.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { Format } from '../format.js'

/** A pack that is sold by volume: `bottle (16.9 fl oz)`. */
const FLUID_OUNCES = /^[^(]+\((\d+(?:\.\d+)?) fl oz\)$/
/** US fluid ounces in the other packs (NIST SP 1038). */
const IN_FLUID_OUNCES: ReadonlyMap<string, number> = new Map([
  ['gallon', 128],
  ['half gallon', 64],
  ['quart', 32],
  ['pint', 16],
])
/** Milliliters in a US fluid ounce (NIST SP 1038). */
const ML_PER_FLUID_OUNCE = 29.57

/** Grams of a food by volume, if its packs are sold by volume: a fluid ounce of soy sauce weighs more than an ounce. */
export function volumeText(
  food: Food | undefined,
  grams: number,
  { groceries, core }: Pick<PlanMessages, 'groceries' | 'core'>,
  { units, tenths, whole }: Format,
): string | null {
  if (food === undefined) return null
  const { unit, edibleG } = food.pack
  const packFlOz = IN_FLUID_OUNCES.get(unit) ?? Number(FLUID_OUNCES.exec(unit)?.[1] ?? 0)
  if (packFlOz === 0) return null
  const flOz = (packFlOz * grams) / edibleG
  return units === 'us'
    ? groceries.leftovers.fluidOunces(tenths(flOz))
    : core.measure.milliliters(whole(flOz * ML_PER_FLUID_OUNCE))
}
