import type { DailyTargets } from '../../core/nutrition/dailyTargets.js'
import { sumMacros } from '../../core/nutrition/macros.js'
import { scaledTargets } from '../../core/nutrition/scaledTargets.js'
import { fiberOf } from '../../core/plan/fiberOf.js'
import { dayNumbersOf, plannedShares } from '../../core/plan/plannedTargets.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { mealMacros } from '../../core/plan/toMeal.js'
import { isLocked } from '../../core/state/isLocked.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import { mealKind } from '../dishes/mealKind.js'
import { energyLimits } from '../week/energyShare.js'
import { balanceDays } from './balanceDays.js'
import { closeWeek } from './closeWeek.js'
import { freeShareOf } from './freeShareOf.js'
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

function numbersOf(plates: readonly Plate[]): DailyTargets {
  const meals = plates.map(({ meal }) => meal)
  return { ...sumMacros(meals.map(mealMacros)), fiber: fiberOf(meals) }
}

/**
 * See `eatOut`. A meal leaves free, of each number, what it brings to its day. So the others reach as much of what is left
 * as all of them did of the whole, and stay as they are.
 */
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

  const { date, type } = place
  const planned = plannedShares(plan.eatenOut, date)
  const [brought, rest] = [numbersOf([plate]), numbersOf(others)]
  const shares = dayNumbersOf((name) => (planned[name] * brought[name]) / (brought[name] + rest[name] || 1))
  const { freeShare: share } = freeShareOf(shares, plan.eatenOut, date)
  const leaving = (left: number): PlanState => {
    const { dishId, name, cook, leftoverOf } = meal
    const items = meal.items.map(({ food, quantity }) => ({ foodId: food.id, quantity }))
    const free = freeShareOf(scaledTargets(shares, left / (shares.calories || 1)), plan.eatenOut, date)
    const out = {
      date,
      type,
      ...free,
      ...(dishId !== undefined && { dishId }),
      was: { name, items, cook, leftoverOf },
    }
    return { ...plan, eatenOut: [...plan.eatenOut, out] }
  }
  const leftFree = () => closeWeek(leaving(shares.calories), plates, rules)
  if (how === 'free') return leftFree()

  const { calories } = rules.targets
  const kcalOf = ({ week }: PlanState) => week.days[day]?.totals.calories ?? 0
  const balanced = (left: number, among: readonly Plate[]) => balanceDays(leaving(left), among, [day], rules)
  const least = Math.max(0, share - roomOf(others, rules))
  if (restOfDay(plan, plates, [day]).length > 0) {
    for (let step = 0; step < STEPS; step++) {
      const left = least + ((share - least) * step) / STEPS
      const after = balanced(left, plates)
      if (kcalOf(after) >= REACHED * calories * (planned.calories - left)) return after
    }
    return leftFree()
  }
  // Pots that are also for other days hold all that the day has left. It leaves them to take what it can.
  const freed = plates.map((other) =>
    other.day === day && !isLocked(plan, placeOf(other, plan.week))
      ? { ...other, pot: ownPot(day, other.meal.type) }
      : other,
  )
  const reached = kcalOf(balanced(least, freed))
  if (reached <= rest.calories) return leftFree()
  return balanced(Math.min(share, Math.max(0, planned.calories - reached / calories)), freed)
}
