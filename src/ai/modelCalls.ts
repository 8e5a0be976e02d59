import { withTimeLimit } from '../api/timeLimit.js'
import { type MacroAllocation, splitEqually } from '../core/nutrition/macroAllocation.js'
import type { Macros, Meal } from '../core/plan/weekPlan.js'
import { isAiUnavailable, Stage1Error, Stage2Error } from './aiErrors.js'
import { readStage1Answer, readStage2Answer } from './answers.js'
import type { PlannedDish } from './dishPlan.js'
import type { Limiter } from './limiter.js'
import type { MealBrief } from './mealBrief.js'
import { mealFromProposal } from './mealFromProposal.js'
import { PROMPT_LIMITS } from './promptParameters.js'
import { writePrompt } from './prompts.js'

/** Sends a prompt, gives the model's text; the API client's `generateMeals` is one. */
export type GenerateMeals = (prompt: string, options: { readonly signal: AbortSignal }) => Promise<string>

/** How a week's calls are made. */
export interface CallSettings {
  readonly generateMeals: GenerateMeals
  readonly limiter: Limiter
  /** Aborted when the week is: no call starts and those in flight end. */
  readonly signal: AbortSignal
  /** Aborts the signal. */
  readonly stop: (reason: unknown) => void
  readonly callTimeoutMs: number
}

interface CallOptions {
  /** Goes before calls that wait. */
  readonly isUrgent?: boolean
  /** Told of a failure before the call's place is given to the next. */
  readonly onFailure?: (error: unknown) => void
}

function call(
  prompt: string,
  settings: CallSettings,
  { isUrgent, onFailure }: CallOptions = {},
): Promise<string> {
  const { generateMeals, limiter, signal, callTimeoutMs } = settings
  return limiter(async () => {
    try {
      return await withTimeLimit(callTimeoutMs, signal, (callSignal) =>
        generateMeals(prompt, { signal: callSignal }),
      )
    } catch (error) {
      onFailure?.(error)
      throw error
    }
  }, isUrgent)
}

const wholeNumbers = ({ calories, protein, fat, carbs }: Macros) => ({
  calories: Math.round(calories),
  protein: Math.round(protein),
  fat: Math.round(fat),
  carbs: Math.round(carbs),
})

/**
 * Stage 1: how the day's targets are shared among the meals. Its inputs are the same every day, so it is asked once; a
 * failure is logged and the meals share equally (specification, section 8).
 * @throws {AllocationError} when the day's targets are not positive.
 */
export async function askAllocation(
  { targets, mealTypes }: MealBrief,
  settings: CallSettings,
  log: (error: Error) => void,
): Promise<MacroAllocation> {
  const equal = splitEqually(targets, mealTypes.length)
  try {
    const prompt = writePrompt({ stage: 1, targets: wholeNumbers(targets), mealTypes: [...mealTypes] })
    return readStage1Answer(await call(prompt, settings), mealTypes, targets)
  } catch (error) {
    log(new Stage1Error(error))
    return equal
  }
}

/**
 * Stage 2: one dish. A failure that says "unavailable" stops the week's calls before its place is given to the next.
 * @throws {Stage2Error} when the call fails or its answer is of no use.
 */
export async function askMeal(
  { mealType, lead }: PlannedDish,
  target: Macros,
  planned: readonly string[],
  brief: MealBrief,
  settings: CallSettings,
): Promise<Meal> {
  const { foodIds, ...shared } = brief.shared
  const onFailure = (error: unknown) => {
    if (isAiUnavailable(error)) settings.stop(new Stage2Error(mealType, error))
  }
  const others = foodIds.filter((id) => id !== lead.foodId).slice(0, PROMPT_LIMITS.foodIds - 1)
  try {
    const prompt = writePrompt({
      stage: 2,
      mealType,
      targets: wholeNumbers(target),
      lead,
      planned: [...planned],
      foodIds: [lead.foodId, ...others],
      ...shared,
    })
    const proposal = readStage2Answer(
      await call(prompt, settings, { isUrgent: planned.length > 0, onFailure }),
    )
    return mealFromProposal(mealType, proposal, target, brief)
  } catch (error) {
    throw settings.signal.aborted ? error : new Stage2Error(mealType, error)
  }
}
