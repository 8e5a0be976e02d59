interface TurnOptions {
  /** Runs before everything that waits. */
  readonly isUrgent?: boolean
}

/** Runs a limited number of tasks at a time; the others wait in order. */
export interface Semaphore {
  /** Runs `work` as soon as a place is free. */
  run<Result>(work: () => Promise<Result>, options?: TurnOptions): Promise<Result>
}

/** @param places a whole number of at least 1. */
export function createSemaphore(places: number): Semaphore {
  let free = places
  let waiting: readonly (() => void)[] = []

  const turn = ({ isUrgent = false }: TurnOptions) =>
    new Promise<void>((enter) => {
      waiting = isUrgent ? [enter, ...waiting] : [...waiting, enter]
    })

  /** A place goes straight to the next in line, so that newcomers cannot take it. */
  function release(): void {
    const [enterNext, ...others] = waiting
    waiting = others
    if (enterNext) enterNext()
    else free++
  }

  return {
    async run(work, options = {}) {
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
