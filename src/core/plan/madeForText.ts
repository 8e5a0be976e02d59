import { oneLine } from '../oneLine.js'
import { type CoreWords, coreWords } from '../words.js'
import type { WeekPlan } from './weekPlan.js'

/** What a week was made for in one line, such as `Made for: vegan · Not applied: mustard`; empty where nothing was asked. */
export function madeForText({ madeFor }: Pick<WeekPlan, 'madeFor'>, words: CoreWords = coreWords): string {
  const { applied = [], notApplied = [] } = madeFor ?? {}
  return [
    ...(applied.length > 0 ? [words.madeFor.applied(oneLine(applied.join(', ')))] : []),
    ...(notApplied.length > 0 ? [words.madeFor.notApplied(oneLine(notApplied.join(', ')))] : []),
  ].join(' · ')
}
