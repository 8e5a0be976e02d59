import type { ModelProvider } from './modelProvider.js'
import { anthropicProvider } from './providers/anthropicProvider.js'
import { builtInProvider } from './providers/builtInProvider.js'
import { openAiCompatibleProvider } from './providers/openAiCompatibleProvider.js'

/** Every AI provider, by its value of `MODEL`. `auto` takes the first that is set up, so `builtin` must stay last. */
export const MODEL_PROVIDERS = {
  anthropic: anthropicProvider,
  'openai-compatible': openAiCompatibleProvider,
  builtin: builtInProvider,
} as const satisfies Readonly<Record<string, ModelProvider>>

export type ModelKind = keyof typeof MODEL_PROVIDERS

export const MODEL_KINDS = Object.keys(MODEL_PROVIDERS) as ModelKind[]
