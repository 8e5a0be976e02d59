import { DAYS_PER_WEEK } from '../core/plan/daysPerWeek.js'
import type { Meal } from '../core/plan/weekPlan.js'

/** What a caller of `composeWeek` hears while the week is composed. */
export interface WeekListener {
  /** Called with the number of days that the model has given, 1 to 7, as each arrives. */
  readonly onDaysDone?: (days: number) => void
  /** Called with the meals of each day that the model has given, as each arrives. Their portions may still change. */
  readonly onMeals?: (mealsByDay: readonly (readonly Meal[])[]) => void
}

/** Callbacks while the days are composed. */
export interface DayListener {
  /** Called as each day is ready. */
  readonly onDayDone: () => void
  /** Called with the failure of a day, which our planner makes later. */
  readonly onDayFailed: (failure: unknown) => void
  /** Called as each meal is ready, with the index of its day. */
  readonly onMeal: (day: number, meal: Meal) => void
}

/** Tells the caller of `composeWeek` which days and meals are ready, and logs failures until `signal` aborts. */
export function createDayListener(
  { signal: outer, onDaysDone, onMeals }: WeekListener & { readonly signal?: AbortSignal },
  log: (error: unknown) => void,
  signal: AbortSignal,
): DayListener {
  let daysDone = 0
  let arrived: readonly (readonly Meal[])[] = []
  return {
    onDayDone: () => {
      daysDone += 1
      if (!outer?.aborted) onDaysDone?.(daysDone)
    },
    onDayFailed: (failure) => {
      if (!signal.aborted) log(failure)
    },
    onMeal: (day, meal) => {
      if (signal.aborted) return
      arrived = Array.from({ length: DAYS_PER_WEEK }, (_, index) => [
        ...(arrived[index] ?? []),
        ...(index === day ? [meal] : []),
      ])
      onMeals?.(arrived)
    },
  }
}
