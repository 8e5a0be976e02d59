import { requireAmount } from '../requireFinite.js'
import { requireOneOf } from '../requireOneOf.js'
import type { Food } from './food.js'
import { SEASONING_ROWS } from './seasonings.data.js'
import { parseServingMeasure } from './servingMeasure.js'

/** A teaspoon, a tablespoon of three teaspoons (NIST SP 1038), or a gram. */
export type SeasoningUnit = 't' | 'T' | 'g'

const TSP = { t: 1, T: 3 } as const

const teaspoonGById: ReadonlyMap<string, number> = new Map(
  SEASONING_ROWS.map(([id, , , , , , , , , , servingG, serving, teaspoonG]) => [
    id,
    teaspoonG || teaspoonOf(servingG, serving),
  ]),
)

/** Grams of a teaspoon if the serving is in spoons or cups, else 0. */
function teaspoonOf(servingG: number, servingDescription: string): number {
  const measure = parseServingMeasure(servingDescription)
  return measure?.isVolume ? servingG / measure.count : 0
}

/**
 * Grams of a seasoning by the spoon, to the hundredth, such as 1.5 for 1/4 teaspoon of salt.
 * @throws {RangeError} for spoons of a food that is neither built in nor has a serving in spoons or cups, another unit, or
 * an amount that is no finite number of at least 0.
 */
export function seasoningGrams(
  { id, servingSize, servingDescription }: Food,
  amount: number,
  unit: SeasoningUnit,
): number {
  requireAmount('amount', amount)
  requireOneOf('unit', unit, ['t', 'T', 'g'])
  if (unit === 'g') return amount
  const teaspoonG = teaspoonGById.get(id) ?? teaspoonOf(servingSize, servingDescription)
  if (teaspoonG === 0) {
    throw new RangeError(
      `The weight of a spoon of "${id}" is not known. Give its amount in grams, or its serving in spoons or cups.`,
    )
  }
  return Math.round(amount * TSP[unit] * teaspoonG * 100) / 100
}
