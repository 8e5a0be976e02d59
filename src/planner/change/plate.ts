import { MEAL_TYPES } from '../../core/plan/mealTypes.js'
import { toWeekPlan } from '../../core/plan/toWeekPlan.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import type { MealPlace } from '../../core/state/planState.js'
import { linkPots } from './linkPots.js'

/** A meal of a week that is being changed. */
export interface Plate {
  /** From 0. */
  readonly day: number
  readonly meal: Meal
  /** Plates of one pot are cooked together. */
  readonly pot: string
}

/** The pot of a meal that is cooked alone. */
export const ownPot = (day: number, type: string) => `own ${day} ${type}`

export function platesOf({ days }: WeekPlan): Plate[] {
  return days.flatMap(({ date, meals }, day) =>
    meals.map((meal) => {
      const cooked = meal.leftoverOf ?? { date, type: meal.type }
      return { day, meal, pot: `${cooked.date} ${cooked.type}` }
    }),
  )
}

export function placeOf({ day, meal }: Plate, { days }: WeekPlan): MealPlace {
  return { date: days[day]?.date ?? '', type: meal.type }
}

/** The week of these plates. Their pots decide what is cooked when, and the totals come from the meals. */
export function weekOf(plates: readonly Plate[], { startDate, days, madeFor }: WeekPlan): WeekPlan {
  const linked = linkPots(plates, (day) => days[day]?.date ?? '')
  const mealsByDay = days.map((_, day) => {
    const own = linked.filter((plate) => plate.day === day).map(({ meal }) => meal)
    return own.sort((a, b) => MEAL_TYPES.indexOf(a.type) - MEAL_TYPES.indexOf(b.type))
  })
  return { ...toWeekPlan(startDate, mealsByDay), ...(madeFor && { madeFor }) }
}
