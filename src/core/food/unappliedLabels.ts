import type { CoreWords } from '../words.js'
import { isPartlyApplied, type RestrictionTerm, restrictionLabels } from './restrictionTerm.js'

/** Separates the terms without effect from those that are applied in part. */
export function unappliedLabels(notApplied: readonly RestrictionTerm[], words: CoreWords) {
  return {
    notApplied: restrictionLabels(
      notApplied.filter((term) => !isPartlyApplied(term)),
      words,
    ),
    partlyApplied: restrictionLabels(notApplied.filter(isPartlyApplied), words),
  }
}
