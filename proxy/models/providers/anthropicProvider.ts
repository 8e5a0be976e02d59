import Anthropic from '@anthropic-ai/sdk'
import * as z from 'zod/mini'
import { parseVariables } from '../../config/parseVariables.js'
import { requireVariable } from '../../config/requireVariable.js'
import { httpUrl, text } from '../../config/variableTypes.js'
import { answerSchema } from '../answerSchema.js'
import { boundedFetch } from '../boundedFetch.js'
import type { MealAnswer } from '../mealModel.js'
import { ModelError, modelErrorForStatus } from '../modelError.js'
import type { ModelProvider } from '../modelProvider.js'
import { noConnection } from '../noConnection.js'
import { promptTokens } from '../promptTokens.js'
import { SYSTEM_TEXT } from '../systemText.js'

const VARIABLES = {
  ANTHROPIC_API_KEY: z.optional(text),
  ANTHROPIC_BASE_URL: z._default(httpUrl, 'https://api.anthropic.com'),
  ANTHROPIC_MODEL: z._default(text, 'claude-haiku-5-5'),
}

const RETRIES = 1
const FINISHED = new Set<string | null>(['end_turn', 'stop_sequence'])

const messageSchema = z.object({
  stop_reason: z.nullable(z.string()),
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
})

/** The text of a finished message, found by its type: a thinking block may come before it. */
function parseMessage(message: unknown): MealAnswer {
  const parsed = messageSchema.safeParse(message)
  if (!parsed.success) throw new ModelError('unusable', 'not a message')
  const { stop_reason, content, usage } = parsed.data
  if (!FINISHED.has(stop_reason)) throw new ModelError('unusable', `stop reason ${stop_reason}`)
  const answer = content.find(({ type }) => type === 'text')?.text
  if (!answer) throw new ModelError('unusable', 'no text')
  return { text: answer, tokens: usage.input_tokens + usage.output_tokens }
}

function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof Anthropic.APIConnectionError) return noConnection(error)
  if (error instanceof Anthropic.APIError && typeof error.status === 'number') {
    return modelErrorForStatus(error.status)
  }
  return new ModelError('unusable', error instanceof Error ? error.name : 'unknown failure')
}

/** Claude, through the official SDK. One retry within the time limit; the answer follows a JSON schema. */
export const anthropicProvider: ModelProvider = {
  variables: VARIABLES,
  isSetUp: ({ ANTHROPIC_API_KEY }) => Boolean(ANTHROPIC_API_KEY),
  create(variables, maxTokens) {
    const settings = parseVariables(VARIABLES, variables)
    const apiKey = requireVariable(settings.ANTHROPIC_API_KEY, 'ANTHROPIC_API_KEY', 'The anthropic model')
    const baseURL = settings.ANTHROPIC_BASE_URL
    const model = settings.ANTHROPIC_MODEL
    const client = new Anthropic({
      apiKey,
      baseURL,
      fetch: boundedFetch,
      maxRetries: RETRIES,
      logLevel: 'off',
    })
    return {
      name: model,
      maxTokens: (prompt) => promptTokens(prompt.text) + maxTokens,
      async answer(prompt, signal) {
        const schema = answerSchema(prompt.parameters)
        try {
          const message = await client.messages.create(
            {
              model,
              max_tokens: maxTokens,
              system: SYSTEM_TEXT,
              messages: [{ role: 'user', content: prompt.text }],
              output_config: { format: { type: 'json_schema', schema } },
            },
            { signal },
          )
          return parseMessage(message)
        } catch (error) {
          throw toModelError(error)
        }
      },
    }
  },
}
