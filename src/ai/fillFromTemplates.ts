import type { Food } from '../core/food/food.js'
import { buildGroceryList } from '../core/grocery/groceryList.js'
import { lowestBy } from '../core/lowestBy.js'
import { ON_TRACK_GAP } from '../core/nutrition/macroStatus.js'
import { type Macros, NUTRIENTS } from '../core/nutrition/macros.js'
import { checkPlan } from '../core/plan/checkPlan.js'
import type { MealType } from '../core/plan/mealTypes.js'
import { isHard } from '../core/plan/planViolation.js'
import { toWeekPlan } from '../core/plan/toWeekPlan.js'
import type { DayPlan, Meal, WeekPlan } from '../core/plan/weekPlan.js'
import type { MealVariety, Profile } from '../core/profile.js'
import { DISHES_A_WEEK, isMain, mealKind } from '../planner/index.js'

type Days = readonly DayPlan[]

export interface FillOptions {
  readonly profile: Profile
  /** `YYYY-MM-DD` */
  readonly startDate: string
  readonly foods: readonly Food[]
  readonly targets: Macros
  /** Asked only when a day is needed. */
  readonly templateWeek: () => WeekPlan
}

/** The widest relative gap between a day's numbers and the targets, without its sign. */
function widestGap({ totals }: DayPlan, targets: Macros): number {
  return Math.max(...NUTRIENTS.map((nutrient) => Math.abs(totals[nutrient] / targets[nutrient] - 1)))
}

/** How far a week is from the variety wished for: dinners too many or too few, and lunches and dinners that follow themselves. */
function varietyFaults(days: Days, variety: MealVariety): number {
  const namesOf = ({ meals }: DayPlan, isAsked: (type: MealType) => boolean) =>
    meals.flatMap(({ type, name }) => (isAsked(type) ? name : []))
  const dinners = new Set(days.flatMap((day) => namesOf(day, (type) => type === 'dinner')))
  const mains = days.map((day) => namesOf(day, (type) => isMain(mealKind(type))))
  const repeats = mains.flatMap((names, day) => names.filter((name) => mains[day - 1]?.includes(name)))
  const offCount = Math.abs(dinners.size - DISHES_A_WEEK[variety].dinner)
  return variety === 'low' ? offCount : offCount + repeats.length
}

/**
 * Trades composed days for template days, the one that saves most first, until the week's groceries fit the budget;
 * trades that in the end save nothing are not made. A model sees the money of one meal; what packs a week fills only the
 * whole week shows.
 * @param billUsd what the groceries of these days cost in full, in US dollars.
 */
function holdBudget(days: Days, standIns: Days, billUsd: (days: Days) => number, budgetUsd: number): Days {
  if (billUsd(days) <= budgetUsd) return days
  const trades = days.flatMap((day, at) => {
    const standIn = standIns[at]
    return standIn && standIn !== day ? [days.map((other) => (other === day ? standIn : other))] : []
  })
  const cheapest = lowestBy(trades, billUsd)
  if (!cheapest) return days
  // A first trade may open packs that only the next ones use up.
  const held = holdBudget(cheapest, standIns, billUsd, budgetUsd)
  return billUsd(held) < billUsd(days) ? held : days
}

/**
 * The composed week with template days where a day is missing, misses its targets or breaks a rule that no plan may
 * break, and where the week would cost more than the budget.
 * @param composed the meals of each of seven days, none where the model could not give them.
 */
export function fillFromTemplates(composed: readonly Meal[][], options: FillOptions): WeekPlan {
  const { profile, startDate, foods, targets, templateWeek } = options
  const toWeek = (days: Days) =>
    toWeekPlan(
      startDate,
      days.map(({ meals }) => meals),
    )
  const billUsd = (days: Days) => buildGroceryList(toWeek(days), { ...profile, foods }).fullTotal

  const draft = toWeekPlan(startDate, composed)
  const violations = checkPlan(draft, profile, foods).filter(isHard)
  const broken = new Set(violations.map(({ dayIndex }) => dayIndex))
  const isFar = (day: DayPlan) => widestGap(day, targets) > ON_TRACK_GAP
  const isFine = broken.size === 0 && !draft.days.some(isFar)
  if (isFine && billUsd(draft.days) <= profile.weeklyFoodBudget) return draft

  const template = templateWeek()
  const whole = draft.days.map((day, at) => (broken.has(at) ? (template.days[at] ?? day) : day))
  const near = whole.map((day, at) => {
    const standIn = template.days[at] ?? day
    return isFar(day) && widestGap(standIn, targets) < widestGap(day, targets) ? standIn : day
  })
  const budgetUsd = profile.weeklyFoodBudget
  const held = holdBudget(near, template.days, billUsd, budgetUsd)
  // Days that are traded must not cost the variety that was asked for; those that are missing have to come from somewhere.
  const faultsOf = (days: Days) => varietyFaults(days, profile.mealVariety)
  if (faultsOf(held) <= faultsOf(whole)) return toWeek(held)
  return billUsd(whole) <= Math.max(budgetUsd, billUsd(template.days)) ? toWeek(whole) : template
}
