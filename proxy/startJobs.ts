import { createRetention } from './delivery/createRetention.js'
import type { Subscriptions } from './delivery/subscriptions.js'
import { forgetFreeCallers } from './limits/forgetFreeCallers.js'
import { forgetOldTokens } from './limits/forgetOldTokens.js'
import { MS_PER_DAY } from './limits/utcDay.js'
import { failureEvent, type Log } from './log.js'
import type { Storage } from './openStorage.js'
import { createOutboxSender } from './outbox/createOutboxSender.js'
import type { Webhook } from './outbox/webhook.js'

export interface JobsOptions extends Storage {
  readonly subscriptions: Subscriptions
  readonly webhook: Webhook | undefined
  readonly keepDays: number | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly log: Log
}

const HOUR_MS = 3_600_000
/** Sent events are kept this long, so that the operator can look one up. */
const SENT_DAYS = 7

/**
 * Starts the server's work besides answering calls. Returns a function that stops it, and resolves when it needs the
 * database no more.
 */
export function startJobs(options: JobsOptions): () => Promise<void> {
  const { webhook, database, outbox, now, log } = options
  const stopSending = webhook && createOutboxSender({ ...options, webhook }).start()
  const retention = createRetention(options)

  const controller = new AbortController()
  const { signal } = controller
  let tidying = Promise.resolve()

  /** What was promised to visitors comes first, and each goes on without the others. */
  const jobs: readonly (() => Promise<void>)[] = [
    () => retention.run(signal),
    () => outbox.forgetSent(new Date(now() - SENT_DAYS * MS_PER_DAY).toISOString(), signal),
    () => forgetFreeCallers(database, signal),
    () => forgetOldTokens(database, now(), signal),
  ]

  async function tidy(): Promise<void> {
    for (const job of jobs) {
      if (signal.aborted) return
      await job().catch((error: unknown) => log(failureEvent(error)))
    }
  }

  // One after another, so that the last one is over when all are.
  const tidyNext = () => {
    tidying = tidying.then(tidy)
  }
  tidyNext()
  const timer = setInterval(tidyNext, HOUR_MS).unref()
  return async () => {
    clearInterval(timer)
    controller.abort()
    await Promise.allSettled([stopSending?.(), tidying])
  }
}
