import { isSeasoning } from '../../core/food/isSeasoning.js'
import { dailyTargets } from '../../core/nutrition/dailyTargets.js'
import { type FoodLimit, foodLimits, foodsWithoutLimits } from '../../core/plan/foodLimits.js'
import { mealTypes } from '../../core/plan/mealTypes.js'
import type { PlanLimit } from '../../core/plan/planLimit.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import type { Steps } from '../steps.js'
import { startAttempt } from './attempt.js'
import { hasOwnDishes } from './hasOwnDishes.js'
import { planAttempt } from './planAttempt.js'
import { THRIFT_LADDER } from './thriftLadder.js'

interface Relaxation {
  /** The limits in the way, those that leave out most first. */
  readonly blockers: readonly PlanLimit[]
  readonly relax: readonly PlanLimit[]
  /** Whether all of them are needed; otherwise any one is enough. */
  readonly needsAll: boolean
}

/** Each trial plans a week, so only the limits that leave out most foods are tried. */
const MOST_LIMITS = 12
const SEED = 1
/** Enough to put many sides beside dishes. */
const SOLVES_A_TRIAL = 150
/** A body that needs more meals also takes larger ones. */
const SOLVES_FOR_MEALS = 550

/** The rules without some of their limits. */
export function withoutLimits(
  rules: PlanRules,
  limits: readonly FoodLimit[],
  dropped: readonly PlanLimit[],
): PlanRules {
  const kept = limits.filter(({ limit }) => !dropped.includes(limit))
  const meals = dropped.find((limit) => limit.kind === 'mealsPerDay')
  const dropsStyle = dropped.some(({ kind }) => kind === 'macroStyle')
  const { profile } = rules
  const restrictions = dropsStyle
    ? ({ ...rules.restrictions, macroStyle: 'standard' } as const)
    : rules.restrictions
  return {
    ...rules,
    budgetUsd: Number.POSITIVE_INFINITY,
    ...(meals && { mealTypes: mealTypes(meals.mealsPerDay) }),
    restrictions,
    targets: profile && dropsStyle ? dailyTargets(profile, restrictions) : rules.targets,
    allowedFoods: foodsWithoutLimits(rules).filter(
      (food) => !isSeasoning(food) && !kept.some(({ covers }) => covers(food)),
    ),
    isKosher: kept.some(({ limit }) => limit.kind === 'diet' && limit.diet === 'kosher'),
  }
}

/** Whether a week by these rules reaches enough, whatever it costs and without a long search. */
function* isFeasible(rules: PlanRules, solvesLeft: number): Steps<boolean> {
  const week = yield* planAttempt(
    startAttempt(rules, SEED, {
      thrift: THRIFT_LADDER[0],
      effort: { solvesLeft },
      room: hasOwnDishes(rules) ? 'generous' : 'wide',
    }),
  )
  return week.energy.isEnough
}

/** The split of the macros, if one is asked for, and more meals a day: what could be changed about the numbers. */
export function numberLimits({ basis, profile, restrictions }: PlanRules): PlanLimit[] {
  const { macroStyle } = restrictions
  const { max } = PROFILE_LIMITS.mealsPerDay
  const more = Array.from({ length: max - basis.mealsPerDay }, (_, index): PlanLimit => {
    return { kind: 'mealsPerDay', mealsPerDay: basis.mealsPerDay + index + 1 }
  })
  return macroStyle === 'standard' || profile === null ? more : [{ kind: 'macroStyle', macroStyle }, ...more]
}

/** Whether a week is feasible without some limits. */
type Helps = (dropped: readonly PlanLimit[]) => Steps<boolean>

/** Each limit that helps by itself. */
function* helpfulAlone(limits: readonly PlanLimit[], helps: Helps): Steps<readonly PlanLimit[]> {
  const helpful: PlanLimit[] = []
  for (const limit of limits) if (yield* helps([limit])) helpful.push(limit)
  return helpful
}

/** The fewest meals a day that help. */
function* fewestMeals(numbers: readonly PlanLimit[], helps: Helps): Steps<readonly PlanLimit[]> {
  for (const limit of numbers) if (limit.kind === 'mealsPerDay' && (yield* helps([limit]))) return [limit]
  return []
}

/** The fewest limits whose removal makes a week feasible, if removing all of them does; otherwise none. */
function* fewestTogether(limits: readonly PlanLimit[], helps: Helps): Steps<readonly PlanLimit[]> {
  let enough = 0
  do {
    enough += 1
    if (enough > limits.length) return []
  } while (!(yield* helps(limits.slice(0, enough))))
  let needed = limits.slice(0, enough)
  for (const limit of limits.slice(0, enough).reverse()) {
    const fewer = needed.filter((other) => other !== limit)
    if (yield* helps(fewer)) needed = fewer
  }
  return needed
}

/**
 * Plans weeks without a limit: first without limits that anybody may give up, one alone and then several together, and
 * only then without the others.
 */
function* findHelp(rules: PlanRules, limits: readonly FoodLimit[]): Steps<Omit<Relaxation, 'blockers'>> {
  const helps: Helps = (dropped) => {
    const asksForMeals = dropped.some(({ kind }) => kind === 'mealsPerDay')
    const solves = asksForMeals ? SOLVES_FOR_MEALS : SOLVES_A_TRIAL
    return isFeasible(withoutLimits(rules, limits, dropped), solves)
  }
  const tried = limits.slice(0, MOST_LIMITS)
  const free = tried.filter(({ isProtected }) => !isProtected).map(({ limit }) => limit)
  const guarded = tried.filter(({ isProtected }) => isProtected).map(({ limit }) => limit)
  const numbers = numberLimits(rules)
  const styles = numbers.filter(({ kind }) => kind === 'macroStyle')
  const alone = [
    ...(yield* helpfulAlone(styles, helps)),
    ...(yield* fewestMeals(numbers, helps)),
    ...(yield* helpfulAlone(free, helps)),
  ]
  if (alone.length > 0) return { relax: alone, needsAll: false }
  const together = yield* fewestTogether(free, helps)
  if (together.length > 0) return { relax: together, needsAll: true }
  const guardedAlone = yield* helpfulAlone(guarded, helps)
  if (guardedAlone.length > 0) return { relax: guardedAlone, needsAll: false }
  return { relax: yield* fewestTogether([...free, ...guarded], helps), needsAll: true }
}

/** All limits that leave foods out, and the numbers that were found to matter; the catalogue if there is nothing else. */
function findBlockers(
  rules: PlanRules,
  limits: readonly FoodLimit[],
  relax: readonly PlanLimit[],
): readonly PlanLimit[] {
  const { mealsPerDay } = rules.basis
  const numbers = relax.flatMap((limit): PlanLimit[] => {
    if (limit.kind === 'mealsPerDay') return [{ kind: 'mealsPerDay', mealsPerDay }]
    return limit.kind === 'macroStyle' ? [limit] : []
  })
  const blockers = [...limits.map(({ limit }) => limit), ...numbers]
  return blockers.length > 0 ? blockers : [{ kind: 'catalogue', foodCount: foodsWithoutLimits(rules).length }]
}

/** Finds what keeps a week from being feasible, and what to relax so that one is. */
export function* findRelaxation(rules: PlanRules): Steps<Relaxation> {
  const limits = foodLimits(rules)
  const help = yield* findHelp(rules, limits)
  return { ...help, blockers: findBlockers(rules, limits, help.relax) }
}
