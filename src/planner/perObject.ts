/**
 * The same function, which computes its result once for each object. The planner asks about the same dishes and foods
 * thousands of times a week.
 */
export function perObject<Key extends object, Result extends object | string | boolean>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const result = compute(key)
    known.set(key, result)
    return result
  }
}
