import { createStopSwitch } from '../api/timeLimit.js'
import type { Food } from '../core/food/food.js'
import { builtInFoods } from '../core/food/foodIndex.js'
import type { Meal, WeekPlan } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import { createSemaphore } from '../core/semaphore.js'
import { templateWeek } from '../planner/index.js'
import { isProxyFailure } from './aiErrors.js'
import { completeDay } from './completeDay.js'
import { createDishBook } from './dishBook.js'
import { planDishes } from './dishPlan.js'
import { fillFromTemplates } from './fillFromTemplates.js'
import { readMealBrief } from './mealBrief.js'
import { askAllocation, askMeal, type GenerateMeals } from './modelCalls.js'

/** Calls at a time, and the time limits of one call and of all calls of a week in milliseconds. */
export const AI_LIMITS = { concurrency: 8, callTimeoutMs: 45_000, weekTimeoutMs: 120_000 } as const

/** Planning keeps the processor busy for a moment; the first call is to be on its way by then. */
const HEAD_START_MS = 20

export interface AiWeekRequest {
  readonly profile: Profile
  /** First day, `YYYY-MM-DD`. */
  readonly startDate: string
  /** Another seed asks for other dishes. */
  readonly seed: number
  /** A host's own catalogue in place of the built-in foods. */
  readonly foods?: readonly Food[]
}

export interface AiWeekOptions {
  readonly generateMeals: GenerateMeals
  /** Aborting ends every call in flight; the week rejects with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal
  /** Told the number of days that are ready, 1 to 7, as they become ready. */
  readonly onDaysDone?: (days: number) => void
  /** Calls at a time, a whole number of at least 1; default 8. */
  readonly concurrency?: number
  /** Time limit of one call; default 45,000 ms. */
  readonly callTimeoutMs?: number
  /** After this, templates take the days that are not ready; default 120,000 ms. */
  readonly weekTimeoutMs?: number
  /** Told each failure that was made good; default `console.warn`. */
  readonly log?: (error: unknown) => void
}

export interface AiWeek {
  readonly week: WeekPlan
  /** How many of the seven days are the model's. */
  readonly modelDays: number
  /** The model was unavailable, so remaining days, or all, are from templates: the visitor is to be told. */
  readonly fellBack: boolean
}

/**
 * Composes a week with a model's help, its days side by side: the model proposes dishes, all numbers and rules are
 * ours. A failure costs its own day, the end of all calls those still open. Days that are missing come from one
 * template week of the same profile and seed, so that they fit together (specification, sections 4 and 8).
 * @throws {TargetsError} when the profile has no positive daily target.
 * @throws the reason of `signal` when that is aborted, an `AbortError` by default.
 */
export async function composeAiWeek(request: AiWeekRequest, options: AiWeekOptions): Promise<AiWeek> {
  const { profile, startDate, seed, foods = builtInFoods } = request
  const { concurrency, callTimeoutMs, weekTimeoutMs } = { ...AI_LIMITS, ...options }
  const { signal: outer, generateMeals, onDaysDone, log = console.warn } = options
  outer?.throwIfAborted()
  const brief = readMealBrief(profile, foods, seed)
  const { rules } = brief
  const { targets } = rules
  const fromTemplates = () => templateWeek({ profile, startDate, seed, foods })
  if (rules.pantry.size === 0) return { week: fromTemplates(), modelDays: 0, fellBack: false }

  const { signal, stop, release } = createStopSwitch(weekTimeoutMs, outer)
  const settings = { generateMeals, semaphore: createSemaphore(concurrency), signal, stop, callTimeoutMs }
  const failures: unknown[] = []
  let settled = 0
  try {
    // The dishes are planned while the first call is under way.
    const headStart = new Promise((resolve) => {
      setTimeout(resolve, HEAD_START_MS)
      signal.addEventListener('abort', resolve)
    })
    const [allocation, plan] = await Promise.all([
      askAllocation(brief, settings, log),
      headStart.then(() => {
        outer?.throwIfAborted()
        return planDishes(brief, profile.mealVariety)
      }),
    ])
    outer?.throwIfAborted()
    const mealOf = createDishBook((dish, planned) =>
      askMeal(dish, allocation.get(dish.mealType) ?? targets, planned, brief, settings),
    )
    const days = plan.map(async (dishes): Promise<Meal[]> => {
      try {
        return completeDay(await Promise.all(dishes.map(mealOf)), allocation, rules)
      } catch (error) {
        failures.push(error)
        if (!signal.aborted) log(error)
        return []
      } finally {
        settled += 1
        if (!outer?.aborted) onDaysDone?.(settled)
      }
    })
    const composed = await Promise.all(days)
    outer?.throwIfAborted()
    if (signal.aborted) log(signal.reason)
    const week = fillFromTemplates(composed, {
      profile,
      startDate,
      foods,
      targets,
      templateWeek: fromTemplates,
    })
    const modelDays = week.days.filter(({ meals }) => composed.includes(meals)).length
    const ranOut = signal.aborted && failures.length > 0
    const isProxyDown = failures.length === composed.length && failures.some(isProxyFailure)
    return { week, modelDays, fellBack: ranOut || isProxyDown }
  } finally {
    // No call outlives the week: not the first when planning fails, nor the other dishes of a day that failed.
    stop(undefined)
    release()
  }
}
