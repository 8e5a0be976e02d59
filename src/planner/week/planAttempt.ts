import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import { weekBatches } from './batches.js'
import { Cookbook } from './cookbook.js'
import { CourseChooser } from './courseChooser.js'
import { type DraftWeek, draftWeek } from './draftWeek.js'
import { easeMonotony } from './easeMonotony.js'
import { mendDays } from './mendDays.js'
import { saveMoney } from './saveMoney.js'
import type { Search } from './search.js'
import { shortenList } from './shortenList.js'

/** A week whose numbers are as good as one attempt can make them. */
export interface RoughWeek {
  readonly week: DraftWeek
  /**
   * The same week, less monotonous and with a shorter list. It takes as long again, so only the chosen week gets it.
   */
  readonly polish: () => Steps<DraftWeek>
}

/**
 * Plans one attempt at a week. It chooses dishes and solves their portions for all days at once. Then it changes dishes
 * and sides until the days are on target and the cost is within the budget.
 */
export function* planRoughly(attempt: Attempt): Steps<RoughWeek> {
  const { rules, effort } = attempt
  const search: Search = { attempt, cookbook: new Cookbook(attempt) }
  const batches = weekBatches(rules.mealTypes, rules.basis.mealVariety)
  effort.solvesLeft -= 1
  let week = draftWeek(yield* new CourseChooser(attempt, search.cookbook).choose(batches), rules)
  week = yield* mendDays(week, search)
  if (week.tillUsd > rules.budgetUsd) week = yield* mendDays(yield* saveMoney(week, search), search)
  const rough = week
  return {
    week,
    *polish() {
      return yield* shortenList(yield* easeMonotony(rough, search), search)
    },
  }
}

/** Plans one attempt at a week in full. */
export function* planAttempt(attempt: Attempt): Steps<DraftWeek> {
  const { polish } = yield* planRoughly(attempt)
  return yield* polish()
}
