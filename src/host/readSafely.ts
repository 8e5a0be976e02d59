import type { Warn } from './useWarn.js'

/** Turns a host's value into one that the widget works with: its valid parts, and a default for `undefined`. */
export type Reader<Given, Value> = (given: Given | undefined, warn: Warn) => Value

/** Reads a prop whose parts may be anything, even getters that throw. */
export function readSafely<Given, Value>(
  name: string,
  given: Given | undefined,
  read: Reader<Given, Value>,
  warn: Warn,
): Value {
  try {
    return read(given, warn)
  } catch (error) {
    warn(`${name} must be plain data; it threw "${error}", so it is left out.`)
    return read(undefined, warn)
  }
}
