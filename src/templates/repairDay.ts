import type { Candidate } from './candidates.js'
import { type PlannedDay, planDay } from './planDay.js'
import { type Plate, withDish } from './plate.js'
import { swapsFor } from './swaps.js'
import type { WeekRules } from './weekRules.js'

/** A day that misses no number by more is on target (specification, section 4: 95 to 105 percent). */
export const ON_TARGET_GAP = 0.048
const TRIALS_A_ROUND = 6

/**
 * Plans a day and, while it misses its numbers, tries other dishes in place of its own.
 * @param rounds how many dishes may be swapped at most
 */
export function planDayWithSwaps(
  plates: readonly Plate[],
  alternatives: (plate: Plate) => readonly Candidate[],
  rounds: number,
  rules: WeekRules,
): PlannedDay {
  let best = planDay(plates, rules)
  for (let round = 0; round < rounds && best.worstGap > ON_TARGET_GAP; round++) {
    const before = best
    const swaps = before.plates
      .flatMap((plate, at) => swapsFor(before, at, alternatives(plate), rules))
      .sort((a, b) => a.expected - b.expected)
      .slice(0, TRIALS_A_ROUND)
    for (const { at, dish } of swaps) {
      if (rules.effort.daysLeft <= 0) return best
      const day = planDay(withDish(before.plates, at, dish), rules)
      if (day.worstGap < best.worstGap) best = day
      if (best.worstGap <= ON_TARGET_GAP) break
    }
    if (best === before) break
  }
  return best
}
