import type { Food } from '../../core/food/food.js'
import { tillCostUsd, weekCostUsd } from '../../core/grocery/storeUnits.js'
import { toCents, toUsd } from '../../core/money.js'
import { macroStatus } from '../../core/nutrition/macroStatus.js'
import { NUTRIENTS } from '../../core/nutrition/macros.js'
import { energyReached } from '../../core/plan/energyReached.js'
import type { LeastCost, LeastCostOptions } from '../../core/plan/leastCost.js'
import { NoFoodLeftError } from '../../core/plan/NoFoodLeftError.js'
import { foodLimits, isProtectedLimit } from '../../core/plan/planLimit.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { startAttempt } from '../week/attempt.js'
import type { DraftWeek } from '../week/draftWeek.js'
import { findRelaxation } from '../week/findRelaxation.js'
import { hasOwnDishes } from '../week/hasOwnDishes.js'
import { planAttempt } from '../week/planAttempt.js'
import { plannedKcal } from '../week/planWeek.js'
import { THRIFT_LADDER } from '../week/thriftLadder.js'

/**
 * Weeks that are tried. The planner tries the same ones for the same seeds where the budget is the smallest there is. `bench/leastCost.ts`
 * holds the cheapest of so many against the cheapest of 30.
 */
const CHEAP_WEEKS = 8
const FREE_WEEKS = 4
const SOLVES_A_WEEK = 450
/** A number that more days than these miss is out of reach. */
const MOST_MISSING_DAYS = 3
const [AT_ANY_PRICE] = THRIFT_LADDER
const CHEAPEST = THRIFT_LADDER[THRIFT_LADDER.length - 1] ?? AT_ANY_PRICE

const withBudget = (rules: PlanRules, weeklyFoodBudget: number): PlanRules => ({
  ...rules,
  basis: { ...rules.basis, weeklyFoodBudget, people: 1 },
})

/** What a draft's foods cost for several people; those of its recipes' seasonings too. */
function costFor(week: DraftWeek, people: number, usdOf: (food: Food, grams: number) => number): number {
  const gramsByFood = new Map(week.gramsByFood)
  for (const { dish, batch } of week.courses)
    for (const { food, quantity } of dish.seasonings)
      gramsByFood.set(food, (gramsByFood.get(food) ?? 0) + quantity * batch.occasions.length)
  return [...gramsByFood].reduce((usd, [food, grams]) => usd + usdOf(food, grams * people), 0)
}

/** The numbers that most days of the week miss. */
function missedBy({ gaps }: DraftWeek): LeastCost['missed'] {
  return NUTRIENTS.filter(
    (_, index) =>
      gaps.filter((day) => macroStatus(1 + (day[index] ?? -1), 1) !== 'good').length > MOST_MISSING_DAYS,
  )
}

const draft = (rules: PlanRules, seed: number, thrift = CHEAPEST, misses = 0, isGenerous = false) =>
  planAttempt(startAttempt(rules, seed, thrift, { solvesLeft: SOLVES_A_WEEK }, { misses, isGenerous }))

/** A meal more a day, where that makes fewer numbers be missed. */
function mealMore(rules: PlanRules, missed: LeastCost['missed']): LeastCost['help'] {
  const mealsPerDay = rules.basis.mealsPerDay + 1
  if (missed.length === 0 || mealsPerDay > PROFILE_LIMITS.mealsPerDay.max) return []
  const better = draft({ ...rules, basis: { ...rules.basis, mealsPerDay } }, 1, AT_ANY_PRICE, 1)
  return missedBy(better).length < missed.length ? [{ kind: 'mealsPerDay', mealsPerDay }] : []
}

/** What helps where too few calories are reached, of what anybody may give up. */
function relaxable(rules: PlanRules): Pick<LeastCost, 'help' | 'needsAll'> {
  const { relax, needsAll } = findRelaxation(rules, foodLimits(rules))
  const help = relax.filter((limit) => !isProtectedLimit(limit, rules))
  // Part of what is needed together would not help.
  return needsAll && help.length < relax.length ? { help: [], needsAll } : { help, needsAll }
}

/** See `leastCost`. */
export async function findLeastCost(
  rules: PlanRules,
  { signal, pause = async () => undefined }: Omit<LeastCostOptions, 'foods'>,
): Promise<LeastCost> {
  if (rules.allowedFoods.length === 0) throw new NoFoodLeftError(rules)
  const rest = async () => {
    await pause()
    signal?.throwIfAborted()
  }
  const { people = 1 } = rules.basis
  const atAnyPrice = withBudget(rules, Number.POSITIVE_INFINITY)
  const isEnough = (week: DraftWeek) =>
    energyReached(plannedKcal(week, rules), rules.targets.calories).isEnough

  const cheap = withBudget(rules, PROFILE_LIMITS.weeklyFoodBudget.min)
  let least: DraftWeek | undefined
  for (let seed = 1; seed <= CHEAP_WEEKS; seed++) {
    await rest()
    const week = draft(cheap, seed)
    const isBetter = least === undefined || week.costUsd < least.costUsd
    if (isEnough(week) && isBetter) least = week
  }
  // A number counts as out of reach only where several weeks miss it, each of other foods and at any price.
  let best = least
  let missed: LeastCost['missed'] = NUTRIENTS
  for (let misses = 1; misses <= FREE_WEEKS && missed.length > 0; misses++) {
    await rest()
    const week = draft(atAnyPrice, misses, AT_ANY_PRICE, misses, misses === FREE_WEEKS && hasOwnDishes(rules))
    const missedHere = missedBy(week)
    missed = missed.filter((nutrient) => missedHere.includes(nutrient))
    if (best === undefined || (!isEnough(best) && isEnough(week))) best = week
  }
  const shown = best ?? draft(atAnyPrice, 1)
  const isReached = isEnough(shown)
  await rest()
  return {
    costUsd: toUsd(toCents(costFor(shown, people, weekCostUsd))),
    tillUsd: toUsd(toCents(costFor(shown, people, tillCostUsd))),
    reached: energyReached(plannedKcal(shown, rules), rules.targets.calories).share,
    isEnough: isReached,
    missed,
    ...(isReached ? { help: mealMore(atAnyPrice, missed), needsAll: false } : relaxable(rules)),
  }
}
