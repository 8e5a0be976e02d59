import type { Log } from '../log.js'

const MAX_KEPT = 5

/** Listens to the log of model calls and keeps the last failures until the model answers again. */
export function watchModel(log: Log): {
  readonly log: Log
  readonly answered: () => void
  readonly failures: () => readonly string[]
} {
  let failures: readonly string[] = []
  return {
    log(event) {
      if (event.event === 'model-failure') failures = [...failures, event.reason].slice(-MAX_KEPT)
      log(event)
    },
    answered: () => {
      failures = []
    },
    failures: () => failures,
  }
}
