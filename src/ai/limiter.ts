/** Runs work as soon as a place is free, in the order it was asked for; urgent work goes before the rest. */
export type Limiter = <Result>(work: () => Promise<Result>, isUrgent?: boolean) => Promise<Result>

/**
 * At most `places` pieces of work at a time.
 * @throws {RangeError} when `places` is not a whole number of at least 1.
 */
export function createLimiter(places: number): Limiter {
  if (!Number.isInteger(places) || places < 1) {
    throw new RangeError(`concurrency must be at least 1, got ${places}. Pass a whole number of calls.`)
  }
  let free = places
  const waiting: (() => void)[] = []

  const enter = (isUrgent: boolean) =>
    new Promise<void>((resolve) => {
      if (free > 0) {
        free--
        resolve()
      } else if (isUrgent) {
        waiting.unshift(resolve)
      } else {
        waiting.push(resolve)
      }
    })
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return async (work, isUrgent = false) => {
    await enter(isUrgent)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
