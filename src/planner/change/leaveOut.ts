import { plannedShare } from '../../core/plan/plannedTargets.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { isLocked } from '../../core/state/isLocked.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import { mealKind } from '../dishes/mealKind.js'
import { energyLimits } from '../week/energyShare.js'
import { balanceDays } from './balanceDays.js'
import { freeShare } from './freeShare.js'
import { ownPot, type Plate, placeOf, platesOf } from './plate.js'
import { requirePlate } from './requirePlate.js'
import { restOfDay } from './restOfDay.js'

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

  const { calories } = rules.targets
  const planned = plannedShare(plan.eatenOut, place.date)
  const kcal = others.reduce((sum, other) => sum + other.meal.totalCalories, meal.totalCalories)
  const share = freeShare((planned * meal.totalCalories) / Math.max(kcal, 1), plan.eatenOut, place.date)
  const without = (left: number, among: readonly Plate[]) => {
    const { date, type } = place
    const { dishId } = meal
    const out = {
      date,
      type,
      freeShare: freeShare(left, plan.eatenOut, date),
      ...(dishId !== undefined && { dishId }),
    }
    const after = balanceDays({ ...plan, eatenOut: [...plan.eatenOut, out] }, among, [day], rules)
    const reached = after.week.days[day]?.totals.calories ?? 0
    return { after, reached, isReached: reached >= REACHED * calories * (planned - out.freeShare) }
  }
  if (how === 'free') return without(share, plates).after
  const least = Math.max(0, share - roomOf(others, rules))
  if (restOfDay(plan, plates, [day]).length > 0) {
    for (let step = 0; step < STEPS; step++) {
      const left = least + ((share - least) * step) / STEPS
      const { after, isReached } = without(left, plates)
      if (isReached) return after
    }
    return without(share, plates).after
  }
  // Pots that are also for other days hold all that the day has left. It leaves them to take what it can.
  const freed = plates.map((other) =>
    other.day === day && !isLocked(plan, placeOf(other, plan.week))
      ? { ...other, pot: ownPot(day, other.meal.type) }
      : other,
  )
  const { reached } = without(least, freed)
  if (reached <= kcal - meal.totalCalories) return without(share, plates).after
  return without(Math.min(share, Math.max(0, planned - reached / calories)), freed).after
}
