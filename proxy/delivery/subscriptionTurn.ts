import type { Compilable } from 'kysely'
import type { Database } from '../database/database.js'

/**
 * The statement with which a transaction waits for others that change the same subscription, so that what it then reads of
 * it stays so until its end. SQLite has one writer at a time.
 */
export const subscriptionTurn = ({ query, kind }: Database, subscriptionId: string): readonly Compilable[] =>
  kind === 'postgres'
    ? [query.selectFrom('subscriptions').select('id').where('id', '=', subscriptionId).forUpdate()]
    : []
