import type { Config } from './config/config.js'
import { ConfigError } from './config/configError.js'
import type { Database } from './database/database.js'
import { loadDataKeys } from './delivery/loadDataKeys.js'
import { openVault } from './delivery/openVault.js'
import type { OrderStore } from './delivery/orderStore.js'
import { createSqlOrderStore } from './delivery/sqlOrderStore.js'
import { createSqlSubscriptionStore } from './delivery/sqlSubscriptionStore.js'
import type { SubscriptionStore } from './delivery/subscriptionStore.js'
import type { Vault } from './delivery/vault.js'
import { openDatabase, openSharedDatabase } from './openDatabase.js'
import type { OutboxStore } from './outbox/outboxStore.js'
import { createSqlOutboxStore } from './outbox/sqlOutboxStore.js'

/** What outlives a restart. */
export interface Storage {
  readonly database: Database
  readonly vault: Vault
  readonly store: SubscriptionStore
  readonly orderStore: OrderStore
  readonly outbox: OutboxStore
}

export type StorageConfig = Pick<Config, 'DATA_DIR' | 'DATA_KEYS' | 'DATABASE_URL' | 'DELIVERY_WEBHOOK_URL'>

/** Each server would make a key of its own, and none could read what the others wrote. */
async function openShared(url: string, keys: readonly Uint8Array[] | undefined) {
  if (!keys)
    throw new ConfigError('DATA_KEYS is not set. PostgreSQL needs it, because servers share their keys.')
  return { keys, database: await openSharedDatabase(url) }
}

/**
 * Opens the database and the vault of its keys.
 * @throws {ConfigError} when one of them cannot be used, or they do not belong together.
 */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  const { DATA_DIR, DATA_KEYS, DATABASE_URL } = config
  const { keys, database } =
    DATABASE_URL === undefined
      ? { keys: await loadDataKeys(DATA_DIR, DATA_KEYS), database: await openDatabase(DATA_DIR) }
      : await openShared(DATABASE_URL, DATA_KEYS)
  try {
    const vault = await openVault(database, keys)
    const options = { tellsOutbox: config.DELIVERY_WEBHOOK_URL !== undefined }
    return {
      database,
      vault,
      store: createSqlSubscriptionStore(database, options),
      orderStore: createSqlOrderStore(database, options),
      outbox: createSqlOutboxStore(database),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
