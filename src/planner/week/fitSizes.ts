import { lowestBy } from '../../core/lowestBy.js'
import type { Steps } from '../steps.js'
import { bestMended } from './bestMended.js'
import { type Change, dishChanges, fewerSides, isPartOfDinner, moreSides } from './changes.js'
import type { Course } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { oddMeals, oddSize } from './mealSizes.js'
import { bestOf, type Search, withEffort } from './search.js'

const ROUNDS = 8
/** Not every dish that fits a day has the size of a meal. */
const OTHER_DISHES = 20
const MORE_SIDES = 3
/** What an odd size counts beside the energy beyond it, so that even the smallest excess is worth another dish. */
const ODD_MEAL = 1

/** The meal that is furthest from its usual size, if there is one. */
function oddest(week: DraftWeek, stuck: ReadonlySet<Course>, { attempt: { rules } }: Search) {
  const odd = week.courses.flatMap((course, index) => {
    const by = stuck.has(course) ? 0 : oddSize(week, index, rules)
    return by > 0 ? [{ index, course, by }] : []
  })
  return lowestBy(odd, ({ by }) => -by)
}

/** The course with a side more or less, or with another dish. */
function otherSizes(week: DraftWeek, index: number, course: Course, { attempt, cookbook }: Search): Change[] {
  const larger = moreSides(week, index, attempt.rules.pantry, attempt)
  const sides = [
    ...fewerSides(week, index, attempt),
    ...larger.sort((a, b) => a.expected - b.expected).slice(0, MORE_SIDES),
  ]
  if (isPartOfDinner(week, course)) return sides
  const others = cookbook.allDishes(course.batch.kind)
  return [...sides, ...dishChanges(week, index, others, attempt, OTHER_DISHES)]
}

/**
 * Replaces meals that are too small or too large, such as a snack that is as large as a lunch. It is the last word on a
 * week, so it has an effort of its own.
 */
export function* fitSizes(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const ownFault = (one: DraftWeek) => ODD_MEAL * oddMeals(one, search.attempt.rules)
  let week = draft
  const stuck = new Set<Course>()
  for (let round = 0; round < ROUNDS; round++) {
    const next = oddest(week, stuck, search)
    if (next === undefined) break
    const trials = otherSizes(week, next.index, next.course, search).map((change) => [change])
    const lasting = withEffort(search, trials.length)
    const direct = yield* bestOf(week, trials, lasting, () => false, ownFault)
    const better = direct === week ? yield* bestMended(week, trials, lasting, ownFault) : direct
    if (better === week) stuck.add(next.course)
    week = better
  }
  return week
}
