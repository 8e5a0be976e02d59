import { buildGroceryList } from '../core/grocery/groceryList.js'
import { lowestBy } from '../core/lowestBy.js'
import { ON_TRACK_GAP } from '../core/nutrition/macroStatus.js'
import { type Macros, NUTRIENTS } from '../core/nutrition/macros.js'
import { findViolations } from '../core/plan/findViolations.js'
import type { PlanRules } from '../core/plan/planRules.js'
import { isHard } from '../core/plan/planViolation.js'
import { toWeekPlan } from '../core/plan/toWeekPlan.js'
import type { DayPlan, Meal, WeekPlan } from '../core/plan/weekPlan.js'
import { type Steps, varietyFaults } from '../planner/index.js'

type Days = readonly DayPlan[]

/** The other composed days of a week are worth this many days off target, if replacing these costs variety. */
const MOST_FAR_DAYS = 1

/** The widest relative gap between a day's numbers and the targets, without its sign. */
function widestGap({ totals }: DayPlan, targets: Macros): number {
  return Math.max(...NUTRIENTS.map((nutrient) => Math.abs(totals[nutrient] / targets[nutrient] - 1)))
}

/**
 * Replaces composed days with days of our own, the one that saves most first, until the week's groceries fit the budget.
 * Replacements that save nothing in the end are not made. A model sees the cost of one meal only; the whole week shows
 * which packs are used up.
 * @param billUsd the full cost of the groceries of these days, in US dollars.
 */
function holdBudget(days: Days, standIns: Days, billUsd: (days: Days) => number, budgetUsd: number): Days {
  if (billUsd(days) <= budgetUsd) return days
  const trades = days.flatMap((day, at) => {
    const standIn = standIns[at]
    return standIn && standIn !== day ? [days.map((other) => (other === day ? standIn : other))] : []
  })
  const cheapest = lowestBy(trades, billUsd)
  if (!cheapest) return days
  // The first replacement may open packs that only the next ones use up.
  const held = holdBudget(cheapest, standIns, billUsd, budgetUsd)
  return billUsd(held) < billUsd(days) ? held : days
}

/**
 * The composed week with days of our own. They replace a day that is missing, misses its targets or breaks a hard rule,
 * and days that push the week over the budget. If that costs variety, one day may stay off target; for more of them, the
 * whole week is ours.
 * @param composed the meals of each of seven days; none if the model failed to give them.
 * @param ownWeek called only when a day is needed.
 */
export function* fillWithOwnDays(
  composed: readonly (readonly Meal[])[],
  rules: PlanRules,
  startDate: string,
  ownWeek: () => Steps<WeekPlan>,
): Steps<WeekPlan> {
  const { basis, foods, targets } = rules
  const { weeklyFoodBudget, mealVariety } = basis
  const toWeek = (days: Days) =>
    toWeekPlan(
      startDate,
      days.map(({ meals }) => meals),
    )
  const billUsd = (days: Days) => buildGroceryList(toWeek(days), { ...basis, foods }).fullTotal

  const draft = toWeekPlan(startDate, composed)
  const violations = findViolations(draft, rules).filter(isHard)
  const broken = new Set(violations.map(({ dayIndex }) => dayIndex))
  const isFar = (day: DayPlan) => widestGap(day, targets) > ON_TRACK_GAP
  const isFine = broken.size === 0 && !draft.days.some(isFar)
  if (isFine && billUsd(draft.days) <= weeklyFoodBudget) return draft

  const own = yield* ownWeek()
  const whole = draft.days.map((day, at) => (broken.has(at) ? (own.days[at] ?? day) : day))
  const near = whole.map((day, at) => {
    const standIn = own.days[at] ?? day
    return isFar(day) && widestGap(standIn, targets) < widestGap(day, targets) ? standIn : day
  })
  const held = holdBudget(near, own.days, billUsd, weeklyFoodBudget)
  // Replacing a day must not cost variety, but a missing day has to be filled in any case.
  if (varietyFaults(held, mealVariety) <= varietyFaults(whole, mealVariety)) return toWeek(held)
  const isWithinBudget = billUsd(whole) <= Math.max(weeklyFoodBudget, billUsd(own.days))
  const farDays = (days: Days) => days.filter(isFar).length
  // Our own week has both, the numbers and the variety.
  const isFarOff = farDays(whole) > Math.max(MOST_FAR_DAYS, farDays(own.days))
  return isWithinBudget && !isFarOff ? toWeek(whole) : own
}
