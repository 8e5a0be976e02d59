/**
 * Puts work off until its result is first needed, and keeps the result. Slow devices take long for what a module does
 * when it loads.
 */
export function once<Result extends object>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => {
    made ??= make()
    return made
  }
}
