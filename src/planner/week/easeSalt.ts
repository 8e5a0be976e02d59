import { SODIUM_ROW } from '../day/dayRows.js'
import type { Steps } from '../steps.js'
import { type Change, dishChanges, type ExtraCost, isPartOfDinner } from './changes.js'
import type { Course } from './course.js'
import type { DraftWeek } from './draftWeek.js'
import { isSalty, sodiumOf } from './salt.js'
import { bestOf, type Search, withEffort } from './search.js'

const ROUNDS = 5
const COURSES_A_ROUND = 4
const DISHES_A_COURSE = 3
/** The cost of a day's sodium, against squared gaps. */
const SALT = 0.05

/** Less salty dishes in place of the saltiest. */
function lessSalty(week: DraftWeek, stuck: ReadonlySet<Course>, { attempt, cookbook }: Search): Change[] {
  const salty = week.courses.flatMap((course, index) => {
    if (stuck.has(course) || course.kept || isPartOfDinner(week, course)) return []
    const sodium = sodiumOf(week, index, attempt.rules)
    return [{ index, course, sodium, times: course.batch.occasions.length }]
  })
  salty.sort((a, b) => b.sodium * b.times - a.sodium * a.times)
  return salty.slice(0, COURSES_A_ROUND).flatMap(({ index, course, sodium, times }) => {
    const others = cookbook
      .allDishes(course.batch.kind)
      .filter(({ rows }) => (rows[SODIUM_ROW] ?? 0) < sodium)
    const extra: ExtraCost = { of: ({ rows }) => SALT * times * (rows[SODIUM_ROW] ?? 0), least: 0 }
    return dishChanges(week, index, others, attempt, DISHES_A_COURSE, extra)
  })
}

/** Brings the sodium of a week under its limit, as far as other dishes can. It has an effort of its own. */
export function* easeSalt(draft: DraftWeek, search: Search): Steps<DraftWeek> {
  let week = draft
  const stuck = new Set<Course>()
  for (let round = 0; round < ROUNDS && isSalty(week); round++) {
    const trials = lessSalty(week, stuck, search)
    if (trials.length === 0) break
    const lasting = withEffort(search, trials.length)
    const better = yield* bestOf(
      week,
      trials.map((change) => [change]),
      lasting,
      (one) => !isSalty(one),
    )
    if (better === week) {
      for (const { index } of trials) {
        const course = week.courses[index]
        if (course) stuck.add(course)
      }
    }
    week = better
  }
  return week
}
