import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { ConfigError } from './config/configError.js'
import { errorCode } from './config/errorCode.js'

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
  `CREATE TABLE IF NOT EXISTS token_accounts (
    day TEXT NOT NULL,
    account TEXT NOT NULL,
    tokens INTEGER NOT NULL,
    granted INTEGER NOT NULL,
    PRIMARY KEY (day, account)
  ) STRICT`,
]

async function prepare(database: Client): Promise<void> {
  await database.execute('PRAGMA journal_mode = WAL')
  await database.execute('PRAGMA synchronous = FULL')
  // Overwrites erased rows on the disk instead of leaving them in free pages.
  await database.execute('PRAGMA secure_delete = ON')
  for (const step of MIGRATIONS) await database.execute(step)
}

function toConfigError(error: unknown, path: string): unknown {
  const code = errorCode(error)
  if (code === undefined) return error
  if (code.startsWith('SQLITE_BUSY')) {
    return new ConfigError(
      `${path} is in use (${code}). Stop the other server, or set DATA_DIR to another folder.`,
    )
  }
  return new ConfigError(
    `${path} cannot be opened (${code}). Restore it from a backup, or set DATA_DIR to another folder.`,
  )
}

/**
 * Opens the database in the data folder and brings its tables up to date. There is only one connection, because the
 * `synchronous` setting belongs to a connection. Under WAL it must be FULL, or a power cut could undo an answered call.
 * @throws {ConfigError} when the file is in use or is not a sound database.
 */
export async function openDatabase(folder: string): Promise<Client> {
  const path = join(folder, FILE_NAME)
  try {
    const url = pathToFileURL(path).href
    const database = createClient({ url, concurrency: 1, timeout: LOCK_TIMEOUT_MS })
    await prepare(database)
    return database
  } catch (error) {
    throw toConfigError(error, path)
  }
}
