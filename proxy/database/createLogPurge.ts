import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.js'
import type { LibsqlConnection } from './libsqlConnection.js'
import type { WriteQueue } from './writeQueue.js'

const PURGE_LIMIT_MS = 1000
const PURGE_PAUSE_MS = 25
const PURGE_AGAIN_MS = 5000

/** Removes what was erased from the log of an SQLite file. */
export interface LogPurge {
  readonly purge: Database['purge']
  /** Tries no more. */
  stop(): void
}

export function createLogPurge(path: string, writer: LibsqlConnection, queue: WriteQueue): LogPurge {
  let again: NodeJS.Timeout | undefined
  let isStopped = false

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
    } while (performance.now() < end && !isStopped)
    again ??= setTimeout(() => {
      again = undefined
      if (!isStopped) void purge()
    }, PURGE_AGAIN_MS).unref()
    return 'later'
  }

  return {
    purge,
    stop() {
      isStopped = true
      clearTimeout(again)
    },
  }
}
