import type { VariableShape, Variables } from '../config/parseVariables.js'
import type { MealModel } from './mealModel.js'

/** An AI provider: what it reads from the environment, and the model it makes of it. */
export interface ModelProvider {
  /** The environment variables that only this provider reads. */
  readonly variables: VariableShape
  /** Whether `MODEL=auto` may choose it. */
  isSetUp(variables: Variables): boolean
  /**
   * @param maxTokens longest answer, thinking included.
   * @throws {ConfigError} when a variable it needs is not set.
   */
  create(variables: Variables, maxTokens: number): MealModel
}
