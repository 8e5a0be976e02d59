import { lowestBy } from '../../core/lowestBy.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { Steps } from '../steps.js'
import { startAttempt } from './attempt.js'
import { Cookbook } from './cookbook.js'
import { draftWeek } from './draftWeek.js'
import { leastOf } from './leastOf.js'
import { GREAT_BREADTH, mendDays } from './mendDays.js'
import type { RoomName } from './room.js'
import { saveMoney } from './saveMoney.js'
import type { Search } from './search.js'
import { CHEAPEST } from './thriftLadder.js'
import { type TriedWeek, toTriedWeek } from './triedWeek.js'

interface Cut {
  /** The budget, as a share of the week's cost. */
  readonly less: number
  /** How many times as much as usual a dollar counts in the portions. */
  readonly dollars: number
  /** How many changes may be solved. */
  readonly solves: number
}

/** How a week is made cheaper: at first, and after one and two tries that missed their numbers or saved nothing. */
const CUTS: readonly Cut[] = [
  { less: 0.92, dollars: 1, solves: 450 },
  { less: 0.92, dollars: 25, solves: 60 },
  { less: 0.97, dollars: 5, solves: 200 },
]
const MOST_TIMES = 14
/** Above this share of the other week's cost, a week does not count as cheaper. */
const CHEAPER = 0.995

/** A week that misses its numbers is worth mending if it misses less than this in sum and costs this share at most. */
const MENDABLE = 0.4
const WORTH_MENDING = 0.97
/** The budget of the mended week, as a share of the cheapest week's cost. */
const LESS_IF_MENDED = 0.98
const MEND_SOLVES = 120
const MOST_MENDED = 4

interface Again extends Pick<Cut, 'dollars' | 'solves'> {
  readonly budgetUsd: number
  readonly room: RoomName
  readonly seed: number
}

/** What it takes to change a tried week. */
function searchAgain({ attempt }: TriedWeek, again: Again, rules: PlanRules): Search {
  const { budgetUsd, room, seed } = again
  const thrift = { ...CHEAPEST, dollarWeight: again.dollars * CHEAPEST.dollarWeight }
  const effort = { solvesLeft: again.solves }
  const next = startAttempt({ ...rules, budgetUsd }, seed, { thrift, effort, misses: attempt.misses, room })
  return { attempt: next, cookbook: new Cookbook(next) }
}

/** The week made cheaper, with its days then brought back on target. */
function* cheaper(tried: TriedWeek, cut: Cut, seed: number, rules: PlanRules): Steps<TriedWeek> {
  const { week, attempt } = tried
  const room = attempt.rules.room.name
  const search = searchAgain(tried, { ...cut, budgetUsd: week.costUsd * cut.less, room, seed }, rules)
  const start = cut.dollars === 1 ? week : draftWeek(week.courses, search.attempt.rules)
  return toTriedWeek(yield* mendDays(yield* saveMoney(start, search), search), search.attempt)
}

/** The week with its days brought on target as far as the budget allows, with more room for portions. */
function* mended(tried: TriedWeek, budgetUsd: number, seed: number, rules: PlanRules): Steps<TriedWeek> {
  const { week, attempt } = tried
  const isUsual = attempt.rules.room.name === 'usual'
  const room = isUsual ? 'wide' : attempt.rules.room.name
  const search = searchAgain(tried, { dollars: 1, solves: MEND_SOLVES, budgetUsd, room, seed }, rules)
  const start = isUsual ? draftWeek(week.courses, search.attempt.rules) : week
  return toTriedWeek(yield* mendDays(start, search, false, GREAT_BREADTH), search.attempt)
}

/** The most promising of the weeks that are clearly cheaper than the best one and nearly on target. */
function nextToMend(tried: readonly TriedWeek[], best: TriedWeek): TriedWeek | undefined {
  const mostUsd = WORTH_MENDING * best.week.costUsd
  const near = tried.filter(
    ({ isEnough, week }) => isEnough && week.missed > 0 && week.missed < MENDABLE && week.costUsd < mostUsd,
  )
  return lowestBy(near, ({ week }) => week.missed + week.costUsd / best.week.costUsd)
}

interface Aim {
  readonly seed: number
  /** A week at this cost need not become cheaper. */
  readonly enoughUsd?: number
}

/**
 * Makes the cheapest week that meets its numbers cheaper in small steps, as long as it still meets them. A week that
 * costs less and nearly meets them comes first: it is mended for a little less than the cheapest.
 */
export function* makeCheaper(
  weeks: readonly TriedWeek[],
  rules: PlanRules,
  { seed: firstSeed, enoughUsd = 0 }: Aim,
): Steps<readonly TriedWeek[]> {
  const tried = [...weeks]
  const mendedOnce = new Set<TriedWeek>()
  let failed = 0
  for (let time = 1; time <= MOST_TIMES; time++) {
    const best = leastOf(tried)
    if (best === undefined || best.week.costUsd <= enoughUsd) break
    const { costUsd } = best.week
    const seed = firstSeed + time
    const cut = CUTS[failed]
    const left = tried.filter((week) => !mendedOnce.has(week))
    const near = mendedOnce.size < MOST_MENDED ? nextToMend(left, best) : undefined
    if (near) {
      mendedOnce.add(near)
      tried.push(yield* mended(near, costUsd * LESS_IF_MENDED, seed, rules))
    } else if (cut) tried.push(yield* cheaper(best, cut, seed, rules))
    else break
    const isCheaper = (leastOf(tried)?.week.costUsd ?? costUsd) < costUsd * CHEAPER
    if (isCheaper) failed = 0
    else if (!near) failed += 1
  }
  return tried
}
