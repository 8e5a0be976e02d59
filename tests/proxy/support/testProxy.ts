import { createProxy, type ProxyOptions } from '../../../proxy/createProxy.js'
import { createOrders } from '../../../proxy/delivery/orders.js'
import { recordProvider } from '../../../proxy/delivery/providers/recordProvider.js'
import { createSoldFoods, type SoldFoods } from '../../../proxy/delivery/soldFoods.js'
import { createSubscriptions, type SubscriptionsOptions } from '../../../proxy/delivery/subscriptions.js'
import { createReadiness } from '../../../proxy/health/createReadiness.js'
import { createMemoryRateLimits } from '../../../proxy/limits/memoryRateLimits.js'
import { createSqlTokenLedger } from '../../../proxy/limits/sqlTokenLedger.js'
import { createTokenBudget } from '../../../proxy/limits/tokenBudget.js'
import type { LogEvent } from '../../../proxy/log.js'
import { createKnownFoods } from '../../../proxy/models/knownFoods.js'
import { builtInProvider } from '../../../proxy/models/providers/builtInProvider.js'
import type { Storage } from '../../../proxy/openStorage.js'
import { siteRoutes } from '../../../proxy/routes/siteRoutes.js'
import { MODEL_OPTIONS } from './modelOptions.js'
import { openTestStorage } from './openTestStorage.js'
import { temporaryFolder } from './temporaryFolder.js'

export const SHOP_ORIGIN = 'https://shop.example'

export interface TestProxyOptions
  extends Partial<Omit<ProxyOptions, 'limits' | 'subscriptions' | 'orders'>>,
    Partial<Pick<SubscriptionsOptions, 'provider' | 'newNumber'>> {
  readonly folder?: string
  /** The foods that can be ordered. Default: the built-in ones. */
  readonly soldFoods?: SoldFoods
  /** A built page. */
  readonly siteFolder?: string
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** Default: one of the folder's own. */
  readonly storage?: Storage
  /** Whether events are written, as with a DELIVERY_WEBHOOK_URL. */
  readonly tellsOutbox?: boolean
  readonly dataKeys?: readonly Buffer<ArrayBuffer>[]
  readonly limits?: Partial<ProxyOptions['limits']>
  readonly ordersPerDay?: number
  readonly tokensPerDay?: number
  /** Default: as many as the whole day has. */
  readonly tokensPerAddress?: number
}

/** The server as it runs, with generous limits, its own data folder, and its log in an array. */
export async function testProxy(options: TestProxyOptions = {}) {
  const {
    provider = recordProvider.create({}),
    ordersPerDay = 100_000,
    tokensPerDay = 1_000_000,
    tokensPerAddress = tokensPerDay,
    limits,
    dataKeys,
    storage,
    tellsOutbox = false,
    now = Date.now,
    siteFolder,
    soldFoods = createSoldFoods(),
    newNumber,
    ...rest
  } = options
  const folder = options.folder ?? (await temporaryFolder())
  const opened = storage ?? (await openTestStorage(folder, { ...(dataKeys && { dataKeys }), tellsOutbox }))
  const { database, vault, store, orderStore, outbox } = opened
  const subscriptions = createSubscriptions({ store, provider, vault, now, ...(newNumber && { newNumber }) })
  const log: LogEvent[] = []
  const app = createProxy({
    model: builtInProvider.create({}, MODEL_OPTIONS),
    providers: { model: 'builtin', delivery: 'record' },
    subscriptions,
    orders: createOrders({ ...opened, provider, soldFoods, ordersPerDay, now }),
    readiness: createReadiness({ database }),
    tokenBudget: createTokenBudget({
      ledger: createSqlTokenLedger(database, { now, mark: vault.fingerprint }),
      tokensPerDay,
      tokensPerAddress,
      now,
    }),
    rateLimits: createMemoryRateLimits(),
    limits: {
      modelTimeoutMs: 5000,
      callsInFlight: 8,
      mealCallsPerMinute: 100_000,
      deliveryCallsPerMinute: 100_000,
      ...limits,
    },
    knownFoods: createKnownFoods(),
    allowedOrigins: [SHOP_ORIGIN],
    allowedHeaders: [],
    trustedProxyHops: 0,
    log: (event) => log.push(event),
    ...(siteFolder === undefined ? {} : { site: siteRoutes(siteFolder) }),
    ...rest,
  })
  return { app, log, folder, store, orderStore, vault, database, subscriptions, outbox }
}

/** A call with a JSON body, as the widget makes it. */
export function postJson(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
