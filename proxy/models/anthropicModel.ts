import Anthropic from '@anthropic-ai/sdk'
import * as z from 'zod/mini'
import { answerSchema } from './answerSchema.js'
import type { MealAnswer, MealModel, MealPrompt } from './mealModel.js'
import { ModelError, modelErrorForStatus } from './modelError.js'
import { noConnection } from './noConnection.js'
import { promptTokens, SYSTEM_TEXT } from './systemText.js'

export interface AnthropicModelOptions {
  readonly apiKey: string
  /** Where the API is, such as `https://api.anthropic.com`. */
  readonly baseUrl: string
  readonly model: string
  /** Longest answer, thinking included. */
  readonly maxTokens: number
}

const RETRIES = 1
const FINISHED = new Set<string | null>(['end_turn', 'stop_sequence'])

const messageSchema = z.object({
  stop_reason: z.nullable(z.string()),
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
})

/** The text of a finished message; a thinking block may stand before it, so it is picked by type. */
function readMessage(message: unknown): MealAnswer {
  const parsed = messageSchema.safeParse(message)
  if (!parsed.success) throw new ModelError('unusable', 'not a message')
  const { stop_reason, content, usage } = parsed.data
  if (!FINISHED.has(stop_reason)) throw new ModelError('unusable', `stop reason ${stop_reason}`)
  const text = content.find(({ type }) => type === 'text')?.text
  if (!text) throw new ModelError('unusable', 'no text')
  return { text, tokens: usage.input_tokens + usage.output_tokens }
}

function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof Anthropic.APIUserAbortError)
    return new ModelError('overloaded', 'aborted or out of time')
  if (error instanceof Anthropic.APIConnectionError) return noConnection(error)
  if (error instanceof Anthropic.APIError && typeof error.status === 'number') {
    return modelErrorForStatus(error.status)
  }
  return new ModelError('unusable', error instanceof Error ? error.name : 'unknown failure')
}

/** Claude, by the official SDK. One retry inside the time limit; the answer is held to a JSON schema. */
export function createAnthropicModel(options: AnthropicModelOptions): MealModel {
  const { apiKey, baseUrl: baseURL, model, maxTokens } = options
  const client = new Anthropic({ apiKey, baseURL, maxRetries: RETRIES, logLevel: 'off' })
  return {
    kind: 'anthropic',
    name: model,
    maxTokens: ({ text }: MealPrompt) => promptTokens(text) + maxTokens,
    async answer({ text, parameters }, signal) {
      try {
        const message = await client.messages.create(
          {
            model,
            max_tokens: maxTokens,
            system: SYSTEM_TEXT,
            messages: [{ role: 'user', content: text }],
            output_config: { format: { type: 'json_schema', schema: answerSchema(parameters) } },
          },
          { signal },
        )
        return readMessage(message)
      } catch (error) {
        throw toModelError(error)
      }
    },
  }
}
