import { type MacroStatus, macroStatus } from '../../core/nutrition/macroStatus.js'
import type { Macros, NUTRIENTS_AND_FIBER } from '../../core/nutrition/macros.js'
import { dayNumbersOf } from '../../core/plan/plannedTargets.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { dayFiberG } from '../../store/selectors.js'
import type { ThemeToken } from '../theme.js'

/** One of the five numbers of a day. */
export type DayNumber = (typeof NUTRIENTS_AND_FIBER)[number]

/** A value for each of the five: kcal and grams. */
export type DayNumbers = Readonly<Record<DayNumber, number>>

/** The colour of each number. */
export const MACRO_TONE = {
  calories: 'accent',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
  fiber: 'fiber',
} as const satisfies Readonly<Record<DayNumber | keyof Macros, ThemeToken>>

/** The share of the target at which a bar ends (specification, section 9). */
export const DAILY_BAR_CAP = 1.5
export const WEEKLY_BAR_CAP = 1

/** How much of a bar is filled. On track it is full, because nothing needs attention; fiber may exceed its target. */
export function barShare(name: DayNumber, current: number, target: number): number {
  return numberStatus(name, current, target) === 'good' ? 1 : current / target
}

/** What a day holds. */
export const dayNumbers = (day: DayPlan): DayNumbers => ({ ...day.totals, fiber: dayFiberG(day) })

/** The sums of some days' numbers. */
export function sumNumbers(days: readonly DayNumbers[]): DayNumbers {
  return dayNumbersOf((name) => days.reduce((sum, numbers) => sum + numbers[name], 0))
}

/** The status of one of the five. The target of fiber is a minimum: more is on track. */
export function numberStatus(name: DayNumber, current: number, target: number): MacroStatus {
  const status = macroStatus(current, target)
  return name === 'fiber' && status === 'high' ? 'good' : status
}
