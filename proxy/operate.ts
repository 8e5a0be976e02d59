import { parseConfig } from './config/config.js'
import { ConfigError } from './config/configError.js'
import { DatabaseFailure } from './database/databaseFailure.js'
import { DELIVERY_PROVIDERS } from './delivery/deliveryProviders.js'
import { DeliveryServiceError } from './delivery/deliveryService.js'
import { createSubscriptions } from './delivery/subscriptions.js'
import { requireDatabase } from './openDatabase.js'
import { openStorage } from './openStorage.js'
import { COMMANDS, findCommand } from './operate/commands.js'

/** In a container there is the compiled script only. */
const PROGRAM = import.meta.url.endsWith('.ts') ? 'npx tsx proxy/operate.ts' : 'node build/operate.js'

const usage = () =>
  [
    `${PROGRAM} <command>`,
    ...Object.entries(COMMANDS).map(([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}`),
  ].join('\n')

/** Runs a command for operators beside the server, with the server's settings. */
async function operate([name, argument]: readonly string[]): Promise<boolean> {
  const command = findCommand(name)
  if (!command) {
    console.error(usage())
    return false
  }
  const config = parseConfig(process.env)
  if (config.DATABASE_URL === undefined) requireDatabase(config.DATA_DIR)
  const storage = await openStorage(config)
  try {
    const provider = DELIVERY_PROVIDERS[config.DELIVERY_PROVIDER].create(process.env)
    const subscriptions = createSubscriptions({ ...storage, provider, now: Date.now })
    return await command.run({ ...storage, subscriptions, print: console.log, tell: console.error }, argument)
  } finally {
    await storage.database.close()
  }
}

// Only the owner may read what a command writes.
process.umask(0o077)
try {
  if (!(await operate(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  const isForeseen =
    error instanceof ConfigError || error instanceof DatabaseFailure || error instanceof DeliveryServiceError
  if (!isForeseen) throw error
  console.error(error.message)
  process.exitCode = 1
}
