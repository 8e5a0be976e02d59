import { plannedShare } from '../../core/plan/plannedTargets.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import { mealKind } from '../dishes/mealKind.js'
import { energyLimits } from '../week/energyShare.js'
import { balanceDays } from './balanceDays.js'
import { freeShare } from './freeShare.js'
import { type Plate, platesOf } from './plate.js'
import { requirePlate } from './requirePlate.js'

/** How many shares are tried between the growth that the other meals allow and the whole share that is left out. */
const STEPS = 4
/** Of the day's calories: a day below this leaves more free. */
const REACHED = 0.97

/** The share of a day's targets by which its other meals may grow, within what is usual for each. */
function roomOf(others: readonly Plate[], { mealTypes, targets }: PlanRules): number {
  return others.reduce((sum, { meal }) => {
    const { most } = energyLimits(mealKind(meal.type), mealTypes)
    return sum + Math.max(0, most - meal.totalCalories / targets.calories)
  }, 0)
}

/** See `eatOut`. */
export function leaveOut(
  plan: PlanState,
  place: MealPlace,
  how: 'free' | 'shared',
  rules: PlanRules,
): PlanState {
  if (how !== 'free' && how !== 'shared')
    throw new RangeError(`how must be "free" or "shared", got "${how}".`)
  const all = platesOf(plan.week)
  const plate = requirePlate(plan, place, all)
  const { day, meal } = plate
  const plates = all.filter((other) => other !== plate)
  const others = plates.filter((other) => other.day === day)
  if (others.length === 0) throw new PlanChangeError('last-meal')

  const planned = plannedShare(plan.eatenOut, place.date)
  const kcal = others.reduce((sum, other) => sum + other.meal.totalCalories, meal.totalCalories)
  const share = freeShare((planned * meal.totalCalories) / Math.max(kcal, 1), plan.eatenOut, place.date)
  const without = (left: number) => {
    const { date, type } = place
    const { dishId } = meal
    const out = {
      date,
      type,
      freeShare: freeShare(left, plan.eatenOut, date),
      ...(dishId !== undefined && { dishId }),
    }
    const after = balanceDays({ ...plan, eatenOut: [...plan.eatenOut, out] }, plates, [day], rules)
    const target = rules.targets.calories * (planned - out.freeShare)
    return { after, isReached: (after.week.days[day]?.totals.calories ?? 0) >= REACHED * target }
  }
  if (how === 'free') return without(share).after
  const least = Math.max(0, share - roomOf(others, rules))
  for (let step = 0; step < STEPS; step++) {
    const { after, isReached } = without(least + ((share - least) * step) / STEPS)
    if (isReached) return after
  }
  return without(share).after
}
