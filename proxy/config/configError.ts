/** The server cannot start with this environment. `message` names the variable or the file and says what is needed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
