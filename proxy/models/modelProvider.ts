import type { VariableShape, Variables } from '../config/parseVariables.js'
import type { MealModel } from './mealModel.js'
import type { PostToModel } from './postToModel.js'

/** An AI provider: what it reads from the environment, and the model it makes of it. */
export interface ModelProvider {
  /** The environment variables that only this provider reads. */
  readonly variables: VariableShape
  /** Whether `MODEL=auto` may choose it. */
  isSetUp(variables: Variables): boolean
  /** @throws {ConfigError} when a variable it needs is not set. */
  create(variables: Variables, options: ModelOptions): MealModel
}

interface ModelOptions {
  /** Longest answer, thinking included. */
  readonly maxTokens: number
  /** How this runtime reaches the model's API. */
  readonly post: PostToModel
}
