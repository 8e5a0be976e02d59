/** The server cannot start with this environment. `message` names the variable or the file and says what it needs. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
