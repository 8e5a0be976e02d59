import type { Food } from '../core/food/food.js'
import { restrictionLabel } from '../core/food/restrictionTerm.js'
import { buildGroceryList } from '../core/grocery/groceryList.js'
import type { DailyTargets } from '../core/nutrition/dailyTargets.js'
import { macrosOf } from '../core/nutrition/macros.js'
import { type PlanBasis, planBasisOf } from '../core/plan/planBasis.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import { MAX_RESTRICTIONS_LENGTH, PROFILE_LIMITS, type Profile } from '../core/profile.js'
import { parseDraft } from '../store/parseDraft.js'
import type { ShownPlan } from '../store/plannerState.js'
import type { ProfileDraft } from '../store/profileDraft.js'

const BUDGET_STEP_USD = 5

interface Opening {
  readonly week: WeekPlan
  /** The sharer's. */
  readonly targets: DailyTargets | undefined
  /** The plan of whoever opens the link. */
  readonly own: ShownPlan | null
  readonly draft: ProfileDraft
  readonly foods: readonly Food[]
}

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value))

/** What the week brings a day, where nobody says what it should. */
function averageDay({ days, totals }: WeekPlan): DailyTargets {
  const count = Math.max(1, days.length)
  const fiber = days
    .flatMap(({ meals }) => meals.flatMap(({ items }) => items))
    .reduce((sum, { food, quantity }) => sum + (food.fiber * quantity) / food.servingSize, 0)
  return { ...macrosOf((nutrient) => Math.round(totals[nutrient] / count)), fiber: Math.round(fiber / count) }
}

/** What the sharer's plan was made for, as a text that can be read like a visitor's. */
const sharedRestrictions = ({ madeFor }: WeekPlan): string =>
  (madeFor?.applied ?? [])
    .map((term) => restrictionLabel(term))
    .join(', ')
    .slice(0, MAX_RESTRICTIONS_LENGTH)

/** A budget that the week fits, for a reader who has named none. */
function fittingBudget(week: WeekPlan, foods: readonly Food[]): number {
  const { fullTotal } = buildGroceryList(week, {
    weeklyFoodBudget: PROFILE_LIMITS.weeklyFoodBudget.max,
    foods,
  })
  return within(Math.ceil(fullTotal / BUDGET_STEP_USD) * BUDGET_STEP_USD, PROFILE_LIMITS.weeklyFoodBudget)
}

/**
 * What binds a shared plan: the rules of whoever opens it, from their plan or their answers. Where they have said nothing, it is
 * what the sharer let the link say.
 */
export function openersRules({ week, targets, own, draft, foods }: Opening): {
  readonly basis: PlanBasis
  readonly profile: Profile | null
} {
  if (own) return { basis: own.basis, profile: own.profile }
  const parsed = parseDraft(draft)
  if (parsed.ok) return { basis: planBasisOf(parsed.profile), profile: parsed.profile }
  const { dietaryRestrictions, foodRestrictions, mealVariety } = draft
  const hasRules = dietaryRestrictions.trim() !== '' || foodRestrictions.length > 0
  const mealsPerDay = Math.max(...week.days.map(({ meals }) => meals.length))
  return {
    basis: {
      targets: targets ?? averageDay(week),
      dietaryRestrictions: hasRules ? dietaryRestrictions : sharedRestrictions(week),
      foodRestrictions: [...foodRestrictions],
      avoidedFoodIds: [],
      weeklyFoodBudget: fittingBudget(week, foods),
      mealsPerDay: within(mealsPerDay, PROFILE_LIMITS.mealsPerDay),
      mealVariety,
    },
    profile: null,
  }
}
