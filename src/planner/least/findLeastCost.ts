import type { Food } from '../../core/food/food.js'
import { tillCostUsd, weekCostUsd } from '../../core/grocery/storeUnits.js'
import { lowestBy } from '../../core/lowestBy.js'
import { toCents, toUsd } from '../../core/money.js'
import { portionCount } from '../../core/plan/eaters.js'
import type { LeastCost, LeastCostOptions } from '../../core/plan/leastCost.js'
import { mealTypes } from '../../core/plan/mealTypes.js'
import { NoFoodLeftError } from '../../core/plan/NoFoodLeftError.js'
import { isProtectedLimit } from '../../core/plan/planLimit.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import { type Steps, takeStepsWithPauses } from '../steps.js'
import type { DraftWeek } from '../week/draftWeek.js'
import { findRelaxation } from '../week/findRelaxation.js'
import { leastOf } from '../week/leastOf.js'
import { freeWeek, missedByAll, tryWeeks } from './tryWeeks.js'

/** The cost of a draft's foods for all who eat, including its recipes' seasonings. */
function costFor(week: DraftWeek, portions: number, usdOf: (food: Food, grams: number) => number): number {
  const gramsByFood = new Map(week.gramsByFood)
  for (const { dish, batch } of week.courses)
    for (const { food, quantity } of dish.seasonings)
      gramsByFood.set(food, (gramsByFood.get(food) ?? 0) + quantity * batch.occasions.length)
  return [...gramsByFood].reduce((usd, [food, grams]) => usd + usdOf(food, grams * portions), 0)
}

/** One more meal a day, if the week then misses fewer numbers. */
function* mealMore(rules: PlanRules, missed: LeastCost['missed']): Steps<LeastCost['help']> {
  const mealsPerDay = rules.basis.mealsPerDay + 1
  if (missed.length === 0 || mealsPerDay > PROFILE_LIMITS.mealsPerDay.max) return []
  const better = yield* freeWeek({ ...rules, mealTypes: mealTypes(mealsPerDay) }, 1)
  return better.missed.length < missed.length ? [{ kind: 'mealsPerDay', mealsPerDay }] : []
}

/** The limits that anybody may give up and whose removal helps to reach enough calories. */
function* relaxable(rules: PlanRules): Steps<Pick<LeastCost, 'help' | 'needsAll'>> {
  const { relax, needsAll } = yield* findRelaxation(rules)
  const help = relax.filter((limit) => !isProtectedLimit(limit, rules))
  // If all are needed together, some of them alone would not help.
  return needsAll && help.length < relax.length ? { help: [], needsAll } : { help, needsAll }
}

function* leastCostSteps(rules: PlanRules): Steps<LeastCost> {
  if (rules.allowedFoods.length === 0) throw new NoFoodLeftError(rules)
  const portions = portionCount(rules.basis)
  const tried = yield* tryWeeks(rules)
  const least = leastOf(tried)?.week
  const shown =
    least ??
    lowestBy(
      tried.map(({ week }) => week),
      ({ energy }) => -energy.share,
    )
  if (shown === undefined) throw new NoFoodLeftError(rules)
  const missed = missedByAll(tried)
  return {
    costUsd: toUsd(toCents(costFor(shown, portions, weekCostUsd))),
    tillUsd: toUsd(toCents(costFor(shown, portions, tillCostUsd))),
    reached: shown.energy.share,
    isEnough: least !== undefined,
    missed,
    ...(least ? { help: yield* mealMore(rules, missed), needsAll: false } : yield* relaxable(rules)),
  }
}

/** See `leastCost`. */
export async function findLeastCost(
  rules: PlanRules,
  { signal, pause }: Omit<LeastCostOptions, 'foods'>,
): Promise<LeastCost> {
  const throwIfAborted = () => signal?.throwIfAborted()
  return takeStepsWithPauses(leastCostSteps(rules), () => {
    throwIfAborted()
    return pause?.()?.then(throwIfAborted)
  })
}
