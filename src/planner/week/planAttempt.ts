import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import { weekBatches } from './batches.js'
import { Cookbook } from './cookbook.js'
import { CourseChooser } from './courseChooser.js'
import { type DraftWeek, draftWeek } from './draftWeek.js'
import { easeMonotony } from './easeMonotony.js'
import { easeSalt } from './easeSalt.js'
import { easeFiber, easeMornings, shortenWork } from './easeWork.js'
import { finishPacks } from './finishPacks.js'
import { fitSizes } from './fitSizes.js'
import { fitTill } from './fitTill.js'
import { flavorPots } from './flavorPots.js'
import { GREAT_BREADTH, mendDays } from './mendDays.js'
import { replaceDays } from './replaceDays.js'
import { ROOMS } from './room.js'
import { saveMoney } from './saveMoney.js'
import { hasMoneyLeft, NEAR_MISS, NEARLY_WITHIN, type Search, withEffort } from './search.js'
import { shareSeasonings } from './shareSeasonings.js'
import { shortenList } from './shortenList.js'
import { numbersFault } from './weekFault.js'

/** A week whose numbers are as good as its attempt could make them so far, and the search that goes on with it. */
export interface RoughWeek {
  readonly week: DraftWeek
  readonly search: Search
  /** The weeks of all attempts, also of those that follow. Their days may replace days that stay off target. */
  readonly tried: readonly DraftWeek[]
  /** Whether it went through {@link polish}. */
  readonly isPolished?: true
}

/** A till below this multiple may be brought within it by fewer opened packs. */
const NEARLY_WITHIN_TILL = 1.5
/** How often fewer packs and cheaper dishes are tried for it, one after the other. */
const TILL_ROUNDS = 2
/** How much more a dollar counts in them, one after the other. */
const SQUEEZE_FACTORS = [5, 25] as const
const SQUEEZE_SOLVES = 60
/** The effort of mending a near miss once more, and that of mending any miss though money is left. */
const LAST_MENDING_SOLVES = { near: 120, withMoney: 400 } as const

function isNearMiss({ missed }: DraftWeek, { attempt }: Search): boolean {
  return missed > 0 && missed < NEAR_MISS && attempt.rules.room.name === 'usual'
}

/** The same search with more room for portions. */
function widened({ attempt, cookbook }: Search): Search {
  const { rules } = attempt
  const goal = { ...rules.goal, calciumMg: 0 }
  return {
    attempt: { ...attempt, rules: { ...rules, goal, room: ROOMS.wide, isMediterranean: false } },
    cookbook,
  }
}

/** The same search with portions that save more money. */
function thriftier({ attempt, cookbook }: Search, factor: number): Search {
  const { rules } = attempt
  const goal = { ...rules.goal, dollarWeight: factor * rules.goal.dollarWeight }
  return withEffort({ attempt: { ...attempt, rules: { ...rules, goal } }, cookbook }, SQUEEZE_SOLVES)
}

/** Fits a week that costs a little too much into its budget by cheaper portions, even if a day misses its numbers. */
function* squeeze(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  let best = draft
  for (const factor of SQUEEZE_FACTORS) {
    const cheaper = thriftier(search, factor)
    let week = draftWeek(best.courses, cheaper.attempt.rules)
    yield
    week = yield* saveMoney(week, cheaper)
    week = yield* mendDays(week, cheaper)
    if (numbersFault(week, rules) < numbersFault(best, rules)) best = week
    if (best.costUsd <= rules.budgetUsd) break
  }
  return best
}

/** Mends a week that is nearly on target, or has money left, once more, however much effort was spent before. */
function* lastMending(week: DraftWeek, search: Search): Steps<DraftWeek> {
  const hasMoney = hasMoneyLeft(week, search.attempt.rules)
  if (week.missed === 0 || !(hasMoney || week.missed < NEAR_MISS)) return week
  const solves = hasMoney ? LAST_MENDING_SOLVES.withMoney : LAST_MENDING_SOLVES.near
  return yield* mendDays(week, withEffort(search, solves), false, GREAT_BREADTH)
}

/** Whether a till is over its budget, but not far. */
const isTillNear = ({ tillUsd }: DraftWeek, { attempt: { rules } }: Search): boolean =>
  tillUsd > rules.budgetUsd && tillUsd <= NEARLY_WITHIN_TILL * rules.budgetUsd

/** Brings the till of a week within its budget if it is not far from that. */
function* nearTill(week: DraftWeek, search: Search): Steps<DraftWeek> {
  let best = week
  for (let round = 0; round < TILL_ROUNDS && isTillNear(best, search); round++)
    best = yield* saveMoney(yield* fitTill(best, search), withEffort(search, SQUEEZE_SOLVES))
  return best
}

/**
 * The same week with fewer packs to open, and meals of usual sizes.
 * @param beyondHelp see {@link fitSizes}
 */
function* withFewPacks(week: DraftWeek, search: Search, beyondHelp: Set<string>): Steps<DraftWeek> {
  const near = yield* nearTill(week, search)
  return yield* finishPacks(yield* fitSizes(yield* shareSeasonings(near, search), search, beyondHelp), search)
}

/** The same week, nearer to its numbers and its budget. */
export function* mendNumbers({ week, search, tried }: RoughWeek): Steps<DraftWeek> {
  const { budgetUsd } = search.attempt.rules
  const isNearlyWithin = week.costUsd > budgetUsd && week.costUsd < NEARLY_WITHIN * budgetUsd
  const mended = isNearlyWithin ? yield* squeeze(week, search) : yield* lastMending(week, search)
  return yield* replaceDays(mended, search, { others: tried, maySave: true })
}

/**
 * The same week, less monotonous and with a shorter list. It takes as long again, so only the chosen week gets it, and a
 * first one that is nearly right.
 */
export function* polish(week: DraftWeek, search: Search): Steps<DraftWeek> {
  const quick = yield* easeMornings(yield* shortenWork(week, search), search)
  const varied = yield* easeMonotony(quick, search)
  const light = search.attempt.rules.room.isEnergyFirst ? varied : yield* easeFiber(varied, search)
  const eased = yield* easeSalt(light, search)
  // A shorter list may leave money for another vegetable.
  const short = yield* easeMonotony(yield* shortenList(eased, search), search, true)
  const flavored = yield* flavorPots(short, search)
  const beyondHelp = new Set<string>()
  const packed = yield* withFewPacks(yield* fitSizes(flavored, search, beyondHelp), search, beyondHelp)
  // Meals of usual sizes may cost more at the till.
  return isTillNear(packed, search) ? yield* withFewPacks(packed, search, beyondHelp) : packed
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
    if (numbersFault(wider, rules) < numbersFault(week, rules))
      return { week: wider, search: roomier, tried: [wider] }
  }
  return { week, search, tried: [week] }
}

/** Plans one attempt at a week in full. */
export function* planAttempt(attempt: Attempt): Steps<DraftWeek> {
  const rough = yield* planRoughly(attempt)
  return yield* polish(yield* mendNumbers(rough), rough.search)
}
