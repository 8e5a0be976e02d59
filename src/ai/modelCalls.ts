import { withTimeLimit } from '../api/timeLimit.js'
import { type Lead, PROMPT_LIMITS } from '../contract/promptParameters.js'
import { writePrompt } from '../contract/writePrompt.js'
import type { Macros } from '../core/nutrition/macros.js'
import type { Meal } from '../core/plan/weekPlan.js'
import type { Semaphore } from '../core/semaphore.js'
import type { LedDish } from '../planner/composed/index.js'
import { AllocationCallError, MealCallError } from './aiErrors.js'
import { type Allocation, allocateEqually } from './allocation.js'
import { parseAllocationAnswer, parseMealAnswer } from './answers.js'
import { isAiUnavailable } from './failureKind.js'
import type { MealBrief } from './mealBrief.js'
import { mealFromProposal } from './mealFromProposal.js'
import type { WaitingLine } from './waitingLine.js'

/** Sends a prompt and resolves to the model's text, as the API client's `generateMeals` does. */
export type GenerateMeals = (prompt: string, options: { readonly signal: AbortSignal }) => Promise<string>

/** A dish of the week that a model is asked for. */
export type PlannedDish = LedDish<Lead['style']>

/** How to make the calls of a week. */
export interface CallSettings {
  readonly generateMeals: GenerateMeals
  readonly semaphore: Semaphore
  /** Aborts with the week: then no call starts, and those in flight end. */
  readonly signal: AbortSignal
  /** Aborts the signal. */
  readonly stop: (reason: unknown) => void
  readonly callTimeoutMs: number
  readonly line: WaitingLine
}

/** Makes a call, and repeats it as long as the server only asks to wait. */
const call = (prompt: string, { generateMeals, signal, callTimeoutMs, line }: CallSettings) =>
  line.wait(
    () => withTimeLimit(callTimeoutMs, signal, (callSignal) => generateMeals(prompt, { signal: callSignal })),
    signal,
  )

/**
 * Stage 1: how the day's targets are allocated to the meals. Its inputs are the same every day, so it is asked once. A
 * failure is logged, unless the week has ended, and the meals get equal shares (specification, section 8).
 * @throws {AllocationError} when the day's targets are not positive.
 */
export async function askAllocation(
  { rules: { targets, mealTypes } }: MealBrief,
  settings: CallSettings,
  log: (error: Error) => void,
): Promise<Allocation> {
  const equal = allocateEqually(targets, mealTypes.length)
  try {
    const answer = await call(writePrompt({ stage: 1, targets, mealTypes }), settings)
    return parseAllocationAnswer(answer, mealTypes, targets)
  } catch (error) {
    if (!settings.signal.aborted) log(new AllocationCallError(error))
    return equal
  }
}

/**
 * Stage 2: one dish. A dish that must not repeat others goes to the front of the queue. If the model is unavailable, the
 * failure stops the week's calls before the next one starts.
 * @throws {MealCallError} when the call fails or its answer is of no use.
 */
export async function askMeal(
  { mealType, lead, foodIds: suiting }: PlannedDish,
  target: Macros,
  planned: readonly string[],
  { rules, shared }: MealBrief,
  settings: CallSettings,
): Promise<Meal> {
  const { semaphore, signal, stop } = settings
  const foodIds = [...new Set([lead.foodId, ...suiting, ...shared.foodIds])].slice(0, PROMPT_LIMITS.foodIds)
  const prompt = writePrompt({ ...shared, stage: 2, mealType, targets: target, lead, planned, foodIds })
  const compose = async () => {
    try {
      return mealFromProposal(mealType, parseMealAnswer(await call(prompt, settings)), target, rules)
    } catch (error) {
      const failure = signal.aborted ? error : new MealCallError(mealType, error)
      if (isAiUnavailable(error)) stop(failure)
      throw failure
    }
  }
  return semaphore.run(compose, { isUrgent: planned.length > 0 })
}
