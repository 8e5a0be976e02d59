/** What the model's API says about the calls that it accepts. */
export interface Pace {
  /** It refused a call because there are too many. */
  readonly isTooFast?: boolean
  /** Calls that it still accepts before `waitMs` is over. */
  readonly callsLeft?: number | undefined
  /** Milliseconds until it accepts calls again. */
  readonly waitMs?: number | undefined
}

/** How many calls may run at a time: fewer when the model refuses some, more again when it answers. */
export interface Slots {
  hasRoom(running: number): boolean
  started(): void
  succeeded(durationMs: number): void
  heed(pace: Pace): void
  /** Milliseconds until the model takes calls again; 0 when it does now. */
  pauseMs(): number
  /** Expected wait of the call at this place in line. */
  waitMs(place: number): number
  count(): number
}

/** The pause if the model names none. */
const DEFAULT_PAUSE_MS = 1000
/** A header cannot make anybody wait longer than this. */
const MAX_PAUSE_MS = 60_000
/** How long a call takes, until the first answers show it. */
const TYPICAL_CALL_MS = 1500
const WEIGHT_OF_LAST = 0.1

/** Halves on a refusal and grows by one in each round of answers, as TCP does with its window (RFC 5681). */
export function createSlots(most: number, now: () => number): Slots {
  let slots = most
  let callMs = TYPICAL_CALL_MS
  let pausedUntil = 0
  let quota: { left: number; readonly until: number } | null = null

  const pauseMs = () => Math.max(0, Math.ceil(pausedUntil - now()))
  const allowed = () => Math.max(1, Math.floor(slots))

  function pause(ms: number): void {
    pausedUntil = Math.max(pausedUntil, now() + Math.min(ms, MAX_PAUSE_MS))
  }

  return {
    hasRoom: (running) => running < allowed() && pauseMs() === 0,
    started() {
      if (!quota) return
      quota.left--
      if (quota.left <= 0) pause(quota.until - now())
    },
    succeeded(durationMs) {
      slots = Math.min(most, slots + 1 / slots)
      callMs += (durationMs - callMs) * WEIGHT_OF_LAST
    },
    heed({ isTooFast = false, callsLeft: left, waitMs }) {
      if (isTooFast) {
        // The calls that were under way together are refused together; they count once.
        if (pauseMs() === 0) slots = Math.max(1, slots / 2)
        pause(waitMs ?? DEFAULT_PAUSE_MS)
      }
      if (left === undefined || waitMs === undefined) return
      quota = { left, until: now() + waitMs }
      if (left <= 0) pause(waitMs)
    },
    pauseMs,
    waitMs: (place) => pauseMs() + (place / allowed()) * callMs,
    count: allowed,
  }
}
