import { lowestBy } from '../../core/lowestBy.js'
import type { Steps } from '../steps.js'
import { bestMended } from './bestMended.js'
import { dishChanges, isPartOfDinner } from './changes.js'
import type { Course } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { longEvenings, minutesOver, usualMinutesOver } from './longEvenings.js'
import { bestOf, type Search, withEffort } from './search.js'

const ROUNDS = 5
/** Not every dish that fits a day is quick for so many servings. */
const OTHER_DISHES = 30
/** A minute too many counts this much more than among other changes. */
const MINUTE = 0.1

/** Replaces dinners that take more work than an evening allows by quicker ones. It has an effort of its own. */
export function* shortenEvenings(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  const { rules } = search.attempt
  const ownFault = (one: DraftWeek) => MINUTE * longEvenings(one, rules)
  let week = draft
  const stuck = new Set<Course>()
  for (let round = 0; round < ROUNDS; round++) {
    const long = week.courses.flatMap((course, index) => {
      const isFixed = stuck.has(course) || isPartOfDinner(week, course)
      const over = isFixed ? 0 : minutesOver(course, week.grams[index] ?? [], rules)
      return over > 0 ? [{ course, index, over }] : []
    })
    const longest = lowestBy(long, ({ over }) => -over)
    if (longest === undefined) break
    const { course, index } = longest
    const quick = search.cookbook
      .allDishes(course.batch.kind)
      .filter((dish) => usualMinutesOver(dish, course.batch, rules) === 0)
    const trials = dishChanges(week, index, quick, search.attempt, OTHER_DISHES).map((change) => [change])
    const lasting = withEffort(search, trials.length)
    const direct = yield* bestOf(week, trials, lasting, () => false, ownFault)
    const better = direct === week ? yield* bestMended(week, trials, lasting, ownFault) : direct
    if (better === week) stuck.add(course)
    week = better
  }
  return week
}
