import type { PlanRules } from '../../core/plan/planRules.js'
import { isMain, mealKind } from '../dishes/mealKind.js'
import type { Steps } from '../steps.js'
import { startAttempt } from './attempt.js'
import { Cookbook } from './cookbook.js'
import type { Course } from './course.js'
import { CourseChooser } from './courseChooser.js'
import { type DraftWeek, draftWeek } from './draftWeek.js'
import { GREAT_BREADTH, mendDays } from './mendDays.js'
import type { RoomName } from './room.js'
import type { Search } from './search.js'
import type { Thrift } from './thriftLadder.js'

/** What a day that is planned alone may be. */
export interface LoneDay {
  readonly room: RoomName
  readonly thrift: Thrift
  /** How many attempts came before. Each time, chance counts for more. */
  readonly tries: number
  /** The dinner that it keeps, if it may have no other. */
  readonly dinner: Course | undefined
  /** The ids of the dishes that it may not have. */
  readonly neverDishIds: readonly string[]
}

/** The most changes that are solved for one day. */
const SOLVES = 150
/** Whole weeks missed this day, so fit counts for more from the start. */
const MISSES = 2

/**
 * A day near to its numbers at any price, as a draft of that one day. No other day has to stay as it is, and a day is solved
 * several times as fast as a week, so many can be tried.
 */
export function* planDay(rules: PlanRules, seed: number, lone: LoneDay): Steps<DraftWeek> {
  const { room, thrift, tries, dinner, neverDishIds } = lone
  const { favouriteDishIds = [], neverDishIds: never = [], homeFoodIds = [] } = rules.wishes ?? {}
  const wishes = { favouriteDishIds, homeFoodIds, neverDishIds: [...never, ...neverDishIds] }
  const attempt = startAttempt({ ...rules, wishes, budgetUsd: Number.POSITIVE_INFINITY }, seed, {
    thrift,
    effort: { solvesLeft: SOLVES },
    misses: MISSES,
    tries,
    room,
  })
  const search: Search = { attempt, cookbook: new Cookbook(attempt) }
  const batches = [...rules.mealTypes]
    .filter((type) => type !== 'dinner' || dinner === undefined)
    .sort((a, b) => Number(isMain(b)) - Number(isMain(a)))
    .map((type) => ({ kind: mealKind(type), occasions: [{ day: 0, type }] }))
  const chosen = yield* new CourseChooser(attempt, search.cookbook).choose(batches)
  const batch = { kind: 'dinner', occasions: [{ day: 0, type: 'dinner' }] } as const
  const courses = dinner ? [{ ...dinner, batch }, ...chosen] : chosen
  return yield* mendDays(draftWeek(courses, attempt.rules, 1), search, false, GREAT_BREADTH)
}
