import { countCall } from './countCall.js'
import type { RateLimits } from './rateLimits.js'

export interface MemoryRateLimitsOptions {
  /** A clock in milliseconds that is never set back; default `performance.now`. */
  readonly now?: () => number
  /** Most callers to remember, so that a flood of addresses cannot fill the memory. */
  readonly maxCallers?: number
}

const MAX_CALLERS = 50_000
/** Makes room for many callers at once, because choosing whom to forget goes through all of them. */
const FORGOTTEN_SHARE = 0.1

/** The rate limits of one process: one number for each caller. */
export function createMemoryRateLimits({
  now = () => performance.now(),
  maxCallers = MAX_CALLERS,
}: MemoryRateLimitsOptions = {}): RateLimits {
  /** When each caller may make a full burst again. */
  const fullAt = new Map<string, number>()

  /** Forgets those who may make a full burst, then those who made the fewest calls: a blocked caller stays blocked. */
  function makeRoom(time: number): void {
    for (const [caller, at] of fullAt) if (at <= time) fullAt.delete(caller)
    if (fullAt.size < maxCallers) return
    const fewestCallsFirst = Array.from(fullAt).toSorted(([, one], [, other]) => one - other)
    const forgotten = Math.ceil(maxCallers * FORGOTTEN_SHARE)
    for (const [caller] of fewestCallsFirst.slice(0, forgotten)) fullAt.delete(caller)
  }

  return {
    async take(caller, callsPerMinute) {
      const time = now()
      const { waitMs, fullAtMs } = countCall(fullAt.get(caller), time, callsPerMinute)
      if (waitMs > 0) return waitMs
      if (fullAt.size >= maxCallers && !fullAt.has(caller)) makeRoom(time)
      fullAt.set(caller, fullAtMs)
      return 0
    },
  }
}
