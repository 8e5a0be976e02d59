import Libsql from 'libsql'
import { createLogPurge } from './createLogPurge.js'
import type { Database, Row } from './database.js'
import { DatabaseFailure, toDatabaseFailure } from './databaseFailure.js'
import { type LibsqlConnection, openLibsqlConnection, toArguments } from './libsqlConnection.js'
import { checkHeader, fileIdentity, flush, onFreshConnection } from './libsqlFile.js'
import { patiently } from './patiently.js'
import { createQueryBuilder } from './queryBuilder.js'
import { createWriteQueue } from './writeQueue.js'

const OPEN_LIMIT_MS = 5000
const READ_LIMIT_MS = 1500

const throwFailure = (error: unknown): never => {
  throw toDatabaseFailure(error)
}

/** Under WAL, `synchronous` must be FULL, or a power cut could undo an answered call. */
async function openWriter(path: string): Promise<LibsqlConnection> {
  const writer = openLibsqlConnection(path)
  const setUp = async () => {
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
      await writer.exec(`PRAGMA ${pragma}`)
    }
  }
  await patiently(OPEN_LIMIT_MS, setUp).catch((error: unknown) => {
    writer.close()
    return throwFailure(error)
  })
  return writer
}

/** A connection that only reads. Each statement is prepared once. */
function openReader(path: string) {
  const reader = new Libsql(path, { timeout: 0 })
  const statements = new Map<string, ReturnType<typeof reader.prepare>>()
  return {
    read(sql: string, parameters: readonly unknown[]): readonly Row[] {
      const statement = statements.get(sql) ?? reader.prepare(sql)
      statements.set(sql, statement)
      return statement.all(toArguments(parameters)) as Row[]
    },
    close: () => reader.close(),
  }
}

/**
 * Opens an SQLite file with libSQL. One connection writes and another reads, so that a read never sees what is not yet
 * flushed.
 * @throws {DatabaseFailure}
 */
export async function openLibsqlDatabase(path: string): Promise<Database> {
  const writer = await openWriter(path)
  const reader = openReader(path)
  const identity = fileIdentity(path)
  /** Without it, calls would be confirmed for a file that has no name any more. */
  const checkFile = () => {
    if (fileIdentity(path) !== identity) throw new DatabaseFailure('FILE_REPLACED')
  }
  const queue = createWriteQueue(writer, checkFile)
  const { purge, stop } = createLogPurge(path, writer, queue)
  // What an earlier run erased must not stay readable in the log, and another process may read it until later.
  void purge()

  return {
    kind: 'libsql',
    query: createQueryBuilder('libsql'),
    read(query) {
      const { sql, parameters } = query.compile()
      return patiently(READ_LIMIT_MS, () => reader.read(sql, parameters)).catch(throwFailure)
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
      const newest = 'SELECT id FROM subscriptions ORDER BY created_at DESC, id DESC LIMIT 1'
      await onFreshConnection(path, 0, (fresh) =>
        patiently(READ_LIMIT_MS, () => fresh.prepare(newest).all()),
      ).catch(throwFailure)
    },
    async copyTo(target) {
      await onFreshConnection(path, OPEN_LIMIT_MS, (source) =>
        source.prepare('VACUUM INTO ?').run(target),
      ).catch(throwFailure)
      await flush(target)
    },
    async close() {
      stop()
      // Behind the writes that wait, and then behind the work between them.
      await queue.add(async () => undefined, { shares: false }).catch(() => undefined)
      await queue.between(async () => undefined)
      reader.close()
      writer.close()
    },
  }
}
