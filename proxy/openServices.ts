import { loadCatalog } from './catalog/loadCatalog.js'
import type { ServerCatalog } from './catalog/parseCatalog.js'
import type { Config } from './config/config.js'
import type { Variables } from './config/parseVariables.js'
import { DELIVERY_PROVIDERS } from './delivery/deliveryProviders.js'
import type { DeliveryService } from './delivery/deliveryService.js'
import { createOrders, type Orders } from './delivery/orders.js'
import { createSoldFoods } from './delivery/soldFoods.js'
import { createSubscriptions, type Subscriptions } from './delivery/subscriptions.js'
import type { CallerCheck } from './http/callerCheck.js'
import { loadCallerCheck } from './http/loadCallerCheck.js'
import { createSqlTokenLedger } from './limits/sqlTokenLedger.js'
import { createTokenBudget, type TokenBudget } from './limits/tokenBudget.js'
import { type ChosenModel, createModel } from './models/createModel.js'
import { createNodePost } from './models/createNodePost.js'
import { openStorage, type Storage } from './openStorage.js'
import { createWebhook } from './outbox/createWebhook.js'
import type { Webhook } from './outbox/webhook.js'

/** What the settings ask for, ready to be used. */
export interface Services extends ChosenModel {
  readonly provider: DeliveryService
  readonly catalog: ServerCatalog
  readonly checkCaller: CallerCheck | undefined
  readonly webhook: Webhook | undefined
  readonly storage: Storage
  readonly tokenBudget: TokenBudget
  readonly subscriptions: Subscriptions
  readonly orders: Orders
}

/** The tokens that a power cut can cost; a call takes about 1,500. */
const NODE_BLOCK_TOKENS = 100_000

/**
 * Opens what the server works with. The storage comes last, so that nothing is left open when a setting is wrong.
 * @param now milliseconds since the epoch.
 * @throws {ConfigError} when a part cannot be used.
 */
export async function openServices(
  config: Config,
  variables: Variables,
  now: () => number,
): Promise<Services> {
  const chosen = createModel(config, variables, createNodePost())
  const provider = DELIVERY_PROVIDERS[config.DELIVERY_PROVIDER].create(variables)
  const catalog = await loadCatalog(config)
  const checkCaller =
    config.CALLER_CHECK === undefined ? undefined : await loadCallerCheck(config.CALLER_CHECK)
  const webhook = createWebhook(config, now)
  const storage = await openStorage(config)
  const { database, vault } = storage
  const tokenBudget = createTokenBudget({
    ledger: createSqlTokenLedger(database, { now, mark: vault.fingerprint }),
    tokensPerDay: config.DAILY_TOKEN_BUDGET,
    tokensPerAddress: config.DAILY_TOKENS_PER_ADDRESS,
    blockTokens: NODE_BLOCK_TOKENS,
    now,
  })
  return {
    ...chosen,
    provider,
    catalog,
    checkCaller,
    webhook,
    storage,
    tokenBudget,
    subscriptions: createSubscriptions({ ...storage, provider, now }),
    orders: createOrders({
      ...storage,
      provider,
      soldFoods: createSoldFoods(catalog),
      ordersPerDay: config.ORDERS_PER_DAY,
      now,
    }),
  }
}
