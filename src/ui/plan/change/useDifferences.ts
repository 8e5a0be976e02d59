import { dayFor } from '../../../core/plan/eaters.js'
import type { PlanState } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { useFormat } from '../../format.js'

/** Differences of less than half a unit do not show. */
const CENT = 0.005
export const HALF = 0.5

const proteinG = ({ week, basis }: PlanState, date: string, person: number) =>
  week.days
    .filter((day) => day.date === date)
    .reduce((sum, day) => sum + dayFor(day, basis, person).totals.protein, 0)

/** Writes how an option differs from the current plan: `−$2.10`, `+9 g`. */
export function useDifferences() {
  const { change } = usePlanMessages().plan
  const format = useFormat()
  const { money, grams } = format
  const signed = (value: number, smallest: number, write: (amount: number) => string) => {
    if (Math.abs(value) < smallest) return change.same
    return value < 0 ? change.minus(write(-value)) : change.plus(write(value))
  }
  return {
    till: (usd: number) => signed(usd, CENT, money),
    /** Of a day, in the portions of one of those who eat. */
    protein: (before: PlanState, after: PlanState, date: string, person: number) =>
      signed(proteinG(after, date, person) - proteinG(before, date, person), HALF, grams),
    /** Null if the week keeps to the budget, or there is none. */
    over: ({ withoutBudget }: Pick<ShownPlan, 'withoutBudget'>, usd: number) =>
      usd > 0 && !withoutBudget ? money(usd) : null,
  }
}
