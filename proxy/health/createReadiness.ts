import type { Database } from '../database/database.js'
import { DatabaseFailure } from '../database/databaseFailure.js'
import { canUse } from '../database/migrate.js'

/** Whether this instance can serve subscriptions. `reason` is a code, never a message of the database. */
type ReadinessState = { readonly ready: true } | { readonly ready: false; readonly reason: string }

export interface Readiness {
  check(): Promise<ReadinessState>
}

export interface ReadinessOptions {
  readonly database: Database
  /** Milliseconds on a clock that is never set back; default `performance.now`. */
  readonly clock?: () => number
}

/** A load balancer asks often, and each check writes to the disk. */
const KEPT_MS = 5000
const PROBE = 'readiness'
/** More than a subscription takes with its indexes, so that a disk with room for the probe has room for one. */
const ROOM_BYTES = 32 * 1024

async function probe(database: Database): Promise<ReadinessState> {
  const { query } = database
  try {
    await database.inspect()
    if (!canUse(await database.read(query.selectFrom('schema_versions').select(['version', 'works_from'])))) {
      return { ready: false, reason: 'OTHER_SCHEMA' }
    }
    const at = new Date().toISOString().padEnd(ROOM_BYTES)
    const mark = query
      .insertInto('probes')
      .values({ name: PROBE, at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    await database.write(mark)
    return { ready: true }
  } catch (error) {
    return { ready: false, reason: error instanceof DatabaseFailure ? error.code : 'UNKNOWN' }
  }
}

/** Looks, reads and writes to find out whether the database works, and keeps what it found for five seconds. */
export function createReadiness({ database, clock = () => performance.now() }: ReadinessOptions): Readiness {
  let latest: { readonly state: Promise<ReadinessState>; readonly untilMs: number } | undefined
  return {
    check() {
      if (!latest || clock() >= latest.untilMs)
        latest = { state: probe(database), untilMs: clock() + KEPT_MS }
      return latest.state
    },
  }
}
