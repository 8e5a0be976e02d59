import { TimeLimitError } from '../api/apiErrors.js'
import { createStopSwitch } from '../api/timeLimit.js'
import { PROMPT_LIMITS } from '../contract/promptParameters.js'
import { DAYS_PER_WEEK } from '../core/plan/daysPerWeek.js'
import type { PlanRules } from '../core/plan/planRules.js'
import type { Meal, WeekPlan } from '../core/plan/weekPlan.js'
import { createSemaphore } from '../core/semaphore.js'
import {
  planLeads,
  planNearestWeek,
  planWeek,
  requireFeasibleWeek,
  startAttempt,
  type WeekStart,
  withoutLooseLinks,
} from '../planner/index.js'
import { composeDays } from './composeDays.js'
import { dishStyle } from './dishStyle.js'
import { isProxyFailure } from './failureKind.js'
import { fillWithOwnDays } from './fillWithOwnDays.js'
import { createMealBrief } from './mealBrief.js'
import { askAllocation, type CallSettings, type GenerateMeals } from './modelCalls.js'
import { pause } from './pause.js'
import { createWaitingLine } from './waitingLine.js'

/** Calls at a time, and the time limits of one call and of all calls of a week in milliseconds. */
export const AI_LIMITS = { concurrency: 8, callTimeoutMs: 45_000, weekTimeoutMs: 120_000 } as const

/** Planning blocks the processor for a moment. It waits this long, so that the first call has left by then. */
const HEAD_START_MS = 20

export interface ComposeOptions {
  readonly generateMeals: GenerateMeals
  /** Aborting ends every call in flight; the week rejects with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal
  /** Called with the number of days that are ready, 1 to 7, as they become ready. */
  readonly onDaysDone?: (days: number) => void
  /** Called with the meals of each day that the model has given, as each arrives. Their portions may still change. */
  readonly onMeals?: (mealsByDay: readonly (readonly Meal[])[]) => void
  /** Called with the place in the server's line when it has no place for a call yet, and with null after that. */
  readonly onPlace?: (place: number | null) => void
  /** Calls at a time, a whole number of at least 1; default 8. */
  readonly concurrency?: number
  /** Time limit of one call; default 45,000 ms. */
  readonly callTimeoutMs?: number
  /** After this time, the built-in planner makes the days that are not ready; default 120,000 ms. */
  readonly weekTimeoutMs?: number
  /** Called with each failure that was made good; default `console.warn`. */
  readonly log?: (error: unknown) => void
}

export interface ComposedWeek {
  readonly week: WeekPlan
  /** How many of the seven days the model composed. */
  readonly modelDays: number
  /** The model was unavailable, so our own planner made some or all days. A notice tells the visitor. */
  readonly fellBack: boolean
}

/** The rules without the foods whose ids are too long for a prompt. */
const withPromptableFoods = (rules: PlanRules): PlanRules => ({
  ...rules,
  allowedFoods: rules.allowedFoods.filter(({ id }) => id.length <= PROMPT_LIMITS.foodIdLength),
})

/**
 * Composes a week with a model's help: the model proposes dishes, all numbers and rules are ours. A failure costs its
 * own day. An unavailable model, or running out of time, costs all unfinished days. They come from one week of the
 * built-in planner for the same rules and seed, so that they fit together (specification, sections 4 and 8).
 * @throws {NoFoodLeftError} when a day needs to be our own and nothing is left to eat.
 * @throws {InfeasibleWeekError} when the week brings too few calories.
 * @throws the reason of `signal` when that is aborted, an `AbortError` by default.
 */
export async function composeWeek(
  rules: PlanRules,
  start: WeekStart,
  options: ComposeOptions,
): Promise<ComposedWeek> {
  const { concurrency, callTimeoutMs, weekTimeoutMs } = { ...AI_LIMITS, ...options }
  const { signal: outer, generateMeals, onDaysDone, onMeals, onPlace, log = console.warn } = options
  outer?.throwIfAborted()
  const ownWeek = () => planNearestWeek(rules, start)
  const attempt = startAttempt(withPromptableFoods(rules), start.seed)
  if (attempt.rules.pantry.size === 0) return { week: planWeek(rules, start), modelDays: 0, fellBack: false }

  const brief = createMealBrief(rules, attempt.rules.kitchen)
  const { signal, stop, release } = createStopSwitch(weekTimeoutMs, outer)
  const semaphore = createSemaphore(concurrency)
  const line = createWaitingLine((place) => {
    if (!signal.aborted) onPlace?.(place)
  })
  const settings: CallSettings = { generateMeals, semaphore, signal, stop, callTimeoutMs, line }
  let daysDone = 0
  const onDayDone = (failure?: unknown) => {
    daysDone += 1
    if (failure !== undefined && !signal.aborted) log(failure)
    if (!outer?.aborted) onDaysDone?.(daysDone)
  }
  let arrived: readonly (readonly Meal[])[] = []
  const onMeal = (day: number, meal: Meal) => {
    if (signal.aborted) return
    arrived = Array.from({ length: DAYS_PER_WEEK }, (_, index) => [
      ...(arrived[index] ?? []),
      ...(index === day ? [meal] : []),
    ])
    onMeals?.(arrived)
  }
  try {
    const [allocation, dishesByDay] = await Promise.all([
      askAllocation(brief, settings, log),
      pause(HEAD_START_MS, signal).then(() => {
        outer?.throwIfAborted()
        return planLeads(attempt, dishStyle)
      }),
    ])
    outer?.throwIfAborted()
    const { mealsByDay, failures } = await composeDays(
      dishesByDay,
      allocation,
      { brief, attempt, startDate: start.startDate },
      settings,
      { onDayDone, onMeal },
    )
    outer?.throwIfAborted()
    if (signal.aborted) log(signal.reason)
    const week = fillWithOwnDays(mealsByDay, rules, start.startDate, ownWeek)
    requireFeasibleWeek(week, rules)
    const modelDays = week.days.filter(({ meals }) => mealsByDay.includes(meals)).length
    // The end of the time does not mean that the model is unavailable to everybody.
    const isTimeUp = signal.reason instanceof TimeLimitError
    const isUnavailable = signal.aborted && !isTimeUp && failures.length > 0
    const isProxyDown = failures.length === mealsByDay.length && failures.some(isProxyFailure)
    return { week: withoutLooseLinks(week), modelDays, fellBack: isUnavailable || isProxyDown }
  } finally {
    // No call outlives the week: not the first when planning fails, nor the other dishes of a day that failed.
    stop(undefined)
    release()
  }
}
