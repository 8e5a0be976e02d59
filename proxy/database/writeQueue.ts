import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseFailure, toDatabaseFailure } from './databaseFailure.js'
import { isLocked } from './isLocked.js'
import type { LibsqlConnection } from './libsqlConnection.js'

interface Job {
  /** Runs inside a transaction. It may run twice: with others and, if one of them failed, again on its own. */
  readonly run: () => Promise<unknown>
  /** Shares its transaction, and so its flush, with the jobs beside it. */
  readonly shares: boolean
  readonly sinceMs: number
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Runs transactions one after another on one connection. */
export interface WriteQueue {
  /** @throws {DatabaseFailure} after 1.5 s of a lock that another process holds. */
  add<Result>(run: () => Promise<Result>, options: { readonly shares: boolean }): Promise<Result>
  /** Runs work between two transactions. */
  between<Result>(work: () => Promise<Result>): Promise<Result>
}

const LOCK_LIMIT_MS = 1500
const LOCK_PAUSE_MS = 10
const MAX_GROUP = 100

/** Returns a function that runs works one after another. */
function createTurns(): WriteQueue['between'] {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
}

/** Takes the jobs of the next transaction: all that share one, or a single one that does not. */
function takeGroup(waiting: Job[]): Job[] {
  const alone = waiting.findIndex(({ shares }) => !shares)
  return waiting.splice(0, alone === -1 ? MAX_GROUP : Math.min(MAX_GROUP, Math.max(1, alone)))
}

/** Runs jobs and commits them together: all or none. */
async function runAll(connection: LibsqlConnection, group: readonly Job[]): Promise<readonly unknown[]> {
  const results: unknown[] = []
  try {
    for (const job of group) results.push(await job.run())
    await connection.exec('COMMIT')
  } catch (error) {
    // Ignored when it fails: SQLite may have rolled back by itself, and the first error says what went wrong.
    await connection.exec('ROLLBACK').catch(() => undefined)
    throw error
  }
  return results
}

/**
 * Jobs that came while the disk flushed share the next transaction and its flush. That is what makes a durable write cheap
 * under load.
 * @param check runs after each commit; when it throws, the jobs fail.
 */
export function createWriteQueue(connection: LibsqlConnection, check: () => void): WriteQueue {
  let waiting: Job[] = []
  let draining = false
  const inTurn = createTurns()

  /** Begins a transaction; `false` when no job waits any more. */
  async function begin(): Promise<boolean> {
    while (waiting.length > 0) {
      try {
        await connection.exec('BEGIN IMMEDIATE')
        return true
      } catch (error) {
        const lastMs = performance.now() - LOCK_LIMIT_MS
        const isLost = ({ sinceMs }: Job) => !isLocked(error) || sinceMs <= lastMs
        for (const job of waiting.filter(isLost)) job.reject(toDatabaseFailure(error))
        waiting = waiting.filter((job) => !isLost(job))
      }
      await sleep(LOCK_PAUSE_MS)
    }
    // At once, before any job can come that nobody would run.
    draining = false
    return false
  }

  async function commit(group: readonly Job[]): Promise<void> {
    try {
      const results = await runAll(connection, group)
      check()
      for (const [index, job] of group.entries()) job.resolve(results[index])
    } catch (error) {
      const isCommitted = error instanceof DatabaseFailure
      if (group.length > 1 && !isCommitted) {
        // The fault may be one job's own, so each gets a transaction of its own.
        waiting = [...group.map((job) => ({ ...job, shares: false })), ...waiting]
      } else for (const job of group) job.reject(toDatabaseFailure(error))
    }
  }

  /** One transaction a turn, so that work between them need not wait until nobody writes. */
  async function drain(): Promise<void> {
    if (!(await begin())) return
    await commit(takeGroup(waiting))
    void inTurn(drain)
  }

  return {
    add: <Result>(run: () => Promise<Result>, { shares }: { readonly shares: boolean }) =>
      new Promise<Result>((resolve, reject) => {
        const give = (result: unknown) => resolve(result as Result)
        waiting.push({ run, shares, sinceMs: performance.now(), resolve: give, reject })
        if (draining) return
        draining = true
        void inTurn(drain)
      }),
    between: inTurn,
  }
}
