import type { Tell } from './useProblemLog.js'

/** Makes of a host's value what the widget works with: all of it that holds, and its own default for `undefined`. */
export type Reader<Given, Value> = (given: Given | undefined, tell: Tell) => Value

/** Reads a prop whose parts may be anything, getters that throw among them. */
export function readSafely<Given, Value>(
  name: string,
  given: Given | undefined,
  read: Reader<Given, Value>,
  tell: Tell,
): Value {
  try {
    return read(given, tell)
  } catch (error) {
    tell(`${name} is left out: it could not be read (${error}). Pass plain data.`)
    return read(undefined, tell)
  }
}
