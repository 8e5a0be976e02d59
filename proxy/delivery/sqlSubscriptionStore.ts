import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import type { StoredSubscription, SubscriptionStore } from './subscriptionStore.js'

/** libSQL reads bytes as an `ArrayBuffer`, Postgres as a `Buffer`. */
const bytes = z.union([
  z.instanceof(Uint8Array),
  z.pipe(
    z.instanceof(ArrayBuffer),
    z.transform((value: ArrayBuffer) => new Uint8Array(value)),
  ),
])

const rowSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'active', 'erased']),
  body_mark: z.nullable(z.string()),
  sealed_info: z.nullable(bytes),
  erase_token_hash: bytes,
})

function parseRow(row: unknown): StoredSubscription {
  const { id, status, body_mark, sealed_info, erase_token_hash } = rowSchema.parse(row)
  return { id, status, bodyMark: body_mark, sealedInfo: sealed_info, eraseTokenHash: erase_token_hash }
}

/** Keeps subscriptions in a database. */
export function createSqlSubscriptionStore(database: Database): SubscriptionStore {
  const { query } = database
  const rows = query
    .selectFrom('subscriptions')
    .select(['id', 'status', 'body_mark', 'sealed_info', 'erase_token_hash'])

  async function find(column: 'id' | 'key_mark', value: string): Promise<StoredSubscription | undefined> {
    const [row] = await database.read(rows.where(column, '=', value))
    return row && parseRow(row)
  }

  return {
    name: database.kind,
    async insert({ id, status, keyMark, bodyMark, sealedInfo, eraseTokenHash, createdAt }) {
      const insert = query
        .insertInto('subscriptions')
        .values({
          id,
          status,
          key_mark: keyMark,
          body_mark: bodyMark,
          sealed_info: sealedInfo,
          erase_token_hash: eraseTokenHash,
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.column('key_mark').doNothing())
      const [outcome] = await database.write(insert)
      if (outcome?.changes === 1) return { id, status, bodyMark, sealedInfo, eraseTokenHash }
      const stored = keyMark === null ? undefined : await find('key_mark', keyMark)
      if (!stored) throw new Error('A subscription just written cannot be read.')
      return stored
    },
    find: (id) => find('id', id),
    async activate(id) {
      const pending = query.updateTable('subscriptions').where('id', '=', id).where('status', '=', 'pending')
      await database.write(pending.set({ status: 'active' }))
    },
    async erase(id, erasedAt) {
      const kept = query.updateTable('subscriptions').where('id', '=', id).where('status', '<>', 'erased')
      await database.write(
        kept.set({ status: 'erased', body_mark: null, sealed_info: null, erased_at: erasedAt }),
      )
      return database.purge()
    },
    async list() {
      const all = rows.where('status', '<>', 'erased').orderBy('created_at').orderBy('id')
      return (await database.read(all)).map(parseRow)
    },
  }
}
