/**
 * Calls a host's callback. If it throws or rejects, the error goes to the console only: a host's mistake must not cost
 * the visitor a plan, or make a subscription look failed.
 */
export function callHost<Values extends readonly unknown[], Result>(
  name: string,
  callback: ((...values: Values) => Result) | null | undefined,
  ...values: Values
): Result | undefined {
  const warn = (error: unknown) =>
    console.error(`MealPlanner: ${name} threw an error; the widget goes on. Catch it in ${name}.`, error)
  try {
    const result = callback?.(...values)
    // Not every promise is a `Promise` of this page: libraries and frames have their own.
    Promise.resolve(result).catch(warn)
    return result
  } catch (error) {
    warn(error)
    return undefined
  }
}
