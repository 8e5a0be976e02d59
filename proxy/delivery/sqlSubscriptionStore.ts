import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import { storedBytes } from '../database/storedBytes.js'
import { addEvent } from '../outbox/addEvent.js'
import type { StoredSubscription, SubscriptionStore } from './subscriptionStore.js'

const rowSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'active', 'erased']),
  body_mark: z.nullable(z.string()),
  sealed_info: z.nullable(storedBytes),
  key_id: z.nullable(z.string()),
  erase_token_hash: storedBytes,
  created_at: z.string(),
})

const COLUMNS = [
  'id',
  'status',
  'body_mark',
  'sealed_info',
  'key_id',
  'erase_token_hash',
  'created_at',
] as const

function parseRow(row: unknown): StoredSubscription {
  const { id, status, ...stored } = rowSchema.parse(row)
  return {
    id,
    status,
    bodyMark: stored.body_mark,
    sealedInfo: stored.sealed_info,
    keyId: stored.key_id,
    eraseTokenHash: stored.erase_token_hash,
    createdAt: stored.created_at,
  }
}

export interface SubscriptionStoreOptions {
  /** Whether each change adds an event to the outbox, in the same transaction. */
  readonly tellsOutbox?: boolean
}

/** Keeps subscriptions in a database. */
export function createSqlSubscriptionStore(
  database: Database,
  { tellsOutbox = false }: SubscriptionStoreOptions = {},
): SubscriptionStore {
  const { query } = database
  const rows = query.selectFrom('subscriptions').select(COLUMNS)
  const kept = (id: string) =>
    query.updateTable('subscriptions').where('id', '=', id).where('status', '<>', 'erased')

  async function find(column: 'id' | 'key_mark', value: string): Promise<StoredSubscription | undefined> {
    const [row] = await database.read(rows.where(column, '=', value))
    return row && parseRow(row)
  }

  return {
    name: database.kind,
    async insert({ keyMark, ...record }) {
      const insert = query
        .insertInto('subscriptions')
        .values({
          id: record.id,
          status: record.status,
          key_mark: keyMark,
          body_mark: record.bodyMark,
          sealed_info: record.sealedInfo,
          key_id: record.keyId,
          erase_token_hash: record.eraseTokenHash,
          created_at: record.createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
      const created = tellsOutbox
        ? [addEvent(query, 'subscription.created', record.id, record.createdAt)]
        : []
      const [outcome] = await database.write(insert, ...created)
      if (outcome?.changes === 1) return record
      const stored = keyMark === null ? undefined : await find('key_mark', keyMark)
      return stored ?? null
    },
    find: (id) => find('id', id),
    async activate(id, at) {
      const created = tellsOutbox ? [addEvent(query, 'subscription.created', id, at)] : []
      await database.write(kept(id).where('status', '=', 'pending').set({ status: 'active' }), ...created)
    },
    async erase(id, erasedAt) {
      const nothing = { body_mark: null, sealed_info: null, key_id: null }
      const orders = query.updateTable('orders').where('subscription_id', '=', id)
      const unsent = query.updateTable('outbox').where('subscription_id', '=', id)
      const cancelled = tellsOutbox ? [addEvent(query, 'subscription.cancelled', id, erasedAt)] : []
      await database.write(
        kept(id).set({ ...nothing, status: 'erased', erased_at: erasedAt }),
        orders.set({ body_mark: null, sealed_order: null, key_id: null, status: 'erased' }),
        unsent
          .where('type', '<>', 'subscription.cancelled')
          .where('status', 'in', ['waiting', 'dead'])
          .set({ status: 'dropped' }),
        ...cancelled,
      )
      return database.purge()
    },
    async reseal(id, sealedInfo, keyId) {
      await database.write(kept(id).set({ sealed_info: sealedInfo, key_id: keyId }))
    },
    async keepOnlyKey(keyId) {
      await database.write(query.deleteFrom('data_keys').where('key_id', '<>', keyId))
      return database.purge()
    },
    async forgetErased(erasedBefore) {
      const old = query.deleteFrom('subscriptions').where('status', '=', 'erased')
      const [outcome] = await database.write(
        old.where('erased_at', '<', erasedBefore),
        query
          .deleteFrom('orders')
          .where('status', '=', 'erased')
          .where('subscription_id', 'not in', query.selectFrom('subscriptions').select('id')),
      )
      return outcome?.changes ?? 0
    },
    async list({ after, limit, madeBefore, otherThanKey } = {}) {
      let wanted = rows.where('status', '<>', 'erased').orderBy('created_at').orderBy('id')
      if (after) wanted = wanted.where(sql<boolean>`(created_at, id) > (${after.createdAt}, ${after.id})`)
      if (madeBefore !== undefined) wanted = wanted.where('created_at', '<', madeBefore)
      if (otherThanKey !== undefined) wanted = wanted.where('key_id', '<>', otherThanKey)
      if (limit !== undefined) wanted = wanted.limit(limit)
      return (await database.read(wanted)).map(parseRow)
    },
  }
}
