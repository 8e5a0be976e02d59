import { namesAnother } from './denials.js'
import { avoidFoods, foodsSpokenOf, type RestrictionClause } from './restrictionClause.js'
import { DENYING, LOOKING_BACK, type Mode } from './stanceMode.js'

/**
 * Settles what the last opening word of a clause refers to: in "I love peanuts but I can't" the foods of the clause
 * before.
 * @param isWaiting whether that word has found nothing yet.
 * @returns whether the word is lost: it found nothing, not even in the clause before.
 */
export function settleClause(
  clause: RestrictionClause,
  before: RestrictionClause,
  mode: Mode,
  isWaiting: boolean,
): boolean {
  const looksBack = LOOKING_BACK.includes(mode)
  // "Nuts are fine for me but not for my son".
  const isOfAnother = mode === 'not' && namesAnother(clause.words)
  const meant = isWaiting
    ? foodsSpokenOf(clause, before).filter(({ stance }) => looksBack || (isOfAnother && stance === 'welcome'))
    : []
  avoidFoods(meant, { isAllergy: mode === 'allergic' || clause.isDangerous })
  const saysMore = looksBack || (DENYING.includes(mode) && clause.isMoreThanNone)
  return isWaiting && saysMore && meant.length === 0 && !clause.hasContent
}
