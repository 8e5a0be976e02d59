import { PLANNED_GAP } from '../day/plannedGap.js'
import { takeSteps } from '../steps.js'
import { fewerSides, moreSides } from '../week/changes.js'
import type { DraftWeek } from '../week/draftWeek.js'
import { bestOf, type Search } from '../week/search.js'

const ROUNDS = 3
const TRIALS_A_ROUND = 4

/**
 * The draft with more or fewer sides beside some courses, as long as that brings days closer that miss their targets.
 * @param indexes of the courses
 */
export function withSides(draft: DraftWeek, indexes: readonly number[], search: Search): DraftWeek {
  const { attempt } = search
  let week = draft
  for (let round = 0; round < ROUNDS; round++) {
    const { worstGaps, courses } = week
    const isOff = (index: number) =>
      courses[index]?.batch.occasions.some(({ day }) => (worstGaps[day] ?? 0) > PLANNED_GAP)
    const trials = indexes
      .filter(isOff)
      .flatMap((index) => [
        ...moreSides(week, index, attempt.rules.pantry, attempt),
        ...fewerSides(week, index, attempt),
      ])
      .sort((a, b) => a.expected - b.expected)
      .slice(0, TRIALS_A_ROUND)
      .map((change) => [change])
    const better = takeSteps(bestOf(week, trials, search, ({ missed }) => missed === 0))
    if (better === week) break
    week = better
  }
  return week
}
