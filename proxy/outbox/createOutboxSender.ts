import { setMaxListeners } from 'node:events'
import { failureEvent, type Log } from '../log.js'
import { type EventSources, makeBody } from './makeBody.js'
import type { OutboxEvent } from './outboxEvent.js'
import type { OutboxStore } from './outboxStore.js'
import { JITTER, RETRIES_IN_MS } from './retrySchedule.js'
import type { Webhook } from './webhook.js'

export interface OutboxSenderOptions extends EventSources {
  readonly outbox: OutboxStore
  readonly webhook: Webhook
  readonly log: Log
  /** Waits between attempts. After the last one an event is dead. */
  readonly retriesInMs?: readonly number[]
  readonly leaseMs?: number
}

/** Longer than a post may take, or two servers would send the same event. */
const LEASE_MS = 60_000
const BATCH = 20
const LOOK_EVERY_MS = 1000

/** Sends events at least once, and those of one subscription in their order. */
export interface OutboxSender {
  /** Sends what is due and resolves when nothing more is. */
  drain(): Promise<void>
  /**
   * Looks every second. Returns a function that stops it: it aborts posts that run, which are sent again later, and
   * resolves when it needs the database no more.
   */
  start(): () => Promise<void>
}

export function createOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const { outbox, webhook, log, retriesInMs = RETRIES_IN_MS, leaseMs = LEASE_MS } = options
  const controller = new AbortController()
  setMaxListeners(2 * BATCH, controller.signal)

  async function send(event: OutboxEvent): Promise<void> {
    const body = await makeBody(event, options)
    const error = body === null ? 'UNREADABLE' : await webhook.post(event, body, controller.signal)
    if (error === null) return outbox.markSent(event)
    const wait = body === null ? undefined : retriesInMs[event.attempts]
    const retryInMs = wait === undefined ? null : Math.round(wait * (1 + JITTER * Math.random()))
    log({ event: 'webhook-failure', type: event.type, attempts: event.attempts + 1, code: error, retryInMs })
    await outbox.markFailed(event, error, retryInMs)
  }

  async function drain(): Promise<void> {
    for (;;) {
      const events = await outbox.take(BATCH, leaseMs)
      if (events.length === 0 || controller.signal.aborted) return
      // All of them, since after a stop the database closes: what the shop took would be sent again by the next server.
      const outcomes = await Promise.allSettled(events.map(send))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    }
  }

  async function attempt(): Promise<void> {
    try {
      await drain()
    } catch (error) {
      if (!controller.signal.aborted) log(failureEvent(error))
    }
  }

  return {
    drain,
    start() {
      let timer: NodeJS.Timeout | undefined
      let running = Promise.resolve()
      const look = () => {
        running = attempt().finally(() => {
          if (!controller.signal.aborted) timer = setTimeout(look, LOOK_EVERY_MS).unref()
        })
      }
      look()
      return async () => {
        controller.abort()
        clearTimeout(timer)
        await running
      }
    },
  }
}
