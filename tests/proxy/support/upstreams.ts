import { postByFetch } from '../../../proxy/models/postByFetch.js'
import type { PostToModel } from '../../../proxy/models/postToModel.js'
import { anthropicProvider } from '../../../proxy/models/providers/anthropicProvider.js'
import { openAiCompatibleProvider } from '../../../proxy/models/providers/openAiCompatibleProvider.js'
import { MODEL_OPTIONS } from './modelOptions.js'

const MEAL = '{"type":"dinner","name":"Salmon","foods":[{"id":"salmon","grams":150}]}'

const CLAUDE = {
  provider: anthropicProvider,
  good: {
    stop_reason: 'end_turn',
    content: [{ type: 'text', text: MEAL }],
    usage: { input_tokens: 1, output_tokens: 1 },
  },
}
const COMPATIBLE = {
  provider: openAiCompatibleProvider,
  good: { choices: [{ message: { content: MEAL } }], usage: { total_tokens: 2 } },
}

const upstream = ({ provider, good }: typeof CLAUDE | typeof COMPATIBLE, post: PostToModel) => ({
  good,
  modelAt: (baseUrl: string) =>
    provider.create(
      {
        ANTHROPIC_API_KEY: 'key',
        ANTHROPIC_BASE_URL: baseUrl,
        OPENAI_BASE_URL: baseUrl,
        OPENAI_MODEL: 'local-model',
      },
      { ...MODEL_OPTIONS, post },
    ),
})

/** Each model as each runtime reaches it, with a good answer in its own shape. */
export const UPSTREAMS = [
  ['Claude', upstream(CLAUDE, MODEL_OPTIONS.post)],
  ['Claude at the edge', upstream(CLAUDE, postByFetch)],
  ['an OpenAI-compatible model', upstream(COMPATIBLE, MODEL_OPTIONS.post)],
  ['an OpenAI-compatible model at the edge', upstream(COMPATIBLE, postByFetch)],
] as const
