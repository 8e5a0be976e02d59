import type { Meal } from '../core/plan/weekPlan.js'
import { type ComposedMeal, completeWeek, planLeads } from '../planner/composed/index.js'
import type { Attempt, PlannedWeek, Steps } from '../planner/index.js'
import type { Allocation } from './allocation.js'
import type { DayListener } from './createDayListener.js'
import { createDishBook } from './dishBook.js'
import { dishStyle } from './dishStyle.js'
import type { MealBrief } from './mealBrief.js'
import { askMeal, type CallSettings, type PlannedDish } from './modelCalls.js'

/** Takes the planner's steps, so that the page can answer between them. */
export type TakeSteps = <Result>(steps: Steps<Result>) => Promise<Result>

export interface ComposedDays {
  /** The meals of each day; none if the model failed to give them. */
  readonly mealsByDay: readonly (readonly Meal[])[]
  /** One for each day without meals. */
  readonly failures: readonly unknown[]
}

/** What a week's days are composed from: the week that our planner has for them, and the attempt that completes them. */
interface WeekInHand {
  readonly brief: MealBrief
  readonly attempt: Attempt
  readonly planned: PlannedWeek | undefined
  readonly startDate: string
  readonly inTurns: TakeSteps
}

/** Composes the days of a week side by side. A failure costs its own day. */
export async function composeDays(
  allocation: Allocation,
  { brief, attempt, planned, startDate, inTurns }: WeekInHand,
  settings: CallSettings,
  { onDayDone, onDayFailed, onMeal }: DayListener,
): Promise<ComposedDays> {
  const failures: unknown[] = []
  const mealOf = createDishBook(
    async (dish, taken) =>
      dish.favourite ??
      askMeal(dish, allocation.get(dish.mealType) ?? brief.rules.targets, taken, brief, settings),
  )
  const composeMeal = async (dish: PlannedDish, day: number): Promise<ComposedMeal> => {
    // A dish that was asked for as a dinner can be the next day's lunch.
    const meal = { ...(await mealOf(dish)), type: dish.mealType }
    onMeal(day, meal)
    return { key: dish.key, meal, planned: dish.planned }
  }
  const composeDay = async (dishes: readonly PlannedDish[], day: number): Promise<ComposedMeal[]> => {
    try {
      const meals = await Promise.all(dishes.map((dish) => composeMeal(dish, day)))
      onDayDone()
      return meals
    } catch (error) {
      failures.push(error)
      onDayFailed(error)
      return []
    }
  }
  const dishesByDay = await inTurns(planLeads(planned?.courses ?? [], attempt, dishStyle))
  const composed = await Promise.all(dishesByDay.map(composeDay))
  return {
    mealsByDay: await inTurns(completeWeek(composed, allocation, attempt, startDate, planned)),
    failures,
  }
}
