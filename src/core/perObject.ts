/**
 * The same function, which computes its result once for each object and keeps it as long as the object exists. The planner
 * asks about the same dishes and foods thousands of times a week, the screens about the same plan at each render.
 */
export function perObject<Key extends object, Result extends object | string | number | boolean>(
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
