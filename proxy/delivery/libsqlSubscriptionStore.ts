import type { Client } from '@libsql/client'
import * as z from 'zod/mini'
import type { StoredSubscription, SubscriptionStore } from './subscriptionStore.js'

const bytes = z.pipe(
  z.instanceof(ArrayBuffer),
  z.transform((buffer: ArrayBuffer) => new Uint8Array(buffer)),
)

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

const COLUMNS = 'id, status, body_mark, sealed_info, erase_token_hash'

/** Keeps subscriptions in libSQL, an SQLite file. */
export function createLibsqlSubscriptionStore(database: Client): SubscriptionStore {
  async function select(where: string, value: string): Promise<StoredSubscription | undefined> {
    const sql = `SELECT ${COLUMNS} FROM subscriptions WHERE ${where} = ?`
    const { rows } = await database.execute({ sql, args: [value] })
    return rows[0] && parseRow(rows[0])
  }

  return {
    name: 'libsql',
    async insert({ id, keyMark, bodyMark, sealedInfo, eraseTokenHash, createdAt }) {
      await database.execute({
        sql: `INSERT INTO subscriptions (id, key_mark, body_mark, sealed_info, erase_token_hash, created_at)
          VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key_mark) DO NOTHING`,
        args: [id, keyMark, bodyMark, sealedInfo, eraseTokenHash, createdAt],
      })
      const stored = keyMark === null ? await select('id', id) : await select('key_mark', keyMark)
      if (!stored) throw new Error('A subscription just written cannot be read.')
      return stored
    },
    find: (id) => select('id', id),
    async activate(id) {
      const sql = "UPDATE subscriptions SET status = 'active' WHERE id = ? AND status = 'pending'"
      await database.execute({ sql, args: [id] })
    },
    async erase(id, erasedAt) {
      await database.execute({
        sql: `UPDATE subscriptions SET status = 'erased', body_mark = NULL, sealed_info = NULL, erased_at = ?
          WHERE id = ? AND status <> 'erased'`,
        args: [erasedAt, id],
      })
      // Otherwise the old row would stay readable in the write-ahead log until the next checkpoint.
      await database.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    async list() {
      const sql = `SELECT ${COLUMNS} FROM subscriptions WHERE status <> 'erased' ORDER BY created_at, id`
      const { rows } = await database.execute(sql)
      return rows.map(parseRow)
    },
  }
}
