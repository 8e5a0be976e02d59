import { dietRules } from './diets.js'
import { partNotUnderstood } from './partNotUnderstood.js'
import type { Restrictions } from './readRestrictions.js'

/** Why a visitor has to check labels: what could not be applied, or not fully, and what is left out. */
export interface LabelCheck {
  readonly notApplied: readonly string[]
  readonly partlyApplied: readonly string[]
  readonly leftOut: readonly string[]
}

/**
 * What a visitor has to confirm before a week is made: wherever words were not understood, and always where an allergy
 * is mentioned. Null if there is nothing to confirm.
 */
export function labelCheck(restrictions: Restrictions): LabelCheck | null {
  const { mentionsAllergy, notUnderstood, avoid, diets } = restrictions
  if (notUnderstood.length === 0 && !mentionsAllergy) return null
  const leftOut = [...avoid, ...diets.flatMap(dietRules)].map(({ term }) => term)
  return { ...partNotUnderstood(notUnderstood), leftOut: [...new Set(leftOut)] }
}
