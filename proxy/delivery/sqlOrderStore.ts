import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import { BATCH_ROWS, deleteInBatches } from '../database/deleteInBatches.js'
import { storedBytes } from '../database/storedBytes.js'
import { addOrderEvent } from '../outbox/addEvent.js'
import type { OrderCap, OrderRecord, OrderStore, StoredOrder } from './orderStore.js'
import type { SubscriptionStoreOptions } from './sqlSubscriptionStore.js'
import { subscriptionTurn } from './subscriptionTurn.js'

const rowSchema = z.object({
  id: z.string(),
  subscription_id: z.string(),
  status: z.enum(['pending', 'placed', 'checkout', 'erased']),
  body_mark: z.nullable(z.string()),
  sealed_order: z.nullable(storedBytes),
  key_id: z.nullable(z.string()),
  created_at: z.string(),
})

const COLUMNS = [
  'id',
  'subscription_id',
  'status',
  'body_mark',
  'sealed_order',
  'key_id',
  'created_at',
] as const

function parseRow(row: unknown): StoredOrder {
  const { id, status, ...stored } = rowSchema.parse(row)
  return {
    id,
    status,
    subscriptionId: stored.subscription_id,
    bodyMark: stored.body_mark,
    sealedOrder: stored.sealed_order,
    keyId: stored.key_id,
    createdAt: stored.created_at,
  }
}

/** The order with which the cap is reached, if there is one. */
const lastAllowed = ({ query }: Database, subscriptionId: string, { most, since }: OrderCap) =>
  query
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.subscription_id', '=', subscriptionId)
    .where('orders.created_at', '>=', since)
    .limit(1)
    .offset(most - 1)

/** Adds nothing when the subscription was ended since it was looked at, or has had its orders. */
const insertion = (database: Database, record: OrderRecord, cap: OrderCap) =>
  database.query
    .insertInto('orders')
    .columns([...COLUMNS, 'key_mark'])
    .expression((build) =>
      build
        .selectFrom('subscriptions')
        .select((row) => [
          row.val(record.id).as('id'),
          'subscriptions.id as subscription_id',
          row.val<string>(record.status).as('status'),
          row.val(record.bodyMark).as('body_mark'),
          row.val(record.sealedOrder).as('sealed_order'),
          row.val(record.keyId).as('key_id'),
          row.val(record.createdAt).as('created_at'),
          row.val(record.keyMark).as('key_mark'),
        ])
        .where('subscriptions.id', '=', record.subscriptionId)
        .where('subscriptions.status', '=', 'active')
        .where(({ not, exists }) => not(exists(lastAllowed(database, record.subscriptionId, cap)))),
    )
    .onConflict((conflict) => conflict.column('key_mark').doNothing())

/** Keeps orders in the database of their subscriptions. */
export function createSqlOrderStore(
  database: Database,
  { tellsOutbox = false }: SubscriptionStoreOptions = {},
): OrderStore {
  const { query } = database
  const rows = query.selectFrom('orders').select(COLUMNS)
  const kept = (id: string) =>
    query.updateTable('orders').where('id', '=', id).where('status', '<>', 'erased')
  const told = (id: string) => (tellsOutbox ? [addOrderEvent(query, id)] : [])

  async function find(column: 'id' | 'key_mark', value: string): Promise<StoredOrder | undefined> {
    const [row] = await database.read(rows.where(column, '=', value))
    return row && parseRow(row)
  }

  return {
    async insert(record, cap) {
      // Without it, an order would not count the one before it, and an erasure would not see this one.
      const waits = subscriptionTurn(database, record.subscriptionId)
      const outcomes = await database.write(...waits, insertion(database, record, cap), ...told(record.id))
      if (outcomes[waits.length]?.changes === 1) return record
      return record.keyMark === null ? undefined : find('key_mark', record.keyMark)
    },
    isFull: async (subscriptionId, cap) =>
      (await database.read(lastAllowed(database, subscriptionId, cap))).length > 0,
    find: (id) => find('id', id),
    findByKey: (keyMark) => find('key_mark', keyMark),
    async settle(id, { status, sealedOrder, keyId }) {
      const pending = kept(id).where('status', '=', 'pending')
      await database.write(pending.set({ status, sealed_order: sealedOrder, key_id: keyId }), ...told(id))
    },
    async reseal(id, sealedOrder, keyId) {
      const older = kept(id).where('key_id', '<>', keyId)
      await database.write(older.set({ sealed_order: sealedOrder, key_id: keyId }))
    },
    async forget(madeBefore, signal) {
      const old = query.selectFrom('orders').select('id').where('created_at', '<', madeBefore)
      await deleteInBatches(
        database,
        query.deleteFrom('orders').where('id', 'in', old.limit(BATCH_ROWS)),
        signal,
      )
    },
    async list({ after, limit, otherThanKey }) {
      let wanted = rows.where('status', '<>', 'erased').orderBy('created_at').orderBy('id').limit(limit)
      if (after) wanted = wanted.where(sql<boolean>`(created_at, id) > (${after.createdAt}, ${after.id})`)
      if (otherThanKey !== undefined) wanted = wanted.where('key_id', '<>', otherThanKey)
      return (await database.read(wanted)).map(parseRow)
    },
  }
}
