import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import { weekBatches } from './batches.js'
import { Cookbook } from './cookbook.js'
import { CourseChooser } from './courseChooser.js'
import { type DraftWeek, draftWeek } from './draftWeek.js'
import { easeMonotony } from './easeMonotony.js'
import { mendDays } from './mendDays.js'
import { ROOMS } from './room.js'
import { saveMoney } from './saveMoney.js'
import type { Search } from './search.js'
import { shortenList } from './shortenList.js'
import { numbersFault } from './weekFault.js'

/** A week whose numbers are as good as one attempt can make them. */
export interface RoughWeek {
  readonly week: DraftWeek
  /**
   * The same week, less monotonous and with a shorter list. It takes as long again, so only the chosen week gets it.
   */
  readonly polish: () => Steps<DraftWeek>
}

/** A week that misses by less than this in sum needs no other dishes, only more room for the portions of its own. */
export const NEAR_MISS = 0.3

function isNearMiss({ missed }: DraftWeek, { attempt }: Search): boolean {
  return missed > 0 && missed < NEAR_MISS && attempt.rules.room.name === 'usual'
}

/** The same search with more room for portions. */
function widened({ attempt, cookbook }: Search): Search {
  return { attempt: { ...attempt, rules: { ...attempt.rules, room: ROOMS.wide } }, cookbook }
}

function toRough(week: DraftWeek, search: Search): RoughWeek {
  return {
    week,
    *polish() {
      return yield* shortenList(yield* easeMonotony(week, search), search)
    },
  }
}

/**
 * Plans one attempt at a week. It chooses dishes and solves their portions for all days at once. Then it changes dishes
 * and sides until the days are on target and the cost is within the budget.
 */
export function* planRoughly(attempt: Attempt): Steps<RoughWeek> {
  const { rules, effort } = attempt
  const search: Search = { attempt, cookbook: new Cookbook(attempt) }
  const batches = weekBatches(rules.mealTypes, rules.basis.mealVariety, attempt.random)
  effort.solvesLeft -= 1
  let week = draftWeek(yield* new CourseChooser(attempt, search.cookbook).choose(batches), rules)
  week = yield* mendDays(week, search, rules.room.name === 'usual')
  if (week.tillUsd > rules.budgetUsd) week = yield* mendDays(yield* saveMoney(week, search), search)
  if (isNearMiss(week, search)) {
    const roomier = widened(search)
    const wider = yield* mendDays(draftWeek(week.courses, roomier.attempt.rules), roomier)
    if (numbersFault(wider, rules) < numbersFault(week, rules)) return toRough(wider, roomier)
  }
  return toRough(week, search)
}

/** Plans one attempt at a week in full. */
export function* planAttempt(attempt: Attempt): Steps<DraftWeek> {
  const { polish } = yield* planRoughly(attempt)
  return yield* polish()
}
