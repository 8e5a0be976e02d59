import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Libsql from 'libsql'
import pg from 'pg'

/** As many bytes as a subscription's row has. */
const row = () => [
  randomUUID(),
  randomUUID(),
  randomBytes(32).toString('hex'),
  randomBytes(200),
  randomBytes(32),
]

const TABLE = (bytes: string) =>
  `CREATE TABLE IF NOT EXISTS bare (id TEXT PRIMARY KEY, mark TEXT UNIQUE, body TEXT, info ${bytes}, hash ${bytes})`

/** The minimum of a durable subscription: one insert after another, each flushed. Returns inserts per second. */
export async function bareLibsqlInserts(folder: string, count: number): Promise<number> {
  const database = new Libsql(join(folder, 'bare.db'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(TABLE('BLOB'))
  const insert = database.prepare('INSERT INTO bare VALUES (?, ?, ?, ?, ?)')
  const start = performance.now()
  for (let i = 0; i < count; i++) insert.run(row())
  const seconds = (performance.now() - start) / 1000
  database.close()
  return count / seconds
}

/** The same in PostgreSQL. */
export async function barePostgresInserts(url: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(TABLE('BYTEA'))
  const insert = { name: 'bare', text: 'INSERT INTO bare VALUES ($1, $2, $3, $4, $5)' }
  const start = performance.now()
  for (let i = 0; i < count; i++) await client.query({ ...insert, values: row() })
  const seconds = (performance.now() - start) / 1000
  await client.end()
  return count / seconds
}
