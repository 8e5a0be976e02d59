import type { ColumnType, Generated } from 'kysely'

/** Times are texts in ISO 8601, UTC. `…_ms` are milliseconds since the epoch on the database's own clock. */
export interface Tables {
  subscriptions: {
    id: string
    status: ColumnType<string, string, string>
    key_mark: string | null
    body_mark: string | null
    sealed_info: Uint8Array | null
    /** The key that sealed `sealed_info`. */
    key_id: string | null
    erase_token_hash: Uint8Array
    created_at: string
    erased_at: string | null
  }
  orders: {
    id: string
    subscription_id: string
    status: ColumnType<string, string, string>
    key_mark: string | null
    body_mark: string | null
    sealed_order: Uint8Array | null
    /** The key that sealed `sealed_order`. */
    key_id: string | null
    created_at: string
  }
  /** The secret of fingerprints and tokens, wrapped by each data key. A key that unwraps it belongs to this database. */
  data_keys: { key_id: string; wrapped_secret: Uint8Array; added_at: string }
  /** `granted` is what the last statement added. */
  token_accounts: { day: string; account: string; tokens: number; granted: number }
  schema_versions: { version: number; works_from: number; applied_at: string }
  /** Written to see whether writing works. */
  probes: { name: string; at: string }
  outbox: {
    seq: Generated<number>
    id: string
    subscription_id: string
    /** Of an event about an order. */
    order_id: Generated<string | null>
    type: string
    status: Generated<string>
    attempts: Generated<number>
    due_ms: Generated<number>
    leased_until_ms: Generated<number>
    lease: string | null
    last_error: string | null
    created_at: string
  }
  /** Only of servers that share a database: a single one keeps its limits in memory. */
  rate_limits: { caller: string; full_at_ms: number }
}
