import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'

const FILE_NAME = 'planner.db'
const LOCK_TIMEOUT_MS = 5000

/** Each step is safe to run again, so a start after a crash in the middle just runs them all. */
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
 * Opens the database in the data folder and brings its tables up to date. One connection only: `synchronous` holds for a
 * connection, and FULL is what makes an answered call survive a power cut under WAL.
 */
export async function openDatabase(folder: string): Promise<Client> {
  const url = pathToFileURL(join(folder, FILE_NAME)).href
  const database = createClient({ url, concurrency: 1, timeout: LOCK_TIMEOUT_MS })
  await database.execute('PRAGMA journal_mode = WAL')
  await database.execute('PRAGMA synchronous = FULL')
  // Erased rows are overwritten on disk instead of being left in free pages.
  await database.execute('PRAGMA secure_delete = ON')
  for (const step of MIGRATIONS) await database.execute(step)
  return database
}
