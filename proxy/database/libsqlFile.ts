import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import Libsql from 'libsql'
import { DatabaseFailure } from './databaseFailure.js'

/** SQLite's file format, section 1.3.1. */
const HEADER = 'SQLite format 3\0'

/** Which file has this name, so that one put in its place is noticed. */
export function fileIdentity(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  return file && `${file.dev}:${file.ino}`
}

/** While the log holds newer pages, no connection notices that the file itself was overwritten. */
export async function checkHeader(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0)
    if (buffer.toString('latin1') !== HEADER) throw new DatabaseFailure('SQLITE_NOTADB')
  } finally {
    await file.close()
  }
}

/** Runs work on a connection of its own, which reads the file itself: one that is open already has a memory. */
export async function onFreshConnection<Result>(
  path: string,
  timeoutMs: number,
  work: (connection: Libsql.Database) => Result,
): Promise<Awaited<Result>> {
  const connection = new Libsql(path, { timeout: timeoutMs })
  try {
    return await work(connection)
  } finally {
    connection.close()
  }
}

/** SQLite leaves the writing of a copy to the system, which may do it much later. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}
