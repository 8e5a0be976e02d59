/** The quantile: the value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

export function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((sum, item) => sum + value(item), 0)
}

/** The share of a list that a test holds for; NaN for an empty list. */
export function shareOf<T>(list: readonly T[], holds: (item: T) => boolean): number {
  return list.filter(holds).length / list.length
}
