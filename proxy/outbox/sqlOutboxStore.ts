import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import { EVENT_TYPES, type OutboxEvent } from './outboxEvent.js'
import type { OutboxStore } from './outboxStore.js'

/** Servers may disagree on the time, so the database's clock counts. */
const NOW_MS: Readonly<Record<Database['kind'], RawBuilder<number>>> = {
  libsql: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  postgres: sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)`,
}

const rowSchema = z.object({
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  subscription_id: z.string(),
  order_id: z.nullable(z.string()),
  attempts: z.number(),
  created_at: z.string(),
})
const pendingSchema = z.extend(rowSchema, {
  status: z.enum(['waiting', 'dead']),
  last_error: z.nullable(z.string()),
})

const backlogSchema = z.object({
  status: z.enum(['waiting', 'dead']),
  events: z.number(),
  oldest: z.string(),
})

const toEvent = ({
  id,
  type,
  subscription_id,
  order_id,
  attempts,
  created_at,
}: z.infer<typeof rowSchema>): OutboxEvent => ({
  id,
  type,
  subscriptionId: subscription_id,
  orderId: order_id,
  attempts,
  createdAt: created_at,
})

const COLUMNS = ['id', 'type', 'subscription_id', 'order_id', 'attempts', 'created_at'] as const

/** Keeps the outbox in the database of the subscriptions, so that one transaction writes both. */
export function createSqlOutboxStore(database: Database): OutboxStore {
  const { query, kind } = database
  const now = NOW_MS[kind]

  /** A lease that ends later than a new one would is left over from before the clock was set back. */
  const isFree = (leasedUntil: RawBuilder<unknown>, leaseMs: number) =>
    sql<boolean>`(${leasedUntil} <= ${now} OR ${leasedUntil} > ${now} + ${leaseMs})`

  function due(limit: number, leaseMs: number) {
    const isBlocked = sql<boolean>`EXISTS (
      SELECT 1 FROM outbox AS before
      WHERE before.subscription_id = outbox.subscription_id AND before.seq < outbox.seq
      AND (NOT ${isFree(sql`before.leased_until_ms`, leaseMs)}
        OR (before.status IN ('waiting', 'dead') AND outbox.type <> 'subscription.cancelled'))
    )`
    const rows = query
      .selectFrom('outbox')
      .select('seq')
      .where('status', '=', 'waiting')
      .where('type', 'in', EVENT_TYPES)
      .where('due_ms', '<=', now)
      .where(isFree(sql`leased_until_ms`, leaseMs))
      .where((build) => build.not(isBlocked))
      .orderBy('seq')
      .limit(limit)
    // Another server may be taking the same rows. SQLite has one writer at a time.
    return kind === 'postgres' ? rows.forUpdate().skipLocked() : rows
  }

  const release = { lease: null, leased_until_ms: 0 }

  return {
    async take(limit, leaseMs) {
      const lease = randomUUID()
      const update = query
        .updateTable('outbox')
        .set({ lease, leased_until_ms: sql<number>`${now} + ${leaseMs}` })
        .where('seq', 'in', due(limit, leaseMs))
        .where('status', '=', 'waiting')
        .where(isFree(sql`leased_until_ms`, leaseMs))
      const [outcome] = await database.write(update)
      if (!outcome || outcome.changes === 0) return []
      const taken = query.selectFrom('outbox').select(COLUMNS).where('lease', '=', lease).orderBy('seq')
      return (await database.read(taken)).map((row) => toEvent(rowSchema.parse(row)))
    },

    async markSent({ id }) {
      const event = query.updateTable('outbox').where('id', '=', id)
      // One that was dropped while it was on its way stays dropped; both are over.
      await database.write(
        event.set({
          ...release,
          status: sql<string>`CASE status WHEN 'waiting' THEN 'sent' ELSE status END`,
        }),
      )
    },

    async markFailed({ id }, error, retryInMs) {
      const event = query.updateTable('outbox').where('id', '=', id)
      const failed = { ...release, attempts: sql<number>`attempts + 1`, last_error: error }
      await database.write(
        retryInMs === null
          ? event.set({
              ...failed,
              status: sql<string>`CASE status WHEN 'waiting' THEN 'dead' ELSE status END`,
            })
          : event.set({ ...failed, due_ms: sql<number>`${now} + ${retryInMs}` }),
      )
    },

    async pending() {
      const rows = query.selectFrom('outbox').select([...COLUMNS, 'status', 'last_error'])
      return (
        await database.read(
          rows.where('status', 'in', ['waiting', 'dead']).where('type', 'in', EVENT_TYPES).orderBy('seq'),
        )
      ).map((row) => {
        const pending = pendingSchema.parse(row)
        return { ...toEvent(pending), status: pending.status, lastError: pending.last_error }
      })
    },

    async backlog() {
      const counts = query
        .selectFrom('outbox')
        .select(({ fn }) => ['status', fn.countAll<number>().as('events'), fn.min('created_at').as('oldest')])
        .where('status', 'in', ['waiting', 'dead'])
        .groupBy('status')
      const rows = (await database.read(counts)).map((row) => backlogSchema.parse(row))
      const waiting = rows.find(({ status }) => status === 'waiting')
      const dead = rows.find(({ status }) => status === 'dead')
      return {
        waiting: waiting?.events ?? 0,
        dead: dead?.events ?? 0,
        oldestWaiting: waiting?.oldest ?? null,
      }
    },

    async revive(id, as) {
      const dead = query.updateTable('outbox').where('id', '=', id).where('status', '=', 'dead')
      const [outcome] = await database.write(dead.set({ status: as, attempts: 0, due_ms: 0 }))
      return outcome?.changes === 1
    },

    async forgetSent(createdBefore) {
      const over = query.deleteFrom('outbox').where('status', 'in', ['sent', 'dropped', 'skipped'])
      await database.write(over.where('created_at', '<', createdBefore))
    },
  }
}
