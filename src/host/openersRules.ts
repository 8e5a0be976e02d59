import type { Food } from '../core/food/food.js'
import { restrictionLabel } from '../core/food/restrictionTerm.js'
import { buildGroceryList } from '../core/grocery/groceryList.js'
import { type DailyTargets, LEAST_FIBER_G, TargetsError } from '../core/nutrition/dailyTargets.js'
import { type Portion, scaledTargets } from '../core/nutrition/scaledTargets.js'
import type { Eaters } from '../core/plan/eaters.js'
import { fiberOf } from '../core/plan/fiberOf.js'
import { type PlanBasis, planBasisOf } from '../core/plan/planBasis.js'
import { dayNumbersOf, plannedShares } from '../core/plan/plannedTargets.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import { PROFILE_LIMITS, type Profile } from '../core/profile.js'
import type { PlanState } from '../core/state/planState.js'
import { parseDraft } from '../store/parseDraft.js'
import type { ShownPlan } from '../store/plannerState.js'
import { type ProfileDraft, typedNumber } from '../store/profileDraft.js'

const BUDGET_STEP_USD = 5

interface Opening {
  readonly week: WeekPlan
  /** The sharer's. */
  readonly targets: DailyTargets | undefined
  /** How many people the sharer's plan feeds. */
  readonly people: number | undefined
  /** How much each further person eats of the sharer's plan. */
  readonly portions: readonly Portion[] | undefined
  /** The meals that the sharer eats out. */
  readonly eatenOut: PlanState['eatenOut']
  /** The plan of the person who opens the link. */
  readonly own: ShownPlan | null
  readonly draft: ProfileDraft
  readonly foods: readonly Food[]
}

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value))

/**
 * The averages of a day on which no meal is eaten out, if nobody set targets. Fiber is a minimum: no more than
 * any adult needs, and no more than the plan has, so that nobody reads of a miss of what they never asked for.
 */
function averageDay({ days, totals }: WeekPlan, eatenOut: PlanState['eatenOut']): DailyTargets {
  const shares = days.map(({ date }) => plannedShares(eatenOut, date))
  const sums = { ...totals, fiber: fiberOf(days.flatMap(({ meals }) => meals)) }
  const average = dayNumbersOf((name) => {
    const count = shares.reduce((sum, share) => sum + share[name], 0) || 1
    return Math.round(sums[name] / count)
  })
  return { ...average, fiber: Math.min(LEAST_FIBER_G, average.fiber) }
}

/** What the sharer's plan was made for, as a text that we can read like a visitor's. */
const sharedRestrictions = ({ madeFor }: WeekPlan): string =>
  (madeFor?.applied ?? []).map((term) => restrictionLabel(term)).join(', ')

/** The budget of a form that is not filled in yet. */
function typedBudget({ weeklyFoodBudget }: ProfileDraft): number | undefined {
  const usd = typedNumber(weeklyFoodBudget, 'weeklyFoodBudget')
  const { min, max } = PROFILE_LIMITS.weeklyFoodBudget
  return usd !== undefined && usd >= min && usd <= max ? usd : undefined
}

/** A budget that guides changes of the week, for readers who have not given one. */
function fittingBudget(week: WeekPlan, eaters: Eaters, foods: readonly Food[]): number {
  const { fullTotal } = buildGroceryList(week, {
    weeklyFoodBudget: PROFILE_LIMITS.weeklyFoodBudget.max,
    ...eaters,
    foods,
  })
  return within(Math.ceil(fullTotal / BUDGET_STEP_USD) * BUDGET_STEP_USD, PROFILE_LIMITS.weeklyFoodBudget)
}

/** A reader's answers, with what follows from them. Null for answers that are not valid, or that no targets follow from. */
function readersRules(draft: ProfileDraft): { readonly basis: PlanBasis; readonly profile: Profile } | null {
  const parsed = parseDraft(draft)
  if (!parsed.ok) return null
  const { profile } = parsed
  try {
    return { basis: planBasisOf(profile), profile }
  } catch (error) {
    if (error instanceof TargetsError) return null
    throw error
  }
}

/**
 * The rules for a shared plan: those of the person who opens it, from their plan or their answers. If they have said
 * nothing, the rules that the sharer put into the link.
 */
export function openersRules({ week, own, draft, foods, ...shared }: Opening): {
  readonly basis: PlanBasis
  readonly profile: Profile | null
  /** Whether the reader has given no budget. */
  readonly isWithoutBudget: boolean
} {
  if (own) return { basis: own.basis, profile: own.profile, isWithoutBudget: false }
  const given = readersRules(draft)
  if (given) return { ...given, isWithoutBudget: false }
  const { dietaryRestrictions, foodRestrictions, mealVariety, people = shared.people } = draft
  const hasRules = dietaryRestrictions.trim() !== '' || foodRestrictions.length > 0
  const targets = shared.targets ?? averageDay(week, shared.eatenOut)
  const portions = people === shared.people ? shared.portions : undefined
  const eaters = {
    targets,
    ...(people !== undefined && people > 1 && { people }),
    ...(portions && { otherTargets: portions.map((portion) => scaledTargets(targets, portion)) }),
  }
  const budget = typedBudget(draft)
  const mealsPerDay = Math.max(...week.days.map(({ meals }) => meals.length))
  return {
    basis: {
      ...eaters,
      dietaryRestrictions: hasRules ? dietaryRestrictions : sharedRestrictions(week),
      foodRestrictions: [...foodRestrictions],
      avoidedFoodIds: [],
      weeklyFoodBudget: budget ?? fittingBudget(week, eaters, foods),
      mealsPerDay: within(mealsPerDay, PROFILE_LIMITS.mealsPerDay),
      mealVariety,
    },
    profile: null,
    isWithoutBudget: budget === undefined,
  }
}
