import type { WeekRules } from '../weekRules.js'
import type { Candidate } from './candidates.js'
import { type PlannedDay, sharesOf } from './planDay.js'

/** Another dish in place of one of a day's. */
export interface Swap {
  readonly at: number
  readonly dish: Candidate
  /** Squared gaps to expect after it, and what it adds to the bill; lower is better. */
  readonly expected: number
}

/** Dishes that may take the place of one of a day's, the most promising first. */
export function swapsFor(
  day: PlannedDay,
  at: number,
  dishes: readonly Candidate[],
  rules: WeekRules,
): Swap[] {
  const present = day.meals[at]?.items ?? []
  const brought = sharesOf(present, rules)
  const presentUsd = rules.basket.overpayUsd(present)
  return dishes
    .filter(({ name }) => day.plates.every(({ dish }) => dish.name !== name))
    .map((dish) => {
      const misfit = day.gaps.reduce((sum, gap, row) => {
        const after = gap - (brought[row] ?? 0) + (dish.brings[row] ?? 0)
        return sum + after * after
      }, 0)
      const usd = rules.basket.overpayUsd(dish.items) - presentUsd
      return { at, dish, expected: misfit + rules.thrift.swapDollarWeight * usd }
    })
    .sort((a, b) => a.expected - b.expected)
}
