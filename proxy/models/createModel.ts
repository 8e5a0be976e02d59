import type { Config } from '../config/config.js'
import type { Variables } from '../config/parseVariables.js'
import type { MealModel } from './mealModel.js'
import { MODEL_KINDS, MODEL_PROVIDERS, type ModelKind } from './modelProviders.js'
import type { PostToModel } from './postToModel.js'

const firstSetUp = (variables: Variables): ModelKind =>
  MODEL_KINDS.find((kind) => MODEL_PROVIDERS[kind].isSetUp(variables)) ?? 'builtin'

export interface ChosenModel {
  /** The name that `MODEL` chooses its provider by. */
  readonly kind: ModelKind
  readonly model: MealModel
}

/**
 * The model that the environment asks for.
 * @param post how this runtime reaches the model's API.
 * @throws {ConfigError} when a variable that this model needs is not set.
 */
export function createModel(
  { MODEL, MODEL_MAX_TOKENS }: Config,
  variables: Variables,
  post: PostToModel,
): ChosenModel {
  const kind = MODEL === 'auto' ? firstSetUp(variables) : MODEL
  return { kind, model: MODEL_PROVIDERS[kind].create(variables, { maxTokens: MODEL_MAX_TOKENS, post }) }
}
