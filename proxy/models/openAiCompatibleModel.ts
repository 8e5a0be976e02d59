import * as z from 'zod/mini'
import { answerSchema } from './answerSchema.js'
import type { MealAnswer, MealModel, MealPrompt } from './mealModel.js'
import { ModelError, modelErrorForStatus } from './modelError.js'
import { noConnection } from './noConnection.js'
import { promptTokens, SYSTEM_TEXT } from './systemText.js'

export interface OpenAiCompatibleModelOptions {
  /** Where the API is, version and all, such as `http://localhost:11434/v1`. */
  readonly baseUrl: string
  /** Left out where the server asks for none. */
  readonly apiKey: string | undefined
  readonly model: string
  readonly maxTokens: number
}

const completionSchema = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullish(z.string()),
      message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
    }),
  ),
  usage: z.nullish(z.object({ total_tokens: z.number() })),
})

function readCompletion(completion: unknown, maxTokens: number): MealAnswer {
  const parsed = completionSchema.safeParse(completion)
  const choice = parsed.data?.choices[0]
  if (!parsed.success || !choice) throw new ModelError('unusable', 'not a completion')
  const { finish_reason: finish, message } = choice
  if (finish && finish !== 'stop') throw new ModelError('unusable', `finish reason ${finish}`)
  if (message.refusal) throw new ModelError('unusable', 'refusal')
  if (!message.content) throw new ModelError('unusable', 'no text')
  return { text: message.content, tokens: parsed.data.usage?.total_tokens ?? maxTokens }
}

async function post(url: string, headers: HeadersInit, body: unknown, signal: AbortSignal): Promise<unknown> {
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
  const response = await fetch(url, init).catch((error: unknown) => {
    throw signal.aborted ? new ModelError('overloaded', 'aborted or out of time') : noConnection(error)
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw modelErrorForStatus(response.status)
  }
  return response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) throw new ModelError('unusable', 'not JSON')
    throw new ModelError('overloaded', signal.aborted ? 'aborted or out of time' : 'connection lost')
  })
}

/** Any server that speaks the OpenAI chat protocol: Ollama, vLLM, llama.cpp and others. */
export function createOpenAiCompatibleModel(options: OpenAiCompatibleModelOptions): MealModel {
  const { apiKey, model } = options
  const url = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'Content-Type': 'application/json',
    ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
  }
  const maxTokens = ({ text }: MealPrompt) => promptTokens(text) + options.maxTokens
  return {
    kind: 'openai-compatible',
    name: model,
    maxTokens,
    async answer(prompt, signal) {
      const schema = answerSchema(prompt.parameters)
      const body = {
        model,
        max_tokens: options.maxTokens,
        messages: [
          { role: 'system', content: SYSTEM_TEXT },
          { role: 'user', content: prompt.text },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      }
      return readCompletion(await post(url, headers, body, signal), maxTokens(prompt))
    },
  }
}
