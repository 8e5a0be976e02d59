import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import Libsql from 'libsql'
import type { Database, Row } from './database.js'
import { DatabaseFailure, toDatabaseFailure } from './databaseFailure.js'
import { openLibsqlConnection, toArguments } from './libsqlConnection.js'
import { patiently } from './patiently.js'
import { createQueryBuilder } from './queryBuilder.js'
import { createWriteQueue } from './writeQueue.js'

/** SQLite's file format, section 1.3.1. */
const HEADER = 'SQLite format 3\0'
const OPEN_LIMIT_MS = 5000
const READ_LIMIT_MS = 1500
const PURGE_LIMIT_MS = 1000
const PURGE_PAUSE_MS = 25
const PURGE_AGAIN_MS = 5000

const throwFailure = (error: unknown): never => {
  throw toDatabaseFailure(error)
}

/** Which file has this name, so that one put in its place is noticed. */
function fileIdentity(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  return file && `${file.dev}:${file.ino}`
}

/** While the log holds newer pages, no connection notices that the file itself was overwritten. */
async function checkHeader(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0)
    if (buffer.toString('latin1') !== HEADER) throw new DatabaseFailure('SQLITE_NOTADB')
  } finally {
    await file.close()
  }
}

/**
 * Opens an SQLite file with libSQL. One connection writes and another reads, so that a read never sees what is not yet
 * flushed. Under WAL, `synchronous` must be FULL, or a power cut could undo an answered call.
 * @throws {DatabaseFailure}
 */
export async function openLibsqlDatabase(path: string): Promise<Database> {
  const writer = openLibsqlConnection(path)
  const setUp = async () => {
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
      await writer.exec(`PRAGMA ${pragma}`)
    }
    // What an earlier run erased must not stay readable in the log.
    await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)').catch(toDatabaseFailure)
  }
  await patiently(OPEN_LIMIT_MS, setUp).catch((error: unknown) => {
    writer.close()
    return throwFailure(error)
  })
  const reader = new Libsql(path, { timeout: 0 })
  const identity = fileIdentity(path)
  const statements = new Map<string, ReturnType<typeof reader.prepare>>()

  /** Without it, calls would be confirmed for a file that has no name any more. */
  const checkFile = () => {
    if (fileIdentity(path) !== identity) throw new DatabaseFailure('FILE_REPLACED')
  }
  const queue = createWriteQueue(writer, checkFile)

  function readNow(sql: string, parameters: readonly unknown[]): readonly Row[] {
    const statement = statements.get(sql) ?? reader.prepare(sql)
    statements.set(sql, statement)
    return statement.all(toArguments(parameters)) as Row[]
  }

  let purging: NodeJS.Timeout | undefined
  let closed = false

  /** Moves the log into the file and empties it, which works only while no other process reads. */
  const emptyLog = () =>
    queue.between(async () => {
      await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
      return (log?.size ?? 0) === 0
    })

  async function purge(): Promise<'gone' | 'later'> {
    const end = performance.now() + PURGE_LIMIT_MS
    do {
      if (await emptyLog().catch(() => false)) return 'gone'
      await sleep(PURGE_PAUSE_MS)
    } while (performance.now() < end && !closed)
    purging ??= setTimeout(() => {
      purging = undefined
      if (!closed) void purge()
    }, PURGE_AGAIN_MS).unref()
    return 'later'
  }

  return {
    kind: 'libsql',
    query: createQueryBuilder('libsql'),
    read(query) {
      const { sql, parameters } = query.compile()
      return patiently(READ_LIMIT_MS, () => readNow(sql, parameters)).catch(throwFailure)
    },
    write(...queries) {
      const compiled = queries.map((query) => query.compile())
      const run = async () => {
        const outcomes = []
        for (const statement of compiled) outcomes.push(await writer.execute(statement))
        return outcomes
      }
      return queue.add(run, { shares: true })
    },
    alone: (work) => queue.add(() => work(writer.execute), { shares: false }),
    purge,
    async inspect() {
      checkFile()
      await checkHeader(path)
      // A new connection reads the file itself. The old ones would answer from their memory.
      const fresh = new Libsql(path, { timeout: 0 })
      try {
        const newest = 'SELECT id FROM subscriptions ORDER BY created_at DESC, id DESC LIMIT 1'
        await patiently(READ_LIMIT_MS, () => fresh.prepare(newest).all())
      } catch (error) {
        throwFailure(error)
      } finally {
        fresh.close()
      }
    },
    async copyTo(target) {
      const source = new Libsql(path, { timeout: OPEN_LIMIT_MS })
      try {
        source.prepare('VACUUM INTO ?').run(target)
      } catch (error) {
        throwFailure(error)
      } finally {
        source.close()
      }
      // SQLite leaves the copy to the system, which may write it much later.
      const copy = await open(target, 'r+')
      await copy.sync().finally(() => copy.close())
    },
    async close() {
      closed = true
      clearTimeout(purging)
      await queue.between(async () => undefined)
      reader.close()
      writer.close()
    },
  }
}
