import type { PlanRules } from '../../core/plan/planRules.js'
import { ROUNDING } from '../day/plannedGap.js'
import type { Steps } from '../steps.js'
import { type Effort, startAttempt } from './attempt.js'
import type { DraftWeek } from './draftWeek.js'
import { planRoughly, type RoughWeek } from './planAttempt.js'
import { replaceDays } from './replaceDays.js'
import { ROOMS, type RoomName } from './room.js'
import { hasMoneyLeft, NEAR_MISS } from './search.js'
import { LAST_STEP, startStep, THRIFT_LADDER } from './thriftLadder.js'
import { numbersFault } from './weekFault.js'

/** How much is tried for one week. */
interface Limits {
  readonly attempts: number
  /** The most changes that are solved. An easy week takes about 60. */
  readonly solves: number
  /** After this many misses with money left, other dishes will not help. */
  readonly misses: number
}
const USUAL: Limits = { attempts: 10, solves: 360, misses: 5 }
/** If larger meals than usual are needed. */
const GENEROUS: Limits = { ...USUAL, solves: 900 }
/** If the best week so far misses only a little, though money is left: other dishes are likely to bring it on target. */
const PATIENT: Limits = { attempts: 30, solves: 1080, misses: 15 }
/** If it misses by more, though money is left. */
const PERSISTENT: Limits = { attempts: 12, solves: 1080, misses: 12 }
/** The most changes that are solved in one attempt, unless larger meals are needed. */
const SOLVES_AN_ATTEMPT = 130
/** If the cheapest step costs this many times the budget, no other attempt will fit it. */
const WORTH_ANOTHER_TRY_COST = 1.4
/** Polishing seldom brings a till of more than this many times the budget near to it. */
const MOST_TILL = 1.4
/** How many weeks that meet their numbers with such a till are followed by a thriftier one. */
const MOST_OPENED = 2
/** The targets are out of reach after this many attempts whose days miss by this much in sum. */
const HOPELESS_MISS = 1
const MOST_HOPELESS = 5
/** The attempts of neighbouring seeds are far enough apart never to use the same seed. */
const SEED_STRIDE = 7919

/** Whether what was spent on a week is more than usual. */
const isLong = ({ attempts, solves, misses }: Limits) =>
  attempts >= USUAL.attempts || solves >= USUAL.solves || misses >= USUAL.misses

function limitsFor(best: RoughWeek | undefined, room: RoomName, rules: PlanRules): Limits {
  if (ROOMS[room].isEnergyFirst) return GENEROUS
  if (best === undefined || !hasMoneyLeft(best.week, rules)) return USUAL
  return best.week.missed < NEAR_MISS ? PATIENT : PERSISTENT
}

/** Whether a week keeps to the budget with all days on target. */
const meetsAllOf = ({ costUsd, missed }: DraftWeek, { budgetUsd }: PlanRules): boolean =>
  costUsd <= budgetUsd && missed < ROUNDING

/** Weeks that meet all of that compare by what is paid at the till. */
function isBetter(week: DraftWeek, best: DraftWeek, rules: PlanRules): boolean {
  if (meetsAllOf(week, rules) && meetsAllOf(best, rules)) return week.tillUsd < best.tillUsd
  return numbersFault(week, rules) < numbersFault(best, rules)
}

interface Pursuit {
  /** The step of the thrift ladder to begin with. */
  readonly step: number
  readonly room: RoomName
}

/**
 * The best of a handful of attempts. The next one is thriftier after one that costs too much or opens far too many packs,
 * and has other dishes and more room after one that misses its numbers; the first that keeps to the budget with all days
 * on target ends the search. So does the best one after the usual effort, if days on target can replace those that are
 * not.
 */
export function* planBestAttempt(
  rules: PlanRules,
  seed: number,
  { step: firstStep, room: firstRoom }: Pursuit = { step: startStep(rules), room: 'usual' },
): Steps<RoughWeek | undefined> {
  const isGenerous = ROOMS[firstRoom].isEnergyFirst
  let solves = 0
  let step = firstStep
  let misses = 0
  let hopeless = 0
  let opened = 0
  const tried: DraftWeek[] = []
  let best: RoughWeek | undefined
  for (let attempt = 0; hopeless < MOST_HOPELESS; attempt++) {
    const limits = limitsFor(best, firstRoom, rules)
    const thrift = THRIFT_LADDER[step]
    if (thrift === undefined || attempt >= limits.attempts || misses >= limits.misses) break
    const left = limits.solves - solves
    if (left <= 0) break
    const effort: Effort = { solvesLeft: isGenerous ? left : Math.min(left, SOLVES_AN_ATTEMPT) }
    solves += effort.solvesLeft
    const rough = yield* planRoughly(
      startAttempt(rules, seed + attempt * SEED_STRIDE, {
        thrift,
        effort,
        misses,
        tries: attempt,
        variesMeat: misses === 0 && firstRoom === 'usual',
        room: misses > 0 && firstRoom === 'usual' ? 'wide' : firstRoom,
      }),
    )
    solves -= effort.solvesLeft
    const { week } = rough
    tried.push(week)
    const tooDear = week.costUsd > rules.budgetUsd
    const meetsAll = meetsAllOf(week, rules)
    const opensTooMuch =
      meetsAll && step < LAST_STEP && opened < MOST_OPENED && week.tillUsd > MOST_TILL * rules.budgetUsd
    opened += opensTooMuch ? 1 : 0
    if (best === undefined || isBetter(week, best.week, rules)) best = { ...rough, tried }
    if (!isGenerous && week.missed > HOPELESS_MISS) {
      // If even the cheapest step takes the whole budget, other dishes at that price are no better.
      const isMoneySpent = step === LAST_STEP && !hasMoneyLeft(week, rules)
      hopeless += isMoneySpent ? MOST_HOPELESS : 1
    }
    if (meetsAll && !opensTooMuch) break
    const spent = { attempts: attempt + 1, solves, misses }
    if (isLong(spent)) {
      const replaced = yield* replaceDays(best.week, best.search, { others: tried, maySave: false })
      if (replaced.missed < ROUNDING && hasMoneyLeft(replaced, rules)) return { ...best, week: replaced }
    }
    if (tooDear && step === LAST_STEP && week.costUsd > rules.budgetUsd * WORTH_ANOTHER_TRY_COST) break
    if (tooDear || opensTooMuch) step = Math.min(step + 1, LAST_STEP)
    // After a wide miss, the next attempt differs more.
    else misses += week.missed < NEAR_MISS ? 1 : 2
  }
  return best
}
