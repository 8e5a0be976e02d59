import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import { BATCH_ROWS, deleteInBatches } from '../database/deleteInBatches.js'
import { NOW_MS } from '../database/nowMs.js'
import type { OutboxStore } from './outboxStore.js'
import { readBacklog, readPending } from './readUnsent.js'
import { takeEvents } from './takeEvents.js'

const OVER = ['sent', 'dropped', 'skipped'] as const
const RELEASED = { lease: null, leased_until_ms: 0 } as const

/** Keeps the outbox in the database of the subscriptions, so that one transaction writes both. */
export function createSqlOutboxStore(database: Database): OutboxStore {
  const { query, kind } = database
  const eventOf = (id: string) => query.updateTable('outbox').where('id', '=', id)

  return {
    take: (limit, leaseMs) => takeEvents(database, limit, leaseMs),

    async markSent({ id }) {
      // One that was dropped while it was on its way stays dropped; both are over.
      await database.write(
        eventOf(id).set({
          ...RELEASED,
          status: sql<string>`CASE status WHEN 'waiting' THEN 'sent' ELSE status END`,
        }),
      )
    },

    async markFailed({ id }, error, retryInMs) {
      const failed = { ...RELEASED, attempts: sql<number>`attempts + 1`, last_error: error }
      await database.write(
        retryInMs === null
          ? eventOf(id).set({
              ...failed,
              status: sql<string>`CASE status WHEN 'waiting' THEN 'dead' ELSE status END`,
            })
          : eventOf(id).set({ ...failed, due_ms: sql<number>`${NOW_MS[kind]} + ${retryInMs}` }),
      )
    },

    pending: () => readPending(database),
    backlog: () => readBacklog(database),

    async revive(id, as) {
      const dead = eventOf(id).where('status', '=', 'dead')
      const [outcome] = await database.write(dead.set({ status: as, attempts: 0, due_ms: 0 }))
      return outcome?.changes === 1
    },

    async forgetSent(createdBefore, signal) {
      const over = query.selectFrom('outbox').select('seq').where('status', 'in', OVER)
      const old = over.where('created_at', '<', createdBefore).limit(BATCH_ROWS)
      await deleteInBatches(database, query.deleteFrom('outbox').where('seq', 'in', old), signal)
    },
  }
}
