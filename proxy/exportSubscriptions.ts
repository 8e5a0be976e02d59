import { parseConfig } from './config/config.js'
import { ConfigError } from './config/configError.js'
import { loadDataKey } from './delivery/loadDataKey.js'
import { createSqlSubscriptionStore } from './delivery/sqlSubscriptionStore.js'
import { createVault } from './delivery/vault.js'
import { openDatabase } from './openDatabase.js'

/** Prints every subscription that is not erased, one JSON object per line, for the people who deliver. */
async function exportSubscriptions(): Promise<void> {
  const { DATA_DIR, DATA_KEY } = parseConfig(process.env)
  const vault = createVault(await loadDataKey(DATA_DIR, DATA_KEY))
  const database = await openDatabase(DATA_DIR)
  for (const { id, status, sealedInfo } of await createSqlSubscriptionStore(database).list()) {
    if (sealedInfo === null) continue
    const deliveryInfo: unknown = JSON.parse(vault.open(sealedInfo, id))
    console.log(JSON.stringify({ subscriptionId: id, status, deliveryInfo }))
  }
  await database.close()
}

try {
  await exportSubscriptions()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
