/**
 * Puts work off until its result is first needed, and keeps the result. Slow devices take long for what a module does
 * when it loads.
 */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}
