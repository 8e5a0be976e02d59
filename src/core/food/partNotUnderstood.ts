const SUFFIX = ' (not fully applied)'

/** Marks a restriction that the foods' data carry in part only. */
export const partlyApplied = (restriction: string) => `${restriction}${SUFFIX}`

/** Parts what has no effect from what is applied in part; the latter loses its mark. */
export function partNotUnderstood(notUnderstood: readonly string[]) {
  const isPartly = (word: string) => word.endsWith(SUFFIX)
  return {
    notApplied: notUnderstood.filter((word) => !isPartly(word)),
    partlyApplied: notUnderstood.filter(isPartly).map((word) => word.slice(0, -SUFFIX.length)),
  }
}
