/** Runs work as soon as a place is free, in the order it was asked for; urgent work goes before the rest. */
export type Limiter = <Result>(work: () => Promise<Result>, isUrgent?: boolean) => Promise<Result>

/** At most `places` pieces of work at a time, a whole number of at least 1. */
export function createLimiter(places: number): Limiter {
  let free = places
  const waiting: (() => void)[] = []

  return async (work, isUrgent) => {
    if (free > 0) free--
    else await new Promise<void>((enter) => (isUrgent ? waiting.unshift(enter) : waiting.push(enter)))
    try {
      return await work()
    } finally {
      // A place goes straight to the next in line, so that nobody can slip in between.
      const enterNext = waiting.shift()
      if (enterNext) enterNext()
      else free++
    }
  }
}
