import { type Config, ConfigError } from '../config.js'
import { createAnthropicModel } from './anthropicModel.js'
import { builtInModel } from './builtInModel.js'
import type { MealModel, ModelKind } from './mealModel.js'
import { createOpenAiCompatibleModel } from './openAiCompatibleModel.js'

function chooseKind({ MODEL, ANTHROPIC_API_KEY, OPENAI_BASE_URL }: Config): ModelKind {
  if (MODEL !== 'auto') return MODEL
  if (ANTHROPIC_API_KEY !== undefined) return 'anthropic'
  return OPENAI_BASE_URL === undefined ? 'builtin' : 'openai-compatible'
}

function required(value: string | undefined, name: string, kind: ModelKind): string {
  if (value === undefined) throw new ConfigError(`${name} is not set. The ${kind} model needs it.`)
  return value
}

/**
 * The model the configuration asks for.
 * @throws {ConfigError} when it lacks what that model needs.
 */
export function createModel(config: Config): MealModel {
  const kind = chooseKind(config)
  const maxTokens = config.MODEL_MAX_TOKENS
  switch (kind) {
    case 'builtin':
      return builtInModel
    case 'anthropic':
      return createAnthropicModel({
        apiKey: required(config.ANTHROPIC_API_KEY, 'ANTHROPIC_API_KEY', kind),
        baseUrl: config.ANTHROPIC_BASE_URL,
        model: config.ANTHROPIC_MODEL,
        maxTokens,
      })
    case 'openai-compatible':
      return createOpenAiCompatibleModel({
        baseUrl: required(config.OPENAI_BASE_URL, 'OPENAI_BASE_URL', kind),
        apiKey: config.OPENAI_API_KEY,
        model: required(config.OPENAI_MODEL, 'OPENAI_MODEL', kind),
        maxTokens,
      })
  }
}
