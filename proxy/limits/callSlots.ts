/** As many calls wait at most as this many times the calls that run. */
const WAITING_PER_SLOT = 4

/** Every slot is taken and the queue is full. */
export class NoSlotError extends Error {
  override readonly name = 'NoSlotError'
}

/** Lets a bounded number of calls run at a time; a few more wait their turn in order. */
export interface CallSlots {
  /**
   * Runs `call` when a slot is free.
   * @throws {NoSlotError} when too many wait already; the signal's reason when it aborts while waiting.
   */
  run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>
}

export function createCallSlots(slots: number): CallSlots {
  let free = slots
  const waiting = new Set<() => void>()

  function turn(signal: AbortSignal): Promise<void> {
    if (waiting.size >= slots * WAITING_PER_SLOT) return Promise.reject(new NoSlotError('No slot is free'))
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(enter)
        reject(signal.reason)
      }
      waiting.add(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  function release(): void {
    const [next] = waiting
    if (next === undefined) {
      free++
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async run(call, signal) {
      signal.throwIfAborted()
      if (free > 0) free--
      else await turn(signal)
      try {
        return await call()
      } finally {
        release()
      }
    },
  }
}
