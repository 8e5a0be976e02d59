import { HttpStatusError } from '../api/apiErrors.js'
import { pause } from './pause.js'

/** If nothing is served for this long, it counts as an overload. The overlay promises a week in 30 to 60 seconds. */
const PATIENCE_MS = 60_000

/** The calls of one week that stand in the server's line. */
export interface WaitingLine {
  /**
   * Makes a call. If the server has no room for it, it waits as long as the server asks and makes the call again.
   * @throws {HttpStatusError} when the server has had no room for any of the calls for too long.
   * @throws whatever the call throws, and the reason of `signal` when that is aborted during a wait.
   */
  wait<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

/** @param onPlace gets the place of the call that is furthest ahead, and null when no call waits any more. */
export function createWaitingLine(onPlace: (place: number | null) => void): WaitingLine {
  let servedAt = performance.now()
  /** The place of each waiting call, by the call. */
  const places = new Map<unknown, number>()

  const show = () => onPlace(places.size === 0 ? null : Math.min(...places.values()))

  return {
    async wait(call, signal) {
      try {
        for (;;) {
          try {
            const result = await call()
            servedAt = performance.now()
            return result
          } catch (error) {
            const line = error instanceof HttpStatusError ? error.line : undefined
            const isLate = line && performance.now() + line.retryAfterMs - servedAt > PATIENCE_MS
            if (!line || isLate) throw error
            places.set(call, line.place)
            show()
            await pause(line.retryAfterMs, signal)
            signal.throwIfAborted()
          }
        }
      } finally {
        if (places.delete(call)) show()
      }
    },
  }
}
