import type { Meal } from '../core/plan/weekPlan.js'
import { type Attempt, type ComposedMeal, completeWeek } from '../planner/index.js'
import type { Allocation } from './allocation.js'
import { createDishBook } from './dishBook.js'
import type { MealBrief } from './mealBrief.js'
import { askMeal, type CallSettings, type PlannedDish } from './modelCalls.js'

export interface ComposedDays {
  /** The meals of each day; none where the model could not give them. */
  readonly mealsByDay: readonly Meal[][]
  /** One for each day without meals. */
  readonly failures: readonly unknown[]
}

/** What a week's days are composed by, and the attempt of our planner that completes them. */
interface WeekInHand {
  readonly brief: MealBrief
  readonly attempt: Attempt
  readonly startDate: string
}

/** What is told while the days are composed. */
interface DayListener {
  /** Called as each day is ready, with its failure where it has one. */
  readonly onDayDone: (failure?: unknown) => void
  /** Called as each meal is ready, with the index of its day. */
  readonly onMeal: (day: number, meal: Meal) => void
}

/** Composes the days of a week side by side. A failure costs its own day. */
export async function composeDays(
  dishesByDay: readonly (readonly PlannedDish[])[],
  allocation: Allocation,
  { brief, attempt, startDate }: WeekInHand,
  settings: CallSettings,
  { onDayDone, onMeal }: DayListener,
): Promise<ComposedDays> {
  const failures: unknown[] = []
  const mealOf = createDishBook((dish, planned) =>
    askMeal(dish, allocation.get(dish.mealType) ?? brief.rules.targets, planned, brief, settings),
  )
  const composeMeal = async (dish: PlannedDish, day: number): Promise<ComposedMeal> => {
    // A dish that was asked for as a dinner is a lunch on the next day.
    const meal = { ...(await mealOf(dish)), type: dish.mealType }
    onMeal(day, meal)
    return { key: dish.key, meal }
  }
  const composeDay = async (dishes: readonly PlannedDish[], day: number): Promise<ComposedMeal[]> => {
    try {
      const meals = await Promise.all(dishes.map((dish) => composeMeal(dish, day)))
      onDayDone()
      return meals
    } catch (error) {
      failures.push(error)
      onDayDone(error)
      return []
    }
  }
  const composed = await Promise.all(dishesByDay.map(composeDay))
  return { mealsByDay: completeWeek(composed, allocation, attempt, startDate), failures }
}
