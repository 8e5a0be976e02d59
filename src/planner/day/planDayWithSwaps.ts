import { ON_TRACK_GAP } from '../../core/nutrition/macroStatus.js'
import type { Candidate } from './candidate.js'
import type { DayAttempt } from './dayAttempt.js'
import { type PlannedDay, planDay } from './planDay.js'
import { type Plate, withDish } from './plate.js'
import { swapsFor } from './swapsFor.js'

/** A little closer than On Track, so that a day stays On Track when its numbers are rounded twice. */
export const PLANNED_GAP = 0.96 * ON_TRACK_GAP
const TRIALS_A_ROUND = 6

/**
 * Plans a day and, while it misses its numbers, tries other dishes in place of its own.
 * @param rounds how many dishes may be swapped at most
 */
export function planDayWithSwaps(
  plates: readonly Plate[],
  alternatives: (plate: Plate) => readonly Candidate[],
  rounds: number,
  attempt: DayAttempt,
): PlannedDay {
  let best = planDay(plates, attempt)
  for (let round = 0; round < rounds && best.worstGap > PLANNED_GAP; round++) {
    const before = best
    const swaps = before.plates
      .flatMap((plate, at) => swapsFor(before, at, alternatives(plate), attempt))
      .sort((a, b) => a.expected - b.expected)
      .slice(0, TRIALS_A_ROUND)
    for (const { at, dish } of swaps) {
      if (attempt.effort.daysLeft <= 0) return best
      const day = planDay(withDish(before.plates, at, dish), attempt)
      if (day.worstGap < best.worstGap) best = day
      if (best.worstGap <= PLANNED_GAP) break
    }
    if (best === before) break
  }
  return best
}
