import type { Food } from '../core/food/food.js'
import { buildGroceryList } from '../core/grocery/groceryList.js'
import { dailyTargets } from '../core/nutrition/macros.js'
import { checkPlan } from '../core/plan/checkPlan.js'
import { toWeekPlan } from '../core/plan/composePlan.js'
import { isHard } from '../core/plan/planViolation.js'
import type { Meal, WeekPlan } from '../core/plan/weekPlan.js'
import type { MealVariety, Profile } from '../core/profile.js'
import { widestGap } from './completeDay.js'
import { holdBudget } from './holdBudget.js'

const weekBillUsd = (week: WeekPlan, foods: readonly Food[]) =>
  buildGroceryList(week, { weeklyFoodBudget: Number.MAX_SAFE_INTEGER / 1000, foods }).fullTotal

/** Days traded for others must not undo batch cooking: the different dinners of a week at most. */
const MOST_DINNERS: Readonly<Record<MealVariety, number>> = { low: 3, medium: 5, high: 7 }

const countDinners = (days: readonly (readonly Meal[])[]) =>
  new Set(days.flatMap((meals) => meals.filter(({ type }) => type === 'dinner').map(({ name }) => name))).size

/** The meals of each of seven days, `null` where the model could not give them. */
export type ComposedWeek = readonly (readonly Meal[] | null)[]

export interface FillOptions {
  readonly profile: Profile
  /** `YYYY-MM-DD` */
  readonly startDate: string
  readonly foods: readonly Food[]
  /** Asked only when a day is needed. */
  readonly templateWeek: () => Promise<WeekPlan>
}

/** A composed day that misses a number by more than this share gives way to a template day that is nearer: the status
 * "On Track" ends there (specification, section 4). */
const WIDEST_GAP = 0.05

/**
 * The composed week with template days where a day is missing, misses its targets or breaks a rule that no plan may
 * break, and where the week would cost more than the budget.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export async function fillFromTemplates(composed: ComposedWeek, options: FillOptions): Promise<WeekPlan> {
  const { profile, startDate, foods, templateWeek } = options
  const targets = dailyTargets(profile)
  const draft = toWeekPlan(
    startDate,
    composed.map((meals) => [...(meals ?? [])]),
  )
  const violations = checkPlan(draft, profile, foods).filter(isHard)
  const broken = new Set(violations.map(({ dayIndex }) => dayIndex))
  const isFar = (meals: readonly Meal[]) => widestGap(meals, targets) > WIDEST_GAP
  const isFine = broken.size === 0 && !draft.days.some(({ meals }) => isFar(meals))
  if (isFine && weekBillUsd(draft, foods) <= profile.weeklyFoodBudget) return draft

  const { days: standIns } = await templateWeek()
  const isBetter = (standIn: readonly Meal[], meals: readonly Meal[]) =>
    isFar(meals) && widestGap(standIn, targets) < widestGap(meals, targets)
  const filled = draft.days.map(({ meals }, day) => {
    const standIn = standIns[day]?.meals ?? []
    return broken.has(day) || isBetter(standIn, meals) ? standIn : meals
  })
  const toWeek = (days: readonly (readonly Meal[])[]) =>
    toWeekPlan(
      startDate,
      days.map((meals) => [...meals]),
    )
  const fromTemplates = standIns.map(({ meals }) => meals)
  const billUsd = (days: readonly (readonly Meal[])[]) => weekBillUsd(toWeek(days), foods)
  const held = holdBudget(filled, fromTemplates, billUsd, profile.weeklyFoodBudget)
  const tooVaried = held !== filled && countDinners(held) > MOST_DINNERS[profile.mealVariety]
  return toWeek(tooVaried ? fromTemplates : held)
}
