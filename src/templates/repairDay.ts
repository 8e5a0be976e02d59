import { NUTRIENTS } from '../core/plan/nutrients.js'
import type { Candidate } from './candidates.js'
import { dishFoods } from './dish.js'
import { overpayUsd } from './overpay.js'
import { type PlannedDay, planDay } from './planDay.js'
import { type Plate, plateFoods } from './plate.js'
import type { WeekRules } from './weekRules.js'

/** A day that misses no number by more is on target (specification, section 4: 95 to 105 percent). */
export const ON_TARGET_GAP = 0.048
/** Squared gaps below this are as good as none when prices are compared. */
const SMALL_GAP = 0.002
const TRIALS_A_ROUND = 6

interface Swap {
  readonly at: number
  readonly dish: Candidate['dish']
  /** Squared gaps to expect. */
  readonly expected: number
}

/** What each plate brings, as shares of the day's targets. */
export function contributions({ plates, solution }: PlannedDay, { targets }: WeekRules): number[][] {
  let next = 0
  return plates.map((plate) => {
    const brings = NUTRIENTS.map(() => 0)
    for (const food of plateFoods(plate)) {
      const servings = (solution.grams[next++] ?? 0) / food.servingSize
      NUTRIENTS.forEach((nutrient, index) => {
        brings[index] = (brings[index] ?? 0) + (food[nutrient] * servings) / Math.max(targets[nutrient], 1)
      })
    }
    return brings
  })
}

function promisingSwaps(
  day: PlannedDay,
  alternatives: (at: number) => readonly Candidate[],
  rules: WeekRules,
): Swap[] {
  const present = contributions(day, rules)
  const swaps = day.plates.flatMap((plate, at) =>
    alternatives(at)
      .filter(({ dish }) => day.plates.every((other) => other.dish.name !== dish.name))
      .map(({ dish, brings, grams }): Swap => {
        const expected = day.solution.gaps.reduce((sum, gap, index) => {
          const after = gap - (present[at]?.[index] ?? 0) + (brings[index] ?? 0)
          return sum + after * after
        }, 0)
        const dollars = dishFoods(dish).reduce(
          (sum, food, index) => sum + overpayUsd(food, grams[index] ?? 0, rules.basket),
          0,
        )
        return {
          at,
          dish,
          expected:
            plate.dish === dish
              ? Number.POSITIVE_INFINITY
              : (expected + SMALL_GAP) * (1 + (rules.thrift.sideDollarWeight * Math.max(0, dollars)) / 3),
        }
      }),
  )
  return swaps.sort((a, b) => a.expected - b.expected).slice(0, TRIALS_A_ROUND)
}

/**
 * Plans a day and, while it misses its numbers, tries other dishes in place of its own.
 * @param rounds how many dishes may be swapped at most
 */
export function planDayWithSwaps(
  plates: readonly Plate[],
  alternatives: (at: number) => readonly Candidate[],
  rounds: number,
  rules: WeekRules,
): PlannedDay {
  let best = planDay(plates, rules)
  for (let round = 0; round < rounds && best.solution.worstGap > ON_TARGET_GAP; round++) {
    const before = best
    for (const { at, dish } of promisingSwaps(before, alternatives, rules)) {
      if (rules.effort.daysLeft <= 0) return best
      const swapped = before.plates.map((plate, index) =>
        index === at ? { ...plate, dish, sides: [] } : plate,
      )
      const day = planDay(swapped, rules)
      if (day.solution.worstGap < best.solution.worstGap) best = day
      if (best.solution.worstGap <= ON_TARGET_GAP) break
    }
    if (best === before) break
  }
  return best
}
