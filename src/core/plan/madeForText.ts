import { restrictionLabels } from '../food/restrictionTerm.js'
import { unappliedLabels } from '../food/unappliedLabels.js'
import { oneLine } from '../oneLine.js'
import { type CoreWords, coreWords } from '../words.js'
import type { WeekPlan } from './weekPlan.js'

const listOf = (terms: readonly string[]) => oneLine(terms.join(', '))

/** What a week was made for, such as `Made for: vegan · Not applied: mustard`; empty if nothing was asked for. */
export function madeForText({ madeFor }: Pick<WeekPlan, 'madeFor'>, words: CoreWords = coreWords): string {
  if (!madeFor) return ''
  const parts = {
    applied: restrictionLabels(madeFor.applied, words),
    ...unappliedLabels(madeFor.notApplied, words),
  }
  const { applied, partlyApplied, notApplied } = words.madeFor
  return [
    parts.applied.length > 0 && applied(listOf(parts.applied)),
    parts.partlyApplied.length > 0 && partlyApplied(listOf(parts.partlyApplied)),
    parts.notApplied.length > 0 && notApplied(listOf(parts.notApplied)),
  ]
    .filter((text) => text !== false)
    .join(' · ')
}
