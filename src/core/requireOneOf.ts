/** @throws {RangeError} when a value is none of the choices. */
export function requireOneOf(name: string, value: string, choices: readonly string[]): void {
  if (!choices.includes(value))
    throw new RangeError(`${name} must be one of ${choices.join(', ')}, got "${value}".`)
}
