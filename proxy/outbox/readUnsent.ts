import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import { EVENT_COLUMNS, eventRowSchema, toEvent } from './eventRow.js'
import { EVENT_TYPES, type PendingEvent } from './outboxEvent.js'
import type { Backlog } from './outboxStore.js'

/** What events are as long as they are not sent. */
const UNSENT = ['waiting', 'dead'] as const

const pendingSchema = z.extend(eventRowSchema, {
  status: z.enum(UNSENT),
  last_error: z.nullable(z.string()),
})

const backlogSchema = z.object({
  status: z.enum(UNSENT),
  events: z.number(),
  oldest: z.string(),
})

/** See `OutboxStore.pending`. */
export async function readPending(database: Database): Promise<readonly PendingEvent[]> {
  const unsent = database.query
    .selectFrom('outbox')
    .select([...EVENT_COLUMNS, 'status', 'last_error'])
    .where('status', 'in', UNSENT)
    .where('type', 'in', EVENT_TYPES)
    .orderBy('seq')
  return (await database.read(unsent)).map((row) => {
    const pending = pendingSchema.parse(row)
    return { ...toEvent(pending), status: pending.status, lastError: pending.last_error }
  })
}

/** See `OutboxStore.backlog`. */
export async function readBacklog(database: Database): Promise<Backlog> {
  const counts = database.query
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number>().as('events'), fn.min('created_at').as('oldest')])
    .where('status', 'in', UNSENT)
    .groupBy('status')
  const rows = (await database.read(counts)).map((row) => backlogSchema.parse(row))
  const waiting = rows.find(({ status }) => status === 'waiting')
  const dead = rows.find(({ status }) => status === 'dead')
  return {
    waiting: waiting?.events ?? 0,
    dead: dead?.events ?? 0,
    oldestWaiting: waiting?.oldest ?? null,
  }
}
