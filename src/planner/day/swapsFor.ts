import type { Candidate } from './candidate.js'
import type { DayAttempt } from './dayAttempt.js'
import type { PlannedDay } from './planDay.js'
import { broughtShares } from './portionProblem.js'

/** A dish that could replace one of a day's dishes. */
export interface Swap {
  readonly at: number
  readonly dish: Candidate
  /** The squared gaps expected after the swap, plus what it adds to the bill; lower is better. */
  readonly expected: number
}

/** The dishes that could replace one of a day's dishes, the most promising first. */
export function swapsFor(
  day: PlannedDay,
  at: number,
  dishes: readonly Candidate[],
  { rules, basket }: DayAttempt,
): Swap[] {
  const present = day.meals[at]?.items ?? []
  const brought = broughtShares(present, rules.targets)
  const presentUsd = basket.overpayUsd(present)
  return dishes
    .filter(({ name }) => day.plates.every(({ dish }) => dish.name !== name))
    .map((dish) => {
      const squaredGaps = day.gaps.reduce((sum, gap, row) => {
        const after = gap - (brought[row] ?? 0) + (dish.brings[row] ?? 0)
        return sum + after * after
      }, 0)
      const usd = basket.overpayUsd(dish.items) - presentUsd
      return { at, dish, expected: squaredGaps + rules.thrift.swapDollarWeight * usd }
    })
    .sort((a, b) => a.expected - b.expected)
}
