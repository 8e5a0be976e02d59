import { errorCode } from '../config/errorCode.js'

/** SQLite's codes, system errors of a connection, and SQLSTATE classes of a server that is away, full or overloaded. */
const BUSY =
  /^(?:SQLITE_BUSY|SQLITE_LOCKED|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08|40|53300|CONNECTION_LOST|55P03|57)/

/** The database did not do what was asked, or nobody knows whether it did. The same call may work later. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure'
  /** The database's own code, such as `SQLITE_FULL`, or ours. */
  readonly code: string
  /** It is locked, overloaded or away, so the same call may work in seconds. */
  readonly busy: boolean

  constructor(code: string, options?: ErrorOptions) {
    // The cause's message may quote values, so it is not repeated here.
    super(`The database failed (${code}).`, options)
    this.code = code
    this.busy = BUSY.test(code)
  }
}

/** An error of a driver as a failure of the database. Errors without a code come from elsewhere and stay as they are. */
export function toDatabaseFailure(error: unknown): unknown {
  const code = errorCode(error)
  if (code === undefined || error instanceof DatabaseFailure) return error
  return new DatabaseFailure(code, { cause: error })
}
