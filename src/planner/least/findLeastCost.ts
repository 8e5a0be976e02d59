import type { Food } from '../../core/food/food.js'
import { tillCostUsd, weekCostUsd } from '../../core/grocery/storeUnits.js'
import { lowestBy } from '../../core/lowestBy.js'
import { roundUsd } from '../../core/money.js'
import { portionCount } from '../../core/plan/eaters.js'
import { foodLimits, isProtectedLimit } from '../../core/plan/foodLimits.js'
import type { LeastCost, LeastCostOptions } from '../../core/plan/leastCost.js'
import { NoFoodLeftError } from '../../core/plan/NoFoodLeftError.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { type Steps, takeStepsWithPauses } from '../steps.js'
import type { DraftWeek } from '../week/draftWeek.js'
import { findRelaxation, numberLimits, withoutLimits } from '../week/findRelaxation.js'
import { leastOf } from '../week/leastOf.js'
import { FREE_WEEKS, freeWeek, missedByAll, tryWeeks } from './tryWeeks.js'

/** A week counts its misses only if no price was too high for it. */
const AT_ANY_PRICE = FREE_WEEKS - 1

/** The cost of a draft's foods for all who eat, including its recipes' seasonings. */
function costFor(week: DraftWeek, portions: number, usdOf: (food: Food, grams: number) => number): number {
  const gramsByFood = new Map(week.gramsByFood)
  for (const { dish, batch } of week.courses)
    for (const { food, quantity } of dish.seasonings)
      gramsByFood.set(food, (gramsByFood.get(food) ?? 0) + quantity * batch.occasions.length)
  return [...gramsByFood].reduce((usd, [food, grams]) => usd + usdOf(food, grams * portions), 0)
}

/** The fewest more meals a day or, failing that, no split of the macros, with which a week misses fewer numbers. */
function* fewerMissed(rules: PlanRules, missed: LeastCost['missed']): Steps<LeastCost['help']> {
  if (missed.length === 0) return []
  const numbers = numberLimits(rules)
  const styles = numbers.filter(({ kind }) => kind === 'macroStyle')
  const meals = numbers.filter(({ kind }) => kind === 'mealsPerDay')
  for (const limit of [...meals, ...styles]) {
    const better = yield* freeWeek(withoutLimits(rules, foodLimits(rules), [limit]), AT_ANY_PRICE)
    if (better.missed.length < missed.length) return [limit]
  }
  return []
}

/** The limits that anybody may give up and whose removal helps to reach enough calories. */
function* relaxable(rules: PlanRules): Steps<Pick<LeastCost, 'help' | 'needsAll'>> {
  const { relax, needsAll } = yield* findRelaxation(rules)
  const help = relax.filter((limit) => !isProtectedLimit(limit, rules))
  // If all are needed together, some of them alone would not help.
  return needsAll && help.length < relax.length ? { help: [], needsAll } : { help, needsAll }
}

/** The same rules for the first person alone: the others eat the same dishes, at no higher prices. */
function forOne({
  basis: { people: _people, otherTargets: _otherTargets, ...basis },
  ...rules
}: PlanRules): PlanRules {
  return { ...rules, basis }
}

function* leastCostSteps(rules: PlanRules): Steps<LeastCost> {
  if (rules.allowedFoods.length === 0) throw new NoFoodLeftError(rules)
  const portions = portionCount(rules.basis)
  const tried = yield* tryWeeks(forOne(rules))
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
    costUsd: roundUsd(costFor(shown, portions, weekCostUsd)),
    tillUsd: roundUsd(costFor(shown, portions, tillCostUsd)),
    reached: shown.energy.share,
    isEnough: least !== undefined,
    missed,
    ...(least ? { help: yield* fewerMissed(rules, missed), needsAll: false } : yield* relaxable(rules)),
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
