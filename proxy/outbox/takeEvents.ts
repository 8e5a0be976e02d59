import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.js'
import { NOW_MS } from '../database/nowMs.js'
import { EVENT_COLUMNS, eventRowSchema, toEvent } from './eventRow.js'
import { EVENT_TYPES, type OutboxEvent } from './outboxEvent.js'
import { LONGEST_WAIT_MS } from './retrySchedule.js'

/** Whether a time has come. One further ahead than any new one would be is left over from before the clock was set back. */
function hasCome({ kind }: Database, timeMs: RawBuilder<unknown>, furthestMs: number) {
  const now = NOW_MS[kind]
  return sql<boolean>`(${timeMs} <= ${now} OR ${timeMs} > ${now} + ${furthestMs})`
}

/** The rows that are due and not leased, without those that wait for others of their subscription. */
function dueRows(database: Database, limit: number, leaseMs: number) {
  const { query, kind } = database
  const isBlocked = sql<boolean>`EXISTS (
    SELECT 1 FROM outbox AS before
    WHERE before.subscription_id = outbox.subscription_id AND before.seq < outbox.seq
    AND (NOT ${hasCome(database, sql`before.leased_until_ms`, leaseMs)}
      OR (before.status IN ('waiting', 'dead') AND outbox.type <> 'subscription.cancelled'))
  )`
  const rows = query
    .selectFrom('outbox')
    .select('seq')
    .where('status', '=', 'waiting')
    .where('type', 'in', EVENT_TYPES)
    .where(hasCome(database, sql`due_ms`, LONGEST_WAIT_MS))
    .where(hasCome(database, sql`leased_until_ms`, leaseMs))
    .where((build) => build.not(isBlocked))
    .orderBy('seq')
    .limit(limit)
  // Another server may be taking the same rows. SQLite has one writer at a time.
  return kind === 'postgres' ? rows.forUpdate().skipLocked() : rows
}

/** See `OutboxStore.take`. */
export async function takeEvents(
  database: Database,
  limit: number,
  leaseMs: number,
): Promise<readonly OutboxEvent[]> {
  const { query, kind } = database
  const lease = randomUUID()
  const update = query
    .updateTable('outbox')
    .set({ lease, leased_until_ms: sql<number>`${NOW_MS[kind]} + ${leaseMs}` })
    .where('seq', 'in', dueRows(database, limit, leaseMs))
    .where('status', '=', 'waiting')
    .where(hasCome(database, sql`leased_until_ms`, leaseMs))
  const [outcome] = await database.write(update)
  if (!outcome || outcome.changes === 0) return []
  const taken = query.selectFrom('outbox').select(EVENT_COLUMNS).where('lease', '=', lease).orderBy('seq')
  return (await database.read(taken)).map((row) => toEvent(eventRowSchema.parse(row)))
}
