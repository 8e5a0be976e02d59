import { RATE_WINDOW_MS } from './rateLimits.js'

/** Sums of fractions of a millisecond are not exact. */
const LEAST_WAIT_MS = 0.01

export interface CountedCall {
  /** 0 when the call is allowed, else the milliseconds until the next one will be. */
  readonly waitMs: number
  /** When the caller may make a full burst again, if the call is counted. */
  readonly fullAtMs: number
}

/**
 * The generic cell rate algorithm (ITU-T I.371): one number says what a caller may still do.
 * @param fullAtMs when the caller may make a full burst; undefined for a caller who has made no call.
 */
export function countCall(fullAtMs: number | undefined, nowMs: number, callsPerMinute: number): CountedCall {
  const next = Math.max(nowMs, fullAtMs ?? nowMs) + RATE_WINDOW_MS / callsPerMinute
  const waitMs = next - nowMs - RATE_WINDOW_MS
  return { waitMs: waitMs >= LEAST_WAIT_MS ? Math.ceil(waitMs) : 0, fullAtMs: next }
}
