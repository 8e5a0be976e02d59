import { type CoreWords, coreWords } from '../words.js'
import { dietRules } from './diets.js'
import type { Restrictions } from './readRestrictions.js'
import { foodTermName } from './restrictionTerm.js'
import { unappliedLabels } from './unappliedLabels.js'

/** Why a visitor has to check labels: what could not be applied, or not fully, and what was left out. */
export interface LabelCheck {
  readonly notApplied: readonly string[]
  readonly partlyApplied: readonly string[]
  readonly leftOut: readonly string[]
}

/**
 * What a visitor has to confirm before we make a week: if words were not understood, and always if an allergy is
 * mentioned. Null if there is nothing to confirm.
 */
export function labelCheck(restrictions: Restrictions, words: CoreWords = coreWords): LabelCheck | null {
  const { mentionsAllergy, avoid, diets } = restrictions
  // No label says anything about a macro split that another one outranks.
  const notApplied = restrictions.notApplied.filter(({ kind }) => kind !== 'macroStyle')
  if (notApplied.length === 0 && !mentionsAllergy) return null
  const leftOut = [...avoid, ...diets.flatMap(dietRules)].map(({ term }) => foodTermName(term, words))
  return { ...unappliedLabels(notApplied, words), leftOut: [...new Set(leftOut)] }
}
