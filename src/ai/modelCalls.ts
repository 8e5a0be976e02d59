import { withTimeLimit } from '../api/timeLimit.js'
import { PROMPT_LIMITS } from '../contract/promptParameters.js'
import { writePrompt } from '../contract/writePrompt.js'
import type { Macros } from '../core/nutrition/macros.js'
import type { Meal } from '../core/plan/weekPlan.js'
import type { Semaphore } from '../core/semaphore.js'
import { isAiUnavailable, Stage1Error, Stage2Error } from './aiErrors.js'
import { readStage1Answer, readStage2Answer } from './answers.js'
import type { PlannedDish } from './dishPlan.js'
import { type MacroAllocation, splitEqually } from './macroAllocation.js'
import type { MealBrief } from './mealBrief.js'
import { mealFromProposal } from './mealFromProposal.js'

/** Sends a prompt, gives the model's text; the API client's `generateMeals` is one. */
export type GenerateMeals = (prompt: string, options: { readonly signal: AbortSignal }) => Promise<string>

/** How a week's calls are made. */
export interface CallSettings {
  readonly generateMeals: GenerateMeals
  readonly semaphore: Semaphore
  /** Aborted when the week is: no call starts and those in flight end. */
  readonly signal: AbortSignal
  /** Aborts the signal. */
  readonly stop: (reason: unknown) => void
  readonly callTimeoutMs: number
}

const call = (prompt: string, { generateMeals, signal, callTimeoutMs }: CallSettings) =>
  withTimeLimit(callTimeoutMs, signal, (callSignal) => generateMeals(prompt, { signal: callSignal }))

/**
 * Stage 1: how the day's targets are shared among the meals. Its inputs are the same every day, so it is asked once; a
 * failure is logged, unless the week has ended, and the meals share equally (specification, section 8).
 * @throws {AllocationError} when the day's targets are not positive.
 */
export async function askAllocation(
  { rules: { targets }, mealTypes }: MealBrief,
  settings: CallSettings,
  log: (error: Error) => void,
): Promise<MacroAllocation> {
  const equal = splitEqually(targets, mealTypes.length)
  try {
    const answer = await call(writePrompt({ stage: 1, targets, mealTypes }), settings)
    return readStage1Answer(answer, mealTypes, targets)
  } catch (error) {
    if (!settings.signal.aborted) log(new Stage1Error(error))
    return equal
  }
}

/**
 * Stage 2: one dish; one that must not repeat others is asked for before all that wait. A failure that says
 * "unavailable" stops the week's calls before its place is given to the next.
 * @throws {Stage2Error} when the call fails or its answer is of no use.
 */
export async function askMeal(
  { mealType, lead }: PlannedDish,
  target: Macros,
  planned: readonly string[],
  brief: MealBrief,
  settings: CallSettings,
): Promise<Meal> {
  const { semaphore, signal, stop } = settings
  const foodIds = [...new Set([lead.foodId, ...brief.shared.foodIds])].slice(0, PROMPT_LIMITS.foodIds)
  const prompt = writePrompt({ ...brief.shared, stage: 2, mealType, targets: target, lead, planned, foodIds })
  const compose = async () => {
    try {
      return mealFromProposal(mealType, readStage2Answer(await call(prompt, settings)), target, brief)
    } catch (error) {
      const failure = signal.aborted ? error : new Stage2Error(mealType, error)
      if (isAiUnavailable(error)) stop(failure)
      throw failure
    }
  }
  return semaphore.run(compose, { isUrgent: planned.length > 0 })
}
