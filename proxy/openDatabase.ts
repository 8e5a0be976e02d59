import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'

const FILE_NAME = 'planner.db'
const LOCK_TIMEOUT_MS = 5000

/** Every start runs all steps, so each must be safe to repeat, even after a crash in the middle. */
const MIGRATIONS = [
  `CREATE TABLE IF NOT EXISTS subscriptions (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'active', 'erased')),
    key_mark TEXT UNIQUE,
    body_mark TEXT,
    sealed_info BLOB,
    erase_token_hash BLOB NOT NULL,
    created_at TEXT NOT NULL,
    erased_at TEXT
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS token_days (
    day TEXT PRIMARY KEY,
    tokens INTEGER NOT NULL
  ) STRICT`,
]

/**
 * Opens the database in the data folder and brings its tables up to date. There is only one connection, because the
 * `synchronous` setting belongs to a connection. Under WAL it must be FULL, or a power cut could undo an answered call.
 */
export async function openDatabase(folder: string): Promise<Client> {
  const url = pathToFileURL(join(folder, FILE_NAME)).href
  const database = createClient({ url, concurrency: 1, timeout: LOCK_TIMEOUT_MS })
  await database.execute('PRAGMA journal_mode = WAL')
  await database.execute('PRAGMA synchronous = FULL')
  // Overwrites erased rows on the disk instead of leaving them in free pages.
  await database.execute('PRAGMA secure_delete = ON')
  for (const step of MIGRATIONS) await database.execute(step)
  return database
}
