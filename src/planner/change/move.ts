import { isAt } from '../../core/plan/isAt.js'
import { freeSharesOf } from '../../core/plan/plannedTargets.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { wouldRepeat } from '../../core/plan/sameDish.js'
import { isLocked } from '../../core/state/isLocked.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import { balanceDays } from './balanceDays.js'
import { freeShareOf } from './freeShareOf.js'
import { type Plate, platesOf } from './plate.js'
import { requirePlate } from './requirePlate.js'

/** A meal eaten out on the other day comes to the place that the moved meal leaves. */
function movedOut(eatenOut: PlanState['eatenOut'], { date, type }: MealPlace, toDate: string) {
  const isThere = isAt({ date: toDate, type })
  return eatenOut.map((meal) =>
    isThere(meal)
      ? { ...meal, date, freeShares: undefined, ...freeShareOf(freeSharesOf(meal), eatenOut, date) }
      : meal,
  )
}

/** See `moveMeal`. */
export function move(plan: PlanState, place: MealPlace, toDate: string, rules: PlanRules): PlanState {
  const plates = platesOf(plan.week)
  const plate = requirePlate(plan, place, plates)
  const toDay = plan.week.days.findIndex(({ date }) => date === toDate)
  if (toDay < 0) throw new PlanChangeError('not-in-plan', `day ${toDate}`)
  if (toDay === plate.day) return plan
  const toPlace = { date: toDate, type: place.type }
  if (isLocked(plan, toPlace)) {
    const there = plates.find(({ day, meal }) => day === toDay && meal.type === place.type)
    throw new PlanChangeError('locked', there?.meal.name)
  }
  const moved = plates.map((other) => {
    if (other === plate) return { ...other, day: toDay }
    return other.day === toDay && other.meal.type === place.type ? { ...other, day: plate.day } : other
  })
  if (plates.some(({ day }) => !moved.some((other) => other.day === day)))
    throw new PlanChangeError('last-meal')
  const arrived = moved.filter((other) => !plates.includes(other))
  const repeats = ({ day, meal }: Plate) => {
    const there = plates.flatMap((other) => (other.day === day ? other.meal : []))
    const beside = there.filter(({ type }) => type !== meal.type)
    return wouldRepeat(
      meal,
      beside,
      there.find(({ type }) => type === meal.type),
    )
  }
  if (arrived.some(repeats)) throw new PlanChangeError('twice-a-day')
  const after = { ...plan, eatenOut: movedOut(plan.eatenOut, place, toDate) }
  return balanceDays(after, moved, [plate.day, toDay], rules)
}
