import { lowestBy } from '../../core/lowestBy.js'
import type { Steps } from '../steps.js'
import { bestMended } from './bestMended.js'
import { dishChanges, isPartOfDinner } from './changes.js'
import type { Candidate } from './cookbook.js'
import type { Course } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { bestOf, type OwnFault, type Search, withEffort } from './search.js'

/** What makes a dish unwanted at its meals. */
export interface Unwanted {
  /** How unwanted each course is; 0 if it is fine. */
  readonly by: (week: DraftWeek) => (course: Course, index: number) => number
  /** Whether a dish would be better in place of a course. */
  readonly isBetter: (dish: Candidate, course: Course) => boolean
  /** How many courses are replaced at most, and how many other dishes are tried for each. */
  readonly rounds: number
  readonly dishes: number
  /** What counts here beside the other faults of a week. */
  readonly ownFault?: OwnFault
}

/**
 * Replaces the dishes that are unwanted most, one after the other, as long as the week improves. It has an effort of its
 * own.
 */
export function* replaceDishes(
  draft: DraftWeek,
  search: Search,
  { by, isBetter, rounds, dishes, ownFault }: Unwanted,
): Steps<DraftWeek> {
  let week = draft
  const stuck = new Set<Course>()
  for (let round = 0; round < rounds; round++) {
    const unwantedBy = by(week)
    const unwanted = week.courses.flatMap((course, index) => {
      const isFixed = course.kept || stuck.has(course) || isPartOfDinner(week, course)
      const unwantedness = isFixed ? 0 : unwantedBy(course, index)
      return unwantedness > 0 ? [{ course, index, unwantedness }] : []
    })
    const worst = lowestBy(unwanted, ({ unwantedness }) => -unwantedness)
    if (worst === undefined) break
    const { course, index } = worst
    const others = search.cookbook.allDishes(course.batch.kind).filter((dish) => isBetter(dish, course))
    const trials = dishChanges(week, index, others, search.attempt, dishes).map((change) => [change])
    const lasting = withEffort(search, trials.length)
    const direct = yield* bestOf(week, trials, lasting, () => false, ownFault)
    const better = direct === week ? yield* bestMended(week, trials, lasting, ownFault) : direct
    if (better === week) stuck.add(course)
    week = better
  }
  return week
}
