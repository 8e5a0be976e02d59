import { lowestBy } from '../../core/lowestBy.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import type { MealKind } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import type { Occasion } from './batches.js'
import type { Change } from './changes.js'
import type { DraftWeek } from './draftWeek.js'
import { type Breadth, PromisingChanges, type Source } from './promisingChanges.js'
import type { RoomName } from './room.js'
import { bestOf, type Search } from './search.js'

const ROUNDS = 60
const USUAL_BREADTH: Breadth = { ofCourse: 2, ofDay: 3 }
/** What the days of a course would miss is an estimate, so among more dishes there is often one that fits better. */
export const GREAT_BREADTH: Breadth = { ofCourse: 5, ofDay: 12 }
/** A change that removes this share of the worst day's miss is made at once. */
const ENOUGH_OF_A_MISS = 0.9

/** How a day is brought on target: by other dishes and sides, or by portions of its own of those that it shares. */
type Way = Source | 'ownPortions'
/** Other dishes at any price seldom make very large meals better. */
const WAYS_OF_LARGE_MEALS: readonly Way[] = ['kitchen', 'pantry', 'ownPortions']
/**
 * The ways to bring a day on target, the one that costs the week least first. More room for portions comes before more
 * foods and dishes.
 */
const WAYS: Readonly<Record<RoomName, readonly Way[]>> = {
  usual: ['kitchen', 'pantry'],
  wide: ['kitchen', 'pantry', 'anyDish', 'ownPortions'],
  ample: WAYS_OF_LARGE_MEALS,
  lavish: WAYS_OF_LARGE_MEALS,
  generous: WAYS_OF_LARGE_MEALS,
}

/** After a miss, an attempt's kitchen holds nearly all of the pantry, and the same changes would be tried twice. */
function waysOf({ rules, misses }: Attempt): readonly Way[] {
  return WAYS[rules.room.name].filter((way) => way !== 'kitchen' || misses === 0)
}

/** How many changes may be solved for a quick mending. */
const QUICK_SOLVES = 50

/** Whether a dinner would be what is left of a lunch. */
const isCookedAtNoon = (kind: MealKind, [first, ...later]: readonly Occasion[]): boolean =>
  kind === 'dinner' && first?.type === 'lunch' && later.length > 0

/** Each dish that a day shares with other days, with portions of its own on that day. */
function ownPortions({ courses }: DraftWeek, day: number): Change[][] {
  return courses.flatMap((course, index) => {
    const { kind, occasions } = course.batch
    const own = occasions.filter((occasion) => occasion.day === day)
    const others = occasions.filter((occasion) => occasion.day !== day)
    if (own.length === 0 || others.length === 0) return []
    // Without its first dinner, a pot would be cooked at noon for an evening.
    if ([own, others].some((meals) => isCookedAtNoon(kind, meals))) return []
    return [
      [
        { index, course: { ...course, batch: { kind, occasions: others } }, expected: 0 },
        { index: courses.length, course: { ...course, batch: { kind, occasions: own } }, expected: 0 },
      ],
    ]
  })
}

/** Tells trials apart: the same dish for the same meals with the same sides is the same trial. */
function trialKey(changes: readonly Change[]): string {
  return changes
    .map(({ index, course: { batch, dish, sides } }) => {
      const beside = sides.flat().map(({ id }) => id)
      return [index, batch.occasions.length, dish.name, ...beside].join('|')
    })
    .join(';')
}

/** The worst of the days that the cheapest way may still help, and that way. */
function nextDay(
  { worstGaps }: DraftWeek,
  ways: readonly number[],
  possible: readonly Way[],
): { day: number; way: Way } | undefined {
  for (const [index, way] of possible.entries()) {
    const days = worstGaps.flatMap((gap, day) => (gap > PLANNED_GAP && ways[day] === index ? [day] : []))
    const day = lowestBy(days, (one) => -(worstGaps[one] ?? 0))
    if (day !== undefined) return { day, way }
  }
  return undefined
}

/**
 * Changes dishes and sides, one at a time, until every day is on target or nothing helps. A day that nothing helps is
 * tried again in the next way.
 * @param isQuick whether to stop early, because the week gets more room for its portions next
 * @param breadth how many changes are tried in a round
 */
export function* mendDays(
  draft: DraftWeek,
  search: Search,
  isQuick = false,
  breadth = USUAL_BREADTH,
): Steps<DraftWeek> {
  const { effort } = search.attempt
  const possible = waysOf(search.attempt)
  const leastLeft = isQuick ? Math.max(0, effort.solvesLeft - QUICK_SOLVES) : 0
  let week = draft
  const ways = week.worstGaps.map(() => 0)
  // Days that share their dishes would try the same useless changes again.
  const failed = new Set<string>()
  let changes = new PromisingChanges(week, search, breadth)
  for (let round = 0; round < ROUNDS && week.missed > 0 && effort.solvesLeft > leastLeft; round++) {
    const next = nextDay(week, ways, possible)
    if (next === undefined) break
    const { day, way } = next
    const promising =
      way === 'ownPortions' ? ownPortions(week, day) : (yield* changes.of(day, way)).map((change) => [change])
    const trials = promising.filter((trial) => !failed.has(trialKey(trial)))
    const miss = (week.worstGaps[day] ?? 0) - PLANNED_GAP
    const enough = week.missed - ENOUGH_OF_A_MISS * miss
    const better = yield* bestOf(week, trials, search, ({ missed }) => missed <= enough)
    if (better === week) {
      ways[day] = (ways[day] ?? 0) + 1
      for (const trial of trials) failed.add(trialKey(trial))
    } else {
      failed.clear()
      changes = new PromisingChanges(better, search, breadth)
    }
    week = better
  }
  return week
}
