/** Says whether a caller may make one more call now, and if not, when. */
export interface RateLimit {
  /** 0 when the call is allowed (it is counted then), else the milliseconds until the next one will be. */
  take(caller: string): number
}

export interface RateLimitOptions {
  readonly callsPerMinute: number
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Most callers to remember, so that a flood of addresses cannot fill the memory. */
  readonly maxCallers?: number
}

const WINDOW_MS = 60_000
const MAX_CALLERS = 50_000

/**
 * The generic cell rate algorithm (ITU-T I.371). It keeps one number per caller and allows a burst of one minute's calls,
 * then an even pace.
 */
export function createRateLimit({
  callsPerMinute,
  now,
  maxCallers = MAX_CALLERS,
}: RateLimitOptions): RateLimit {
  const intervalMs = WINDOW_MS / callsPerMinute
  /** When each caller may make a full burst again. */
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
