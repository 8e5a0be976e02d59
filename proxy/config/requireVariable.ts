import { ConfigError } from './configError.js'

/**
 * The value of a variable that must be set.
 * @param user who needs it, such as `The anthropic model`.
 * @throws {ConfigError} when it is not set.
 */
export function requireVariable<Value>(value: Value | undefined, name: string, user: string): Value {
  if (value === undefined) throw new ConfigError(`${name} is not set. ${user} needs it.`)
  return value
}
