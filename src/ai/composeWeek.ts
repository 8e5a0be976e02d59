import { TimeLimitError } from '../api/apiErrors.js'
import { createStopSwitch } from '../api/timeLimit.js'
import { PROMPT_LIMITS } from '../contract/promptParameters.js'
import type { PlanRules } from '../core/plan/planRules.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import { createSemaphore } from '../core/semaphore.js'
import { withoutLooseLinks } from '../planner/composed/index.js'
import {
  type Pause,
  planDraft,
  planNearestWeek,
  planWeek,
  requireFeasibleWeek,
  startAttempt,
  takeStepsWithPauses,
  type WeekStart,
} from '../planner/index.js'
import { type ComposedDays, composeDays, type TakeSteps } from './composeDays.js'
import { createDayListener, type WeekListener } from './createDayListener.js'
import { isProxyFailure } from './failureKind.js'
import { fillWithOwnDays } from './fillWithOwnDays.js'
import { createMealBrief } from './mealBrief.js'
import { askAllocation, type CallSettings, type GenerateMeals } from './modelCalls.js'
import { pause } from './pause.js'
import { createWaitingLine } from './waitingLine.js'

/** The number of calls at a time, and the time limits of one call and of all calls of a week in milliseconds. */
export const AI_LIMITS = { concurrency: 12, callTimeoutMs: 45_000, weekTimeoutMs: 120_000 } as const

/** Planning blocks the processor for a moment. Without this wait, the first call would leave only afterwards. */
const HEAD_START_MS = 20

export interface ComposeOptions extends WeekListener {
  readonly generateMeals: GenerateMeals
  /** Aborting ends every call in flight; the week rejects with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal
  /** Called with the place in the server's line while the server has no room for a call, and with null after that. */
  readonly onPlace?: (place: number | null) => void
  /** Calls at a time, a whole number of at least 1; default 12. */
  readonly concurrency?: number
  /** Time limit of one call; default 45,000 ms. */
  readonly callTimeoutMs?: number
  /** After this time, the built-in planner makes the days that are not ready; default 120,000 ms. */
  readonly weekTimeoutMs?: number
  /** Called with each failure that cost no plan; default `console.warn`. */
  readonly log?: (error: unknown) => void
  /** Called between the planner's steps; default no pauses. */
  readonly betweenSteps?: Pause
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

/** Whether an unavailable model or server made the week ours. Running out of time says nothing about other visitors. */
function hasFallenBack({ mealsByDay, failures }: ComposedDays, { aborted, reason }: AbortSignal): boolean {
  const isUnavailable = aborted && !(reason instanceof TimeLimitError) && failures.length > 0
  return isUnavailable || (failures.length === mealsByDay.length && failures.some(isProxyFailure))
}

/**
 * Composes a week with a model's help. The model proposes dishes; all numbers and rules are ours. A failure costs its own
 * day. If the model becomes unavailable or the time runs out, all unfinished days are our planner's. They come from one
 * week of the built-in planner for the same rules and seed, so that they fit together (specification, sections 4 and 8).
 * @throws {NoFoodLeftError} when a day has to be ours and nothing is left to eat.
 * @throws {InfeasibleWeekError} when the week brings too few calories.
 * @throws the reason of `signal` when that is aborted, an `AbortError` by default.
 */
export async function composeWeek(
  rules: PlanRules,
  start: WeekStart,
  options: ComposeOptions,
): Promise<ComposedWeek> {
  const { concurrency, callTimeoutMs, weekTimeoutMs } = { ...AI_LIMITS, ...options }
  const { signal: outer, generateMeals, onPlace, log = console.warn } = options
  const { betweenSteps = () => undefined } = options
  const { startDate } = start
  outer?.throwIfAborted()
  const inTurns: TakeSteps = (steps) => takeStepsWithPauses(steps, betweenSteps)
  const promptable = withPromptableFoods(rules)
  const attempt = startAttempt(promptable, start.seed)
  if (attempt.rules.pantry.size === 0) {
    const week = await inTurns(planWeek(rules, start))
    return { week, modelDays: 0, fellBack: false }
  }

  const brief = createMealBrief(attempt.rules)
  const { signal, stop, release } = createStopSwitch(weekTimeoutMs, outer)
  const semaphore = createSemaphore(concurrency)
  const line = createWaitingLine((place) => {
    if (!signal.aborted) onPlace?.(place)
  })
  const settings: CallSettings = { generateMeals, semaphore, signal, stop, callTimeoutMs, line }
  const planOurs = async () => {
    await pause(HEAD_START_MS, signal)
    outer?.throwIfAborted()
    return inTurns(planDraft(promptable, start.seed))
  }
  try {
    const [allocation, planned] = await Promise.all([askAllocation(brief, settings, log), planOurs()])
    outer?.throwIfAborted()
    const listener = createDayListener(options, log, signal)
    const inHand = { brief, attempt, planned, startDate, inTurns }
    const composed = await composeDays(allocation, inHand, settings, listener)
    outer?.throwIfAborted()
    if (signal.aborted) log(signal.reason)
    const { mealsByDay } = composed
    const ownWeek = () => planNearestWeek(rules, start)
    const week = await inTurns(fillWithOwnDays(mealsByDay, rules, startDate, ownWeek))
    await inTurns(requireFeasibleWeek(week, rules))
    const modelDays = week.days.filter(({ meals }) => mealsByDay.includes(meals)).length
    return { week: withoutLooseLinks(week), modelDays, fellBack: hasFallenBack(composed, signal) }
  } finally {
    // No call outlives the week: neither the first one when planning fails, nor the other dishes of a day that failed.
    stop(undefined)
    release()
  }
}
