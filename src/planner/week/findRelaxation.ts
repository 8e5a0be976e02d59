import { isSeasoning } from '../../core/food/isSeasoning.js'
import { dailyTargets } from '../../core/nutrition/dailyTargets.js'
import { energyReached } from '../../core/plan/energyReached.js'
import { type FoodLimit, isProtectedLimit, type PlanLimit } from '../../core/plan/planLimit.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { startAttempt } from './attempt.js'
import { hasOwnDishes } from './hasOwnDishes.js'
import { planAttempt } from './planAttempt.js'
import { plannedKcal } from './planWeek.js'
import { THRIFT_LADDER } from './thriftLadder.js'

export interface Relaxation {
  readonly relax: readonly PlanLimit[]
  /** Whether all of them are needed; otherwise any one is enough. */
  readonly needsAll: boolean
}

/** Each trial plans a week, so only the limits that leave out most foods are tried. */
const MOST_LIMITS = 12
const SEED = 1
/** Enough to put many sides beside dishes. */
const SOLVES_A_TRIAL = 150
/** A body that needs more meals takes larger ones too. */
const SOLVES_FOR_MEALS = 550

/** The rules as they would be without some of their limits. */
function withoutLimits(
  rules: PlanRules,
  limits: readonly FoodLimit[],
  dropped: readonly PlanLimit[],
): PlanRules {
  const kept = limits.filter(({ limit }) => !dropped.includes(limit))
  const meals = dropped.find((limit) => limit.kind === 'mealsPerDay')
  const dropsStyle = dropped.some(({ kind }) => kind === 'macroStyle')
  const { profile } = rules
  const basis = {
    ...rules.basis,
    ...(meals && { mealsPerDay: meals.mealsPerDay }),
    weeklyFoodBudget: Number.POSITIVE_INFINITY,
  }
  const restrictions = dropsStyle
    ? ({ ...rules.restrictions, macroStyle: 'standard' } as const)
    : rules.restrictions
  return {
    ...rules,
    basis,
    restrictions,
    targets: profile && dropsStyle ? dailyTargets(profile, restrictions) : rules.targets,
    allowedFoods: rules.foods.filter(
      (food) => !isSeasoning(food) && !kept.some(({ covers }) => covers(food)),
    ),
    isKosher: kept.some(({ limit }) => limit.kind === 'diet' && limit.diet === 'kosher'),
  }
}

/** Whether a week by these rules reaches enough, whatever it costs and without a long search. */
function isFeasible(rules: PlanRules, solvesLeft: number): boolean {
  const week = planAttempt(
    startAttempt(rules, SEED, THRIFT_LADDER[0], { solvesLeft }, { isGenerous: hasOwnDishes(rules) }),
  )
  return energyReached(plannedKcal(week, rules), rules.targets.calories).isEnough
}

/** The numbers that could be the cause, as they would be without it. */
function numberLimits({ basis, profile, restrictions }: PlanRules): PlanLimit[] {
  const { macroStyle } = restrictions
  const { max } = PROFILE_LIMITS.mealsPerDay
  const more = Array.from({ length: max - basis.mealsPerDay }, (_, index): PlanLimit => {
    return { kind: 'mealsPerDay', mealsPerDay: basis.mealsPerDay + index + 1 }
  })
  return macroStyle === 'standard' || profile === null ? more : [{ kind: 'macroStyle', macroStyle }, ...more]
}

/** As few of the limits as make a week feasible when all of them go; none where even that is not enough. */
function fewestTogether(
  limits: readonly PlanLimit[],
  helps: (dropped: readonly PlanLimit[]) => boolean,
): readonly PlanLimit[] {
  const enough = limits.findIndex((_, index) => helps(limits.slice(0, index + 1)))
  return limits.slice(0, enough + 1).reduceRight<readonly PlanLimit[]>(
    (needed, limit) => {
      const fewer = needed.filter((other) => other !== limit)
      return helps(fewer) ? fewer : needed
    },
    limits.slice(0, enough + 1),
  )
}

/**
 * Finds what to relax so that a week is feasible, by planning weeks without a limit: first the limits that anybody may
 * give up, one alone and then several together, and only then the others.
 */
export function findRelaxation(rules: PlanRules, limits: readonly FoodLimit[]): Relaxation {
  const helps = (dropped: readonly PlanLimit[]) => {
    const asksForMeals = dropped.some(({ kind }) => kind === 'mealsPerDay')
    const solves = asksForMeals ? SOLVES_FOR_MEALS : SOLVES_A_TRIAL
    return isFeasible(withoutLimits(rules, limits, dropped), solves)
  }
  const tried = limits.slice(0, MOST_LIMITS).map(({ limit }) => limit)
  const free = tried.filter((limit) => !isProtectedLimit(limit, rules))
  const guarded = tried.filter((limit) => isProtectedLimit(limit, rules))
  const numbers = numberLimits(rules)
  const fewestMeals = numbers.find((limit) => limit.kind === 'mealsPerDay' && helps([limit]))
  const numbersThatHelp = numbers.filter(
    (limit) => limit === fewestMeals || (limit.kind === 'macroStyle' && helps([limit])),
  )
  const alone = [...numbersThatHelp, ...free.filter((limit) => helps([limit]))]
  if (alone.length > 0) return { relax: alone, needsAll: false }
  const together = fewestTogether(free, helps)
  if (together.length > 0) return { relax: together, needsAll: true }
  const guardedAlone = guarded.filter((limit) => helps([limit]))
  if (guardedAlone.length > 0) return { relax: guardedAlone, needsAll: false }
  return { relax: fewestTogether([...free, ...guarded], helps), needsAll: true }
}
