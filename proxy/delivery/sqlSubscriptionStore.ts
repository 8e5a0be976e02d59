import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import { BATCH_ROWS, deleteInBatches } from '../database/deleteInBatches.js'
import { storedBytes } from '../database/storedBytes.js'
import { addEvent } from '../outbox/addEvent.js'
import type { SubscriptionEventType } from '../outbox/outboxEvent.js'
import type {
  ListOptions,
  StoredSubscription,
  SubscriptionRecord,
  SubscriptionStore,
} from './subscriptionStore.js'
import { subscriptionTurn } from './subscriptionTurn.js'

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

const rows = ({ query }: Database) => query.selectFrom('subscriptions').select(COLUMNS)

/** Adds a subscription, unless its number or its key is taken. */
function insertion({ query }: Database, record: SubscriptionRecord) {
  return query
    .insertInto('subscriptions')
    .values({
      id: record.id,
      status: record.status,
      key_mark: record.keyMark,
      body_mark: record.bodyMark,
      sealed_info: record.sealedInfo,
      key_id: record.keyId,
      erase_token_hash: record.eraseTokenHash,
      created_at: record.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
}

/** Changes a subscription that is not erased. */
const change = ({ query }: Database, id: string) =>
  query.updateTable('subscriptions').where('id', '=', id).where('status', '<>', 'erased')

/** Erases what a subscription, its orders and its unsent events say of a person. */
function erasure(database: Database, id: string, erasedAt: string) {
  const { query } = database
  const nothing = { body_mark: null, key_id: null, status: 'erased' } as const
  return [
    change(database, id).set({ ...nothing, sealed_info: null, erased_at: erasedAt }),
    query
      .updateTable('orders')
      .where('subscription_id', '=', id)
      .set({ ...nothing, sealed_order: null }),
    query
      .updateTable('outbox')
      .where('subscription_id', '=', id)
      .where('type', '<>', 'subscription.cancelled')
      .where('status', 'in', ['waiting', 'dead'])
      .set({ status: 'dropped' }),
  ]
}

/** The subscriptions that are not erased, oldest first. */
function selection(database: Database, { after, limit, status, madeBefore, otherThanKey }: ListOptions) {
  let wanted = rows(database).where('status', '<>', 'erased').orderBy('created_at').orderBy('id')
  if (after) wanted = wanted.where(sql<boolean>`(created_at, id) > (${after.createdAt}, ${after.id})`)
  if (status !== undefined) wanted = wanted.where('status', '=', status)
  if (madeBefore !== undefined) wanted = wanted.where('created_at', '<', madeBefore)
  if (otherThanKey !== undefined) wanted = wanted.where('key_id', '<>', otherThanKey)
  return limit === undefined ? wanted : wanted.limit(limit)
}

/** Keeps subscriptions in a database. */
export function createSqlSubscriptionStore(
  database: Database,
  { tellsOutbox = false }: SubscriptionStoreOptions = {},
): SubscriptionStore {
  const { query } = database
  const told = (type: SubscriptionEventType, id: string, at: string) =>
    tellsOutbox ? [addEvent(query, type, id, at)] : []

  async function find(column: 'id' | 'key_mark', value: string): Promise<StoredSubscription | undefined> {
    const [row] = await database.read(rows(database).where(column, '=', value))
    return row && parseRow(row)
  }

  return {
    name: database.kind,
    async insert(record) {
      const { keyMark, ...added } = record
      const created = told('subscription.created', record.id, record.createdAt)
      const [outcome] = await database.write(insertion(database, record), ...created)
      if (outcome?.changes === 1) return added
      const stored = keyMark === null ? undefined : await find('key_mark', keyMark)
      return stored ?? null
    },
    find: (id) => find('id', id),
    async activate(id, at) {
      const pending = change(database, id).where('status', '=', 'pending')
      await database.write(pending.set({ status: 'active' }), ...told('subscription.created', id, at))
    },
    async erase(id, erasedAt) {
      const cancelled = told('subscription.cancelled', id, erasedAt)
      // Without it, the shop could hear meanwhile that the subscription became active, and never that it ended.
      const waits = subscriptionTurn(database, id)
      await database.write(...waits, ...cancelled, ...erasure(database, id, erasedAt))
      return database.purge()
    },
    async reseal(id, sealedInfo, keyId) {
      await database.write(change(database, id).set({ sealed_info: sealedInfo, key_id: keyId }))
    },
    async keepOnlyKey(keyId) {
      await database.write(query.deleteFrom('data_keys').where('key_id', '<>', keyId))
      return database.purge()
    },
    async forgetErased(erasedBefore, signal) {
      const erased = query.selectFrom('subscriptions').select('id').where('status', '=', 'erased')
      const old = erased.where('erased_at', '<', erasedBefore).limit(BATCH_ROWS)
      await deleteInBatches(database, query.deleteFrom('subscriptions').where('id', 'in', old), signal)
    },
    list: async (filter = {}) => (await database.read(selection(database, filter))).map(parseRow),
  }
}
