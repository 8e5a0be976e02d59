import { ConfigError } from './configError.js'
import type { Variables } from './parseVariables.js'

const NEEDS_SERVER = 'Run the server on Node, or remove it.'

/** Settings that a worker cannot obey. To ignore one in silence could leave a door open that its operator believes shut. */
const ONLY_ON_NODE: Readonly<Record<string, string>> = {
  CALLER_CHECK: 'Give createWorker a checkCaller instead.',
  CATALOG_URL: 'List the ids in CATALOG_IDS instead.',
  ...Object.fromEntries(
    [
      'PORT',
      'HOST',
      'ADMIN_TOKEN',
      'DATABASE_URL',
      'DATA_DIR',
      'DATA_KEYS',
      'BACKUP_DAYS',
      'KEEP_DAYS',
      'DELIVERY_PROVIDER',
      'INSTACART_API_KEY',
      'INSTACART_BASE_URL',
      'INSTACART_CHECKOUT_HOSTS',
      'DELIVERY_WEBHOOK_URL',
      'DELIVERY_WEBHOOK_SECRETS',
      'DELIVERY_WEBHOOK_LOOPBACK',
    ].map((name) => [name, NEEDS_SERVER]),
  ),
}

/** @throws {ConfigError} that names every setting that has no effect in a worker. */
export function refuseServerSettings(variables: Variables): void {
  const idle = Object.entries(ONLY_ON_NODE).filter(([name]) => variables[name])
  if (idle.length === 0) return
  throw new ConfigError(
    idle.map(([name, advice]) => `${name} has no effect in a worker. ${advice}`).join('\n'),
  )
}
