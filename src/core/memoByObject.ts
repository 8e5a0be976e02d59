/** Caches the result of `derive` for an object, for as long as the object exists. */
export function memoByObject<Source extends object, Result>(derive: (source: Source) => Result) {
  const results = new WeakMap<Source, { readonly result: Result }>()
  return (source: Source): Result => {
    const known = results.get(source)
    if (known) return known.result
    const result = derive(source)
    results.set(source, { result })
    return result
  }
}
