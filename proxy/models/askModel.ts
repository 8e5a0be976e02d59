import { QueueFullError, type Semaphore } from '../../src/core/semaphore.js'
import type { Caller } from '../limits/caller.js'
import type { TokenBudget } from '../limits/tokenBudget.js'
import { withDeadline } from '../limits/withDeadline.js'
import type { MealModel, MealPrompt } from './mealModel.js'
import { ModelError } from './modelError.js'

export interface AskOptions {
  readonly model: MealModel
  readonly tokenBudget: TokenBudget
  readonly callSlots: Semaphore
  /** For the whole call: the wait for a place and every attempt. */
  readonly timeoutMs: number
}

/** One prompt of one caller. */
export interface Question {
  readonly prompt: MealPrompt
  readonly caller: Caller
  /** Aborts when the caller leaves. */
  readonly leaving: AbortSignal
}

async function askWithinBudget(
  { model, tokenBudget }: AskOptions,
  { prompt, caller }: Question,
  signal: AbortSignal,
) {
  const most = model.maxTokens(prompt)
  if (most === 0) return (await model.answer(prompt, signal)).text
  const reservation = await tokenBudget.reserve(most, caller)
  if (!reservation) throw new ModelError('rate-limited', 'the daily token budget is spent')
  try {
    const { text, tokens } = await model.answer(prompt, signal)
    await reservation.settle(tokens)
    return text
  } catch (error) {
    if (error instanceof ModelError && error.costsNothing) await reservation.settle(0)
    throw error
  }
}

/**
 * Asks the model when a place is free, within the day's budget and the time limit, and only as long as the
 * caller waits.
 * @throws {ModelError} whatever the failure.
 */
export function askModel(options: AskOptions, question: Question): Promise<string> {
  const { callSlots, timeoutMs } = options
  const { leaving } = question
  return withDeadline(timeoutMs, leaving, async (signal) => {
    try {
      return await callSlots.run(() => askWithinBudget(options, question, signal), { signal })
    } catch (error) {
      if (error instanceof QueueFullError) throw new ModelError('overloaded', 'too many calls in flight')
      // Providers report an abort in many ways, above all in the middle of an answer.
      if (signal.aborted)
        throw new ModelError('overloaded', leaving.aborted ? 'the caller left' : 'out of time')
      throw error
    }
  })
}
