import type { Caller } from '../limits/caller.js'
import { type CallLine, LineFullError } from '../limits/callLine.js'
import type { TokenBudget, TokenReservation } from '../limits/tokenBudget.js'
import { withDeadline } from '../limits/withDeadline.js'
import { failureEvent, type Log } from '../log.js'
import type { MealModel, MealPrompt } from './mealModel.js'
import { ModelError } from './modelError.js'

export interface AskOptions {
  readonly model: MealModel
  readonly tokenBudget: TokenBudget
  readonly callLine: CallLine
  /** For the whole call: the wait in line and every attempt. */
  readonly timeoutMs: number
  readonly log: Log
}

/** One prompt of one caller. */
export interface Question {
  readonly prompt: MealPrompt
  readonly caller: Caller
  /** Aborts when the caller leaves. */
  readonly leaving: AbortSignal
}

export interface Answer {
  readonly text: string
  /** What the call cost, in and out. */
  readonly tokens: number
}

/** Tries of a call that the model refused because it had too many. Fewer calls then run at a time. */
const MOST_ATTEMPTS = 6
/** Several idle connections may have been closed at once. */
const MOST_REPEATS = 2

/** The context of Llama 4 Scout, the longest that servers offer. */
const LONGEST_CONTEXT = 10_000_000

/**
 * The cost that upstream reports, which may be more than was reserved. A number that cannot be true counts as the
 * reservation.
 */
const wholeTokens = (reported: number, reserved: number) =>
  reported >= 0 && reported <= LONGEST_CONTEXT ? Math.ceil(reported) : reserved

/** When this fails the budget is wrong by one call, but the visitor still gets the answer. */
async function settle(reservation: TokenReservation, used: number, log: Log): Promise<void> {
  await reservation.settle(used).catch((error: unknown) => log(failureEvent(error)))
}

/** An abandoned call keeps its whole reservation: the model may go on working, and its owner pays for that. */
async function askWithinBudget(
  options: AskOptions,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const { model, tokenBudget, callLine, log } = options
  const { prompt, caller } = question
  const most = model.maxTokens(prompt)
  const reservation = most > 0 ? await tokenBudget.reserve(most, caller) : undefined
  if (reservation === null) throw new ModelError('rate-limited', 'the token budget of the day is spent')
  if (signal.aborted) {
    if (reservation) await settle(reservation, 0, log)
    throw signal.reason
  }
  try {
    const { text, tokens, pace } = await model.answer(prompt, signal)
    if (pace) callLine.heed(pace)
    const used = wholeTokens(tokens, most)
    if (reservation) await settle(reservation, used, log)
    return { text, tokens: used }
  } catch (error) {
    if (error instanceof ModelError && !signal.aborted) {
      if (error.pace) callLine.heed(error.pace)
      if (reservation && error.tokens !== undefined) {
        await settle(reservation, wholeTokens(error.tokens, most), log)
      }
    }
    throw error
  }
}

const isTooFast = (error: unknown) => error instanceof ModelError && error.pace?.isTooFast === true
const mayRepeat = (error: unknown) => error instanceof ModelError && error.mayRepeat

/**
 * Asks the model when it is the call's turn, within the day's budget and the time limit, and only as long as the
 * caller waits. A call that the model refuses for now waits for another turn; one whose connection is lost before the
 * answer is made again.
 * @throws {ModelError | LineFullError} whatever the failure.
 */
export function askModel(options: AskOptions, question: Question): Promise<Answer> {
  const { callLine, timeoutMs } = options
  const { caller, leaving } = question
  return withDeadline(timeoutMs, leaving, async (signal) => {
    let refusal: unknown
    let repeats = 0
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      try {
        const work = () => askWithinBudget(options, question, signal)
        return await callLine.run(work, { caller, signal, isAgain: attempt > 1 })
      } catch (error) {
        // Providers report an abort in many ways, above all in the middle of an answer.
        if (signal.aborted)
          throw new ModelError('overloaded', leaving.aborted ? 'the caller left' : 'out of time')
        // The model's own refusal says more than the long line that follows from it.
        if (error instanceof LineFullError) throw refusal ?? error
        const isRepeated = mayRepeat(error) && repeats++ < MOST_REPEATS
        if (!isTooFast(error) && !isRepeated) throw error
        refusal = error
      }
    }
    throw refusal
  })
}
