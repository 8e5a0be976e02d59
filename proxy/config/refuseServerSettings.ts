import { DELIVERY_CALL_VARIABLES, ONLY_ON_NODE } from './config.js'
import { ConfigError } from './configError.js'
import type { Variables } from './parseVariables.js'

const NEEDS_SERVER = 'Run the server on Node, or remove it.'
const NEEDS_SUBSCRIPTIONS = 'Give createWorker a store of subscriptions, or remove it.'

/** What to do in place of a setting; most need the server on Node. */
const ADVICE: Readonly<Record<string, string>> = {
  CALLER_CHECK: 'Give createWorker a checkCaller instead.',
  CATALOG_URL: 'List the ids in CATALOG_IDS instead.',
}

/**
 * Refuses what a worker cannot obey. To ignore a setting in silence could leave a door open that its operator believes shut.
 * @throws {ConfigError} that names every setting that has no effect in a worker.
 */
export function refuseServerSettings(
  variables: Variables,
  { takesDeliveryCalls }: { readonly takesDeliveryCalls: boolean },
): void {
  const idle = [
    ...Object.keys(ONLY_ON_NODE).map((name) => ({ name, advice: ADVICE[name] ?? NEEDS_SERVER })),
    ...Object.keys(takesDeliveryCalls ? {} : DELIVERY_CALL_VARIABLES).map((name) => ({
      name,
      advice: NEEDS_SUBSCRIPTIONS,
    })),
  ].filter(({ name }) => variables[name])
  if (idle.length === 0) return
  throw new ConfigError(
    idle.map(({ name, advice }) => `${name} has no effect in a worker. ${advice}`).join('\n'),
  )
}
