/** The peak of the second half ÷ the peak of the first half: 1 when a server's memory does not grow. */
export function memoryGrowth(samples: readonly number[]): number {
  const half = samples.length >> 1
  return Math.max(...samples.slice(half)) / Math.max(...samples.slice(0, half))
}
