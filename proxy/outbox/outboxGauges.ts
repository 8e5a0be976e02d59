import { DatabaseFailure } from '../database/databaseFailure.js'
import type { Gauges } from '../metrics.js'
import type { OutboxStore } from './outboxStore.js'

const MS_PER_SECOND = 1000

/** How far behind the sending is. Empty while the database is away, when the other metrics are needed most. */
export function outboxGauges(outbox: OutboxStore, now: () => number): Gauges {
  return async () => {
    try {
      const { waiting, dead, oldestWaiting } = await outbox.backlog()
      const since = oldestWaiting === null ? now() : Date.parse(oldestWaiting)
      return {
        planner_outbox_waiting: waiting,
        planner_outbox_dead: dead,
        planner_outbox_lag_seconds: Math.max(0, Math.round((now() - since) / MS_PER_SECOND)),
      }
    } catch (error) {
      if (error instanceof DatabaseFailure) return {}
      throw error
    }
  }
}
