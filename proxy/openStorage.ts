import type { Config } from './config/config.js'
import type { Database } from './database/database.js'
import { loadDataKeys } from './delivery/loadDataKeys.js'
import { openVault } from './delivery/openVault.js'
import { createSqlSubscriptionStore } from './delivery/sqlSubscriptionStore.js'
import type { SubscriptionStore } from './delivery/subscriptionStore.js'
import type { Vault } from './delivery/vault.js'
import { openDatabase } from './openDatabase.js'

/** What outlives a restart. */
export interface Storage {
  readonly database: Database
  readonly vault: Vault
  readonly store: SubscriptionStore
}

/**
 * Opens the database and the vault of its keys.
 * @throws {ConfigError} when one of them cannot be used, or they do not belong together.
 */
export async function openStorage({
  DATA_DIR,
  DATA_KEYS,
}: Pick<Config, 'DATA_DIR' | 'DATA_KEYS'>): Promise<Storage> {
  const keys = await loadDataKeys(DATA_DIR, DATA_KEYS)
  const database = await openDatabase(DATA_DIR)
  try {
    const vault = await openVault(database, keys)
    return { database, vault, store: createSqlSubscriptionStore(database) }
  } catch (error) {
    await database.close()
    throw error
  }
}
