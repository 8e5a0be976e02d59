import type { Database } from './database.js'

interface Migration {
  readonly name: string
  /**
   * The oldest version of the tables whose servers still work after this step. A step that only adds (expands) keeps it.
   * A step that removes or changes (contracts) raises it, and comes a release after the servers stopped using the old form.
   * That way old and new instances run side by side while a deployment rolls.
   */
  readonly worksFrom: number
  steps(type: ColumnTypes): readonly string[]
}

interface ColumnTypes {
  readonly bytes: string
  readonly integer: string
  readonly sequence: string
  readonly real: string
  /** For a table that a crash may empty, which makes writing it cheap. */
  readonly unlogged: string
  /** What ends a table's definition. */
  readonly end: string
}

export const COLUMN_TYPES: Readonly<Record<Database['kind'], ColumnTypes>> = {
  libsql: {
    bytes: 'BLOB',
    integer: 'INTEGER',
    sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    real: 'REAL',
    unlogged: '',
    end: ') STRICT',
  },
  postgres: {
    bytes: 'BYTEA',
    integer: 'BIGINT',
    sequence: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    real: 'DOUBLE PRECISION',
    unlogged: 'UNLOGGED ',
    end: ')',
  },
}

/** Every change of the tables, oldest first. Never edit one that was released: add another. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'subscriptions and the token budget',
    worksFrom: 1,
    // `IF NOT EXISTS`: databases older than the table of versions have these tables.
    steps: ({ bytes, integer, end }) => [
      `CREATE TABLE IF NOT EXISTS subscriptions (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'active', 'erased')),
        key_mark TEXT UNIQUE,
        body_mark TEXT,
        sealed_info ${bytes},
        erase_token_hash ${bytes} NOT NULL,
        created_at TEXT NOT NULL,
        erased_at TEXT
      ${end}`,
      `CREATE TABLE IF NOT EXISTS token_accounts (
        day TEXT NOT NULL,
        account TEXT NOT NULL,
        tokens ${integer} NOT NULL,
        granted ${integer} NOT NULL,
        PRIMARY KEY (day, account)
      ${end}`,
    ],
  },
  {
    name: 'data keys and the probe',
    worksFrom: 1,
    steps: ({ bytes, end }) => [
      'ALTER TABLE subscriptions ADD COLUMN key_id TEXT',
      'CREATE INDEX subscriptions_by_age ON subscriptions (created_at, id)',
      'CREATE INDEX subscriptions_by_key ON subscriptions (key_id)',
      `CREATE TABLE data_keys (key_id TEXT PRIMARY KEY, wrapped_secret ${bytes} NOT NULL, added_at TEXT NOT NULL${end}`,
      `CREATE TABLE probes (name TEXT PRIMARY KEY, at TEXT NOT NULL${end}`,
    ],
  },
  {
    name: 'the outbox',
    worksFrom: 1,
    steps: ({ integer, sequence, end }) => [
      `CREATE TABLE outbox (
        seq ${sequence},
        id TEXT NOT NULL UNIQUE,
        subscription_id TEXT NOT NULL,
        type TEXT NOT NULL,
        status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'dead', 'dropped', 'skipped')),
        attempts ${integer} NOT NULL DEFAULT 0,
        due_ms ${integer} NOT NULL DEFAULT 0,
        leased_until_ms ${integer} NOT NULL DEFAULT 0,
        lease TEXT,
        last_error TEXT,
        created_at TEXT NOT NULL
      ${end}`,
      'CREATE INDEX outbox_to_send ON outbox (status, due_ms)',
      'CREATE INDEX outbox_by_subscription ON outbox (subscription_id, seq)',
    ],
  },
  {
    name: 'the rate limits of servers that share a database',
    worksFrom: 1,
    steps: ({ unlogged, real, end }) => [
      `CREATE ${unlogged}TABLE rate_limits (caller TEXT PRIMARY KEY, full_at_ms ${real} NOT NULL${end}`,
    ],
  },
  {
    name: 'orders',
    worksFrom: 1,
    steps: ({ bytes, end }) => [
      `CREATE TABLE orders (
        id TEXT PRIMARY KEY,
        subscription_id TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('pending', 'placed', 'checkout', 'erased')),
        key_mark TEXT UNIQUE,
        body_mark TEXT,
        sealed_order ${bytes},
        key_id TEXT,
        created_at TEXT NOT NULL
      ${end}`,
      'CREATE INDEX orders_by_subscription ON orders (subscription_id)',
      'CREATE INDEX orders_by_age ON orders (created_at, id)',
      'CREATE INDEX orders_by_key ON orders (key_id)',
      'ALTER TABLE outbox ADD COLUMN order_id TEXT',
    ],
  },
]

/** The version of the tables that this server makes. */
export const SCHEMA_VERSION = MIGRATIONS.length
