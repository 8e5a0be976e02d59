/** The most of the second half ÷ the most of the first half: 1 when a server's memory stays as it is. */
export function memoryGrowth(samples: readonly number[]): number {
  const half = samples.length >> 1
  return Math.max(...samples.slice(half)) / Math.max(...samples.slice(0, half))
}
