import type { PlanRules } from '../../core/plan/planRules.js'
import { PLANNED_GAP } from '../day/plannedGap.js'
import { isMain } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import type { Course } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { type LoneDay, planDay } from './planDay.js'
import { replaceDays } from './replaceDays.js'
import type { RoomName } from './room.js'
import type { Search } from './search.js'
import { startStep, THRIFT_LADDER } from './thriftLadder.js'

/** How many days are planned alone at most, and how many in a row that miss their numbers. */
const MOST_TRIES = 60
const MOST_IN_VAIN = 40
/** If so many of them all miss a number by more than this, no day comes near. */
const HOPELESS = { tries: 6, gap: 0.25 } as const
/** The seeds of single days are far from those of the attempts at the week. */
const FIRST_SEED = 15485863
const SEED_STRIDE = 7919

const isDinnerOf =
  (day: number) =>
  ({ batch }: Course): boolean =>
    batch.occasions.some((one) => one.day === day && one.type === 'dinner')

/**
 * What a new day has to leave to the others: the mains of the days beside it and, with high variety, all dinners. With less
 * variety it keeps its dinner, because the visitor chose how many different ones there are.
 */
function leftToOthers(
  { courses }: DraftWeek,
  day: number,
  { basis }: PlanRules,
): Pick<LoneDay, 'dinner' | 'neverDishIds'> {
  const isHigh = basis.mealVariety === 'high'
  const dinner = isHigh ? undefined : courses.find(isDinnerOf(day))
  const taken = courses.filter(
    (course) =>
      course.dish.family !== dinner?.dish.family &&
      course.batch.occasions.some(
        (one) =>
          one.day !== day &&
          isMain(one.type) &&
          (Math.abs(one.day - day) === 1 || (isHigh && one.type === 'dinner')),
      ),
  )
  return { dinner, neverDishIds: taken.map(({ dish }) => dish.family.id) }
}

/**
 * The same week with days that miss their numbers replaced by days that are planned alone, as far as that makes the week
 * better.
 * @param rooms for the portions of the new days, one after the other
 */
export function* planMissingDays(
  draft: DraftWeek,
  search: Search,
  rules: PlanRules,
  seed: number,
  rooms: readonly RoomName[],
): Steps<DraftWeek> {
  const thrift = THRIFT_LADDER[startStep(rules)] ?? THRIFT_LADDER[0]
  const others: DraftWeek[] = []
  // Beside days of other weeks, dear ones of its own may have had no turn.
  let week = yield* replaceDays(draft, search, { others, maySave: true })
  let inVain = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MOST_TRIES && inVain < MOST_IN_VAIN; tries++) {
    const missing = [...week.worstGaps.keys()].filter((day) => (week.worstGaps[day] ?? 0) > PLANNED_GAP)
    const day = missing[tries % missing.length]
    const room = rooms[Math.floor(tries / missing.length) % rooms.length]
    if (day === undefined || room === undefined) break
    const lone = { room, thrift, tries, ...leftToOthers(week, day, rules) }
    const planned = yield* planDay(rules, seed + FIRST_SEED + tries * SEED_STRIDE, lone)
    inVain += 1
    nearest = Math.min(nearest, ...planned.worstGaps)
    if (tries + 1 >= HOPELESS.tries && nearest > HOPELESS.gap) break
    if (planned.worstGaps.some((gap) => gap > PLANNED_GAP)) continue
    others.push(planned)
    // The week has refused all days but the new one before.
    const better = yield* replaceDays(week, search, { others: [planned], maySave: true, mayRepeat: false })
    if (better === week) continue
    inVain = 0
    week = yield* replaceDays(better, search, { others, maySave: true })
  }
  return week
}
