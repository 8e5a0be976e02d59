import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createProxy, type ProxyOptions } from '../../../proxy/createProxy.js'
import { createLibsqlSubscriptionStore } from '../../../proxy/delivery/libsqlSubscriptionStore.js'
import { loadDataKey } from '../../../proxy/delivery/loadDataKey.js'
import { recordProvider } from '../../../proxy/delivery/providers/recordProvider.js'
import { createSubscriptions, type SubscriptionsOptions } from '../../../proxy/delivery/subscriptions.js'
import { createVault } from '../../../proxy/delivery/vault.js'
import { createLibsqlTokenLedger } from '../../../proxy/limits/libsqlTokenLedger.js'
import { createMemoryRateLimits } from '../../../proxy/limits/memoryRateLimits.js'
import { createTokenBudget } from '../../../proxy/limits/tokenBudget.js'
import type { LogEvent } from '../../../proxy/log.js'
import { createKnownFoods } from '../../../proxy/models/knownFoods.js'
import { builtInProvider } from '../../../proxy/models/providers/builtInProvider.js'
import { openDatabase } from '../../../proxy/openDatabase.js'
import { siteRoutes } from '../../../proxy/routes/siteRoutes.js'

export const SHOP_ORIGIN = 'https://shop.example'

/** A new folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'planner-proxy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface TestProxyOptions
  extends Partial<Omit<ProxyOptions, 'limits' | 'subscriptions'>>,
    Partial<Pick<SubscriptionsOptions, 'provider'>> {
  readonly folder?: string
  /** A built page. */
  readonly siteFolder?: string
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly limits?: Partial<ProxyOptions['limits']>
  readonly tokensPerDay?: number
  /** Default: as many as the whole day has. */
  readonly tokensPerAddress?: number
}

/** The server as it runs, with generous limits, its own data folder, and its log in an array. */
export async function testProxy(options: TestProxyOptions = {}) {
  const {
    provider = recordProvider.create({}),
    tokensPerDay = 1_000_000,
    tokensPerAddress = tokensPerDay,
    limits,
    now = Date.now,
    siteFolder,
    ...rest
  } = options
  const folder = options.folder ?? (await temporaryFolder())
  const vault = createVault(await loadDataKey(folder, undefined))
  const database = await openDatabase(folder)
  onTestFinished(() => database.close())
  const store = createLibsqlSubscriptionStore(database)
  const log: LogEvent[] = []
  const app = createProxy({
    model: builtInProvider.create({}, 0),
    providers: { model: 'builtin', delivery: 'record' },
    subscriptions: createSubscriptions({ store, provider, vault, now }),
    tokenBudget: createTokenBudget({
      ledger: createLibsqlTokenLedger(database, { now, mark: vault.fingerprint }),
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
  return { app, log, folder, store, vault }
}

/** A call with a JSON body, as the widget makes it. */
export function postJson(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
