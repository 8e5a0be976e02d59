import * as z from 'zod/mini'
import { parseVariables } from '../../config/parseVariables.js'
import { requireVariable } from '../../config/requireVariable.js'
import { httpUrl, text } from '../../config/variableTypes.js'
import type { Pace } from '../../limits/slots.js'
import { answerSchema } from '../answerSchema.js'
import type { MealAnswer, MealPrompt } from '../mealModel.js'
import { ModelError, modelErrorForStatus } from '../modelError.js'
import type { ModelProvider } from '../modelProvider.js'
import { promptTokens } from '../promptTokens.js'
import { readPace } from '../readPace.js'
import { SYSTEM_TEXT } from '../systemText.js'

const VARIABLES = {
  OPENAI_BASE_URL: z.optional(httpUrl),
  OPENAI_API_KEY: z.optional(text),
  OPENAI_MODEL: z.optional(text),
}

const USER = 'The openai-compatible model'

const completionSchema = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullish(z.string()),
      message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
    }),
  ),
  // An odd count must not cost us an answer that is paid for.
  usage: z.catch(z.nullish(z.object({ total_tokens: z.number() })), undefined),
})

/** @param mostTokens the tokens to count when the server does not report how many it used. */
function parseCompletion(text: string, pace: Pace, mostTokens: number): MealAnswer {
  const parsed = completionSchema.safeParse(parseJson(text, pace))
  const choice = parsed.data?.choices[0]
  if (!parsed.success || !choice) throw new ModelError('unusable', 'not a completion', { pace })
  const { finish_reason: finish, message } = choice
  const tokens = parsed.data.usage?.total_tokens
  // What the server calls its reason is free text, so it stays out of the log.
  if (finish && finish !== 'stop') throw new ModelError('unusable', 'not finished', { tokens, pace })
  if (message.refusal) throw new ModelError('unusable', 'refusal', { tokens, pace })
  if (!message.content) throw new ModelError('unusable', 'no text', { tokens, pace })
  return { text: message.content, tokens: tokens ?? mostTokens, pace }
}

function parseJson(text: string, pace: Pace): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelError('unusable', 'not JSON', { pace })
  }
}

/** Any server that speaks the OpenAI chat protocol: Ollama, vLLM, llama.cpp and others. */
export const openAiCompatibleProvider: ModelProvider = {
  variables: VARIABLES,
  isSetUp: ({ OPENAI_BASE_URL }) => Boolean(OPENAI_BASE_URL),
  create(variables, { maxTokens, post }) {
    const settings = parseVariables(VARIABLES, variables)
    const apiKey = settings.OPENAI_API_KEY
    const baseUrl = requireVariable(settings.OPENAI_BASE_URL, 'OPENAI_BASE_URL', USER)
    const model = requireVariable(settings.OPENAI_MODEL, 'OPENAI_MODEL', USER)
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
    const headers = {
      'Content-Type': 'application/json',
      ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
    }
    const mostTokens = (prompt: MealPrompt) => promptTokens(prompt.text) + maxTokens
    return {
      name: model,
      maxTokens: mostTokens,
      async answer(prompt, signal) {
        const schema = answerSchema(prompt.parameters)
        const body = {
          model,
          max_tokens: maxTokens,
          messages: [
            { role: 'system', content: SYSTEM_TEXT },
            { role: 'user', content: prompt.text },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
        }
        const most = mostTokens(prompt)
        const answer = await post(url, { headers, body: JSON.stringify(body), signal })
        const pace = readPace(answer.headers, most)
        if (answer.text === undefined) throw modelErrorForStatus(answer.status, pace)
        return parseCompletion(answer.text, pace, most)
      },
    }
  },
}
