import type { PromptParameters } from '../../src/contract/promptParameters.js'
import type { Pace } from '../limits/slots.js'

/** One of our prompts: its text and what it asks for. */
export interface MealPrompt {
  readonly text: string
  readonly parameters: PromptParameters
}

export interface MealAnswer {
  /** A JSON object, as the prompt asks for it. */
  readonly text: string
  /** Tokens that the call cost, in and out, as the model's API reports them. */
  readonly tokens: number
  /** What the API says about the calls that it accepts. */
  readonly pace?: Pace
}

/** Composes meals: a hosted model, a local one, or our own planner. */
export interface MealModel {
  /** The model's name for the operator, such as `claude-haiku-5-5`. */
  readonly name: string
  /** It is no AI. The widget is told, because its visitors need not know then who made which day. */
  readonly isBuiltIn?: true
  /**
   * Tokens to reserve for a call: the most that it should cost, by an estimate of the prompt and the limit of the answer.
   * 0 if tokens cost nothing.
   */
  maxTokens(prompt: MealPrompt): number
  /**
   * Answers one prompt. Rejects soon after `signal` aborts, with any error.
   * @throws {ModelError} when there is no usable answer.
   */
  answer(prompt: MealPrompt, signal: AbortSignal): Promise<MealAnswer>
}
