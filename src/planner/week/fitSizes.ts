import { lowestBy } from '../../core/lowestBy.js'
import type { Steps } from '../steps.js'
import { bestMended, type Mending } from './bestMended.js'
import { type Change, dishChanges, fewerSides, isPartOfDinner, moreSides } from './changes.js'
import type { Course } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { oddMeals, oddSize } from './mealSizes.js'
import { bestOf, type Search, withEffort } from './search.js'

const ROUNDS = 8
/** How much is tried for one meal: the most other dishes, the most other sides, and how days are mended after it. */
interface Breadth {
  readonly dishes: number
  readonly sides: number
  readonly mending?: Mending
}
/** Not every dish that fits a day has the size of a meal. The second is for meals that the first finds nothing for. */
const BREADTHS: readonly Breadth[] = [
  { dishes: 20, sides: 3 },
  { dishes: 80, sides: 15, mending: { weeks: 4, solves: 40 } },
]
/** What an odd size counts beside the energy beyond it, so that even the smallest excess is worth another dish. */
const ODD_MEAL = 1

interface OddMeal {
  readonly index: number
  readonly course: Course
}

/** The meal that is furthest from its usual size, if there is one. */
function oddest(week: DraftWeek, stuck: ReadonlySet<Course>, { attempt: { rules } }: Search) {
  const odd = week.courses.flatMap((course, index) => {
    const by = stuck.has(course) ? 0 : oddSize(week, index, rules)
    return by > 0 ? [{ index, course, by }] : []
  })
  return lowestBy(odd, ({ by }) => -by)
}

/** The course with a side more or less, or with another dish. */
function otherSizes(
  week: DraftWeek,
  { index, course }: OddMeal,
  { dishes, sides: mostSides }: Breadth,
  { attempt, cookbook }: Search,
): Change[] {
  const larger = moreSides(week, index, attempt.rules.pantry, attempt)
  const sides = [
    ...fewerSides(week, index, attempt),
    ...larger.sort((a, b) => a.expected - b.expected).slice(0, mostSides),
  ]
  if (isPartOfDinner(week, course)) return sides
  const others = cookbook.allDishes(course.batch.kind)
  return [...sides, ...dishChanges(week, index, others, attempt, dishes)]
}

/** Tells meals apart, also between searches: a dish at its times. */
const keyOf = ({ batch, dish }: Course): string =>
  [dish.name, ...batch.occasions.map(({ day, type }) => `${day} ${type}`)].join('|')

/**
 * Replaces meals that are too small or too large, such as a snack that is as large as a lunch. It is the last word on a
 * week, so it has an effort of its own.
 * @param beyondHelp the meals that the wide search found nothing for; more are added, and no meal is searched so twice
 */
export function* fitSizes(draft: DraftWeek, search: Search, beyondHelp: Set<string>): Steps<DraftWeek> {
  const ownFault = (one: DraftWeek) => ODD_MEAL * oddMeals(one, search.attempt.rules)
  let week = draft
  const stuck = new Set<Course>()
  for (let round = 0; round < ROUNDS; round++) {
    const next = oddest(week, stuck, search)
    if (next === undefined) break
    let better = week
    const key = keyOf(next.course)
    for (const breadth of beyondHelp.has(key) ? BREADTHS.slice(0, 1) : BREADTHS) {
      const trials = otherSizes(week, next, breadth, search).map((change) => [change])
      const lasting = withEffort(search, trials.length)
      better = yield* bestOf(week, trials, lasting, () => false, ownFault)
      if (better === week) better = yield* bestMended(week, trials, lasting, ownFault, breadth.mending)
      if (better !== week) break
    }
    if (better === week) {
      stuck.add(next.course)
      beyondHelp.add(key)
    }
    week = better
  }
  return week
}
