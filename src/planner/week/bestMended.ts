import { lowestBy } from '../../core/lowestBy.js'
import type { Steps } from '../steps.js'
import type { Change } from './changes.js'
import type { DraftWeek } from './draftWeek.js'
import { mendDays } from './mendDays.js'
import { faultOver, type OwnFault, type Search, withChanges, withEffort } from './search.js'

/** A week that misses by more than this in sum is not mended by a few changes. */
const MENDABLE = 0.15
/** How many of the weeks are mended, and how many changes may be solved for each. */
export interface Mending {
  readonly weeks: number
  readonly solves: number
}
const USUAL: Mending = { weeks: 3, solves: 14 }

/**
 * The same as {@link bestOf} for changes that cost a week its numbers: the most promising weeks are mended before they
 * are compared.
 */
export function* bestMended(
  week: DraftWeek,
  trials: readonly (readonly Change[])[],
  search: Search,
  ownFault?: OwnFault,
  mending = USUAL,
): Steps<DraftWeek> {
  const { rules } = search.attempt
  const faultOf = faultOver(week, search, ownFault)
  const left: DraftWeek[] = []
  for (const changes of trials) {
    yield
    const other = withChanges(week, changes, rules)
    if (other.missed > week.missed && other.missed < week.missed + MENDABLE) left.push(other)
  }
  left.sort((a, b) => a.missed - b.missed)
  const mended: DraftWeek[] = [week]
  for (const other of left.slice(0, mending.weeks)) {
    const better = yield* mendDays(other, withEffort(search, mending.solves))
    if (faultOf(better) < 0) mended.push(better)
  }
  return lowestBy(mended, (one) => (one === week ? 0 : faultOf(one))) ?? week
}
