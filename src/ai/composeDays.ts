import type { Profile } from '../core/profile.js'
import { completeDay } from './completeDay.js'
import { createDishBook } from './dishBook.js'
import { planDishes } from './dishPlan.js'
import type { ComposedWeek } from './fillFromTemplates.js'
import type { MealBrief } from './mealBrief.js'
import { askAllocation, askMeal, type CallSettings } from './modelCalls.js'

/** Seven days, and why those that are missing are. */
export interface ComposedDays {
  readonly days: ComposedWeek
  readonly failures: readonly unknown[]
}

export interface ComposeDaysOptions {
  /** Told the number of days that are settled, 1 to 7. */
  readonly onDaysDone: (days: number) => void
  /** Told each failure. */
  readonly log: (error: unknown) => void
}

/** Composes all days side by side. A failure costs its own day; the end of all calls costs those still open. */
export async function composeDays(
  brief: MealBrief,
  { mealVariety: variety }: Profile,
  seed: number,
  settings: CallSettings,
  { onDaysDone, log }: ComposeDaysOptions,
): Promise<ComposedDays> {
  const allocation = await askAllocation(brief, settings, log)
  const { allowed, targets } = brief
  const plan = planDishes({ allocation, allowed, variety, budgetUsd: brief.shared.budgetUsd, seed })
  const mealOf = createDishBook((dish, planned) =>
    askMeal(dish, allocation.get(dish.mealType) ?? targets, planned, brief, settings),
  )
  const failures: unknown[] = []
  let settled = 0
  const days = plan.map(async (dishes) => {
    try {
      return completeDay(await Promise.all(dishes.map(mealOf)), brief)
    } catch (error) {
      failures.push(error)
      if (!settings.signal.aborted) log(error)
      return null
    } finally {
      settled += 1
      onDaysDone(settled)
    }
  })
  return { days: await Promise.all(days), failures }
}
