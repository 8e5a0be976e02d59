import Anthropic from '@anthropic-ai/sdk'
import * as z from 'zod/mini'
import { parseVariables } from '../../config/parseVariables.js'
import { requireVariable } from '../../config/requireVariable.js'
import { httpUrl, text } from '../../config/variableTypes.js'
import type { Pace } from '../../limits/slots.js'
import { answerSchema } from '../answerSchema.js'
import type { MealAnswer, MealPrompt } from '../mealModel.js'
import { ModelError, modelErrorForStatus } from '../modelError.js'
import type { ModelProvider } from '../modelProvider.js'
import { connectionLost } from '../noConnection.js'
import type { PostToModel } from '../postToModel.js'
import { promptTokens } from '../promptTokens.js'
import { readPace } from '../readPace.js'
import { SYSTEM_TEXT } from '../systemText.js'

const VARIABLES = {
  ANTHROPIC_API_KEY: z.optional(text),
  ANTHROPIC_BASE_URL: z._default(httpUrl, 'https://api.anthropic.com'),
  ANTHROPIC_MODEL: z._default(text, 'claude-haiku-5-5'),
}

const FINISHED = new Set<string | null>(['end_turn', 'stop_sequence'])

const messageSchema = z.object({
  stop_reason: z.nullable(z.string()),
  content: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
})

/** The text of a finished message, found by its type: a thinking block may come before it. */
function parseMessage(message: unknown, pace: Pace): MealAnswer {
  const parsed = messageSchema.safeParse(message)
  if (!parsed.success) throw new ModelError('unusable', 'not a message', { pace })
  const { stop_reason, content, usage } = parsed.data
  const tokens = usage.input_tokens + usage.output_tokens
  // What the server calls its reason is free text, so it stays out of the log.
  if (!FINISHED.has(stop_reason)) throw new ModelError('unusable', 'not finished', { tokens, pace })
  const answer = content.find(({ type }) => type === 'text')?.text
  if (!answer) throw new ModelError('unusable', 'no text', { tokens, pace })
  return { text: answer, tokens, pace }
}

/** The SDK's `fetch`, built on our own post function. The SDK posts strings only. */
const fetchThrough =
  (post: PostToModel): typeof fetch =>
  async (url, { headers, body, signal } = {}) => {
    const answer = await post(String(url), {
      headers: Object.fromEntries(new Headers(headers)),
      body: String(body),
      signal: signal ?? new AbortController().signal,
    })
    // Some statuses allow no body, not even an empty one.
    return new Response(answer.text || null, { status: answer.status, headers: answer.headers })
  }

function toModelError(error: unknown, mostTokens: number): ModelError {
  if (error instanceof Anthropic.APIConnectionError && error.cause instanceof ModelError) return error.cause
  if (error instanceof Anthropic.APIError && typeof error.status === 'number') {
    return modelErrorForStatus(error.status, readPace(error.headers ?? new Headers(), mostTokens))
  }
  if (error instanceof ModelError) return error
  return error instanceof SyntaxError ? new ModelError('unusable', 'not JSON') : connectionLost()
}

/** Claude, through the official SDK. The answer follows a JSON schema. */
export const anthropicProvider: ModelProvider = {
  variables: VARIABLES,
  isSetUp: ({ ANTHROPIC_API_KEY }) => Boolean(ANTHROPIC_API_KEY),
  create(variables, { maxTokens, post }) {
    const settings = parseVariables(VARIABLES, variables)
    const apiKey = requireVariable(settings.ANTHROPIC_API_KEY, 'ANTHROPIC_API_KEY', 'The anthropic model')
    const baseURL = settings.ANTHROPIC_BASE_URL
    const model = settings.ANTHROPIC_MODEL
    const client = new Anthropic({
      apiKey,
      baseURL,
      fetch: fetchThrough(post),
      // Every new attempt has to wait for its turn in the line, which the SDK cannot know.
      maxRetries: 0,
      logLevel: 'off',
    })
    const mostTokens = (prompt: MealPrompt) => promptTokens(prompt.text) + maxTokens
    return {
      name: model,
      maxTokens: mostTokens,
      async answer(prompt, signal) {
        const schema = answerSchema(prompt.parameters)
        try {
          const { data, response } = await client.messages
            .create(
              {
                model,
                max_tokens: maxTokens,
                system: SYSTEM_TEXT,
                messages: [{ role: 'user', content: prompt.text }],
                output_config: { format: { type: 'json_schema', schema } },
              },
              { signal },
            )
            .withResponse()
          return parseMessage(data, readPace(response.headers, mostTokens(prompt)))
        } catch (error) {
          throw toModelError(error, mostTokens(prompt))
        }
      },
    }
  },
}
