import type { Caller } from './caller.js'
import type { Turn } from './callerLines.js'
import { createFairQueue, type FairQueue } from './fairQueue.js'
import { createSlots, type Pace, type Slots } from './slots.js'

/** The line is too long, or the call waited too long in it. The caller may ask again later. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError'
  /** The place in line that the call has or would have, from 1. */
  readonly place: number
  /** When to ask again. */
  readonly retryAfterMs: number

  constructor(place: number, retryAfterMs: number) {
    super(`place ${place} in line`)
    this.place = place
    this.retryAfterMs = retryAfterMs
  }
}

export interface CallLineOptions {
  /** Most calls at the same time. There are fewer while the model refuses some. */
  readonly mostSlots: number
  /** Longest wait in line; a call that is expected to wait longer is refused at once. */
  readonly maxWaitMs: number
  /** A clock in milliseconds that is never set back; default `performance.now`. */
  readonly now?: () => number
}

interface RunOptions {
  readonly caller: Caller
  /** Takes a waiting call out of the line when it aborts. */
  readonly signal: AbortSignal
  /** The call had its turn before and goes to the front of its caller's line. */
  readonly isAgain: boolean
}

/** The line in front of the model: it lets in as many calls as the model accepts, and callers take turns. */
export interface CallLine {
  /**
   * Runs `work` when it is its turn.
   * @throws {LineFullError} when the line is too long.
   * @throws the signal's reason when it aborts before the work starts.
   */
  run<Result>(work: () => Promise<Result>, options: RunOptions): Promise<Result>
  /** Adjusts to what the model says about the calls that it accepts. */
  heed(pace: Pace): void
  state(): { readonly running: number; readonly waiting: number; readonly slots: number }
}

/** Calls that may wait for each slot. A week asks for 12 at a time. */
const WAITING_PER_SLOT = 16
/** One caller's part of the slots, and at least more than one visitor uses at a time. */
const CALLER_SHARE = 1 / 4
const LEAST_SLOTS_PER_CALLER = 16
/** With those that run, the calls of ten visitors behind one address. */
const WAITING_PER_CALLER = 104
const RETRY_MS = { least: 1000, most: 15_000 } as const

const retryAfter = (waitMs: number) => Math.min(RETRY_MS.most, Math.max(RETRY_MS.least, Math.ceil(waitMs)))

/** Returns a function that starts whatever may start now, and looks again when a pause of the model ends. */
function createStarter(slots: Slots, queue: FairQueue): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function startNext(): void {
    while (slots.hasRoom(queue.running())) {
      const turn = queue.next()
      if (!turn) return
      slots.started()
      turn.start()
    }
    const pauseMs = slots.pauseMs()
    if (pauseMs === 0 || timer !== undefined || queue.waiting() === 0) return
    timer = setTimeout(() => {
      timer = undefined
      startNext()
    }, pauseMs)
  }
}

/** For a call that need not wait. */
function startAtOnce(caller: Caller, slots: Slots, queue: FairQueue): Turn | undefined {
  const turn: Turn = { caller, start: () => undefined, refuse: () => undefined }
  if (!slots.hasRoom(queue.running()) || !queue.skip(turn)) return undefined
  slots.started()
  return turn
}

/**
 * A turn in the queue that resolves when it starts.
 * @param enter puts it into the queue or refuses it
 */
function waitForTurn(
  { caller, signal }: RunOptions,
  { queue, slots, maxWaitMs }: { queue: FairQueue; slots: Slots; maxWaitMs: number },
  enter: (turn: Turn) => void,
): Promise<Turn> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(limit)
      signal.removeEventListener('abort', leave)
      finish()
    }
    const turn: Turn = {
      caller,
      start: () => settle(() => resolve(turn)),
      refuse: (place) => settle(() => reject(new LineFullError(place, retryAfter(slots.waitMs(place))))),
    }
    const leave = () => {
      queue.leave(turn)
      settle(() => reject(signal.reason))
    }
    const limit = setTimeout(() => queue.refuse(turn), maxWaitMs)
    signal.addEventListener('abort', leave)
    enter(turn)
  })
}

export function createCallLine(options: CallLineOptions): CallLine {
  const { mostSlots, maxWaitMs, now = () => performance.now() } = options
  const slots = createSlots(mostSlots, now)
  const queue = createFairQueue({
    runningPerShare: Math.max(LEAST_SLOTS_PER_CALLER, Math.ceil(mostSlots * CALLER_SHARE)),
    waitingPerShare: WAITING_PER_CALLER,
    maxWaiting: mostSlots * WAITING_PER_SLOT,
  })
  const startNext = createStarter(slots, queue)

  const wait = (runOptions: RunOptions) =>
    waitForTurn(runOptions, { queue, slots, maxWaitMs }, (turn) => {
      const { caller, isAgain } = runOptions
      const place = queue.placeFor(caller)
      if (!isAgain && queue.waiting() > 0 && slots.waitMs(place) > maxWaitMs) turn.refuse(place)
      else queue.enter(turn, isAgain)
      startNext()
    })

  return {
    async run(work, runOptions) {
      runOptions.signal.throwIfAborted()
      const turn = startAtOnce(runOptions.caller, slots, queue) ?? (await wait(runOptions))
      const start = now()
      try {
        const result = await work()
        slots.succeeded(now() - start)
        return result
      } finally {
        queue.end(turn)
        startNext()
      }
    },
    heed(pace) {
      slots.heed(pace)
      startNext()
    },
    state: () => ({ running: queue.running(), waiting: queue.waiting(), slots: slots.count() }),
  }
}
