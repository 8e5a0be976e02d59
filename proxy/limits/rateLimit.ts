/** Says whether one more call from a caller is allowed now, and if not, when. */
export interface RateLimit {
  /** Milliseconds until the next call would be let in; 0 when this one is (and has been counted). */
  take(caller: string): number
}

export interface RateLimitOptions {
  readonly callsPerMinute: number
  /** The time in milliseconds since the epoch. */
  readonly now: () => number
  /** Callers remembered at most, so that a flood of addresses cannot fill the memory. */
  readonly maxCallers?: number
}

const WINDOW_MS = 60_000
const MAX_CALLERS = 50_000

/**
 * The generic cell rate algorithm (ITU-T I.371): one number a caller, bursts up to a minute's worth of calls, then an even
 * pace.
 */
export function createRateLimit({
  callsPerMinute,
  now,
  maxCallers = MAX_CALLERS,
}: RateLimitOptions): RateLimit {
  const intervalMs = WINDOW_MS / callsPerMinute
  /** When each caller's allowance would be full again. */
  const fullAt = new Map<string, number>()

  function makeRoom(time: number): void {
    if (fullAt.size < maxCallers) return
    for (const [caller, at] of fullAt) if (at <= time) fullAt.delete(caller)
    for (const caller of fullAt.keys()) {
      if (fullAt.size < maxCallers) return
      fullAt.delete(caller)
    }
  }

  return {
    take(caller) {
      const time = now()
      const next = Math.max(time, fullAt.get(caller) ?? time) + intervalMs
      const waitMs = next - time - WINDOW_MS
      if (waitMs > 0) return Math.ceil(waitMs)
      if (!fullAt.has(caller)) makeRoom(time)
      fullAt.set(caller, next)
      return 0
    },
  }
}
