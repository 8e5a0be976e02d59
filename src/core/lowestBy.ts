/** The item with the lowest score, or undefined when there is none. Each score is computed once. */
export function lowestBy<T>(items: Iterable<T>, score: (item: T) => number): T | undefined {
  let best: T | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const item of items) {
    const value = score(item)
    if (value < bestScore) {
      best = item
      bestScore = value
    }
  }
  return best
}
