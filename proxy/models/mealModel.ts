import type { PromptParameters } from '../../src/contract/promptParameters.js'

/** Which kind of model answers; told to visitors by `GET /api/health`. */
export type ModelKind = 'anthropic' | 'openai-compatible' | 'builtin'

/** One of our prompts: its text and what it asks for. */
export interface MealPrompt {
  readonly text: string
  readonly parameters: PromptParameters
}

export interface MealAnswer {
  /** A JSON object, as the prompt asks for it. */
  readonly text: string
  /** Tokens the call cost, in and out. */
  readonly tokens: number
}

/** Whatever composes meals: a hosted model, a local one, or our own planner. */
export interface MealModel {
  readonly kind: ModelKind
  /** What the operator knows it by, such as `claude-haiku-5-5`. */
  readonly name: string
  /** The most tokens a call for this prompt may cost; 0 where tokens cost nothing. */
  maxTokens(prompt: MealPrompt): number
  /**
   * Answers one prompt. Rejects soon after `signal` aborts.
   * @throws {ModelError} when there is no usable answer.
   */
  answer(prompt: MealPrompt, signal: AbortSignal): Promise<MealAnswer>
}
