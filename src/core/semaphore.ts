/** The queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

interface TurnOptions {
  /** Runs before everything that waits. */
  readonly isUrgent?: boolean
  /** Removes waiting work from the queue when it aborts. Running work must handle the signal itself. */
  readonly signal?: AbortSignal
}

/** Runs a limited number of tasks at a time; the others wait in order. */
export interface Semaphore {
  /**
   * Runs `work` as soon as a place is free.
   * @throws {QueueFullError} when the queue is full.
   * @throws the signal's reason when it aborts before the work starts.
   */
  run<Result>(work: () => Promise<Result>, options?: TurnOptions): Promise<Result>
}

/** @param places a whole number of at least 1. `maxWaiting` is unlimited by default. */
export function createSemaphore(places: number, { maxWaiting = Number.POSITIVE_INFINITY } = {}): Semaphore {
  let free = places
  let waiting: readonly (() => void)[] = []

  function turn({ isUrgent = false, signal }: TurnOptions): Promise<void> {
    if (waiting.length >= maxWaiting) return Promise.reject(new QueueFullError('No place is free'))
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting = waiting.filter((other) => other !== enter)
        reject(signal?.reason)
      }
      waiting = isUrgent ? [enter, ...waiting] : [...waiting, enter]
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** A place goes straight to the next in line, so that newcomers cannot take it. */
  function release(): void {
    const [enterNext, ...others] = waiting
    waiting = others
    if (enterNext) enterNext()
    else free++
  }

  return {
    async run(work, options = {}) {
      options.signal?.throwIfAborted()
      if (free > 0) free--
      else await turn(options)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
