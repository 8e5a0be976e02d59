import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { announce } from './announce.js'
import { bufferedLines } from './bufferedLines.js'
import { loadCatalog } from './catalog/loadCatalog.js'
import { type Config, parseConfig } from './config/config.js'
import { ConfigError } from './config/configError.js'
import type { Variables } from './config/parseVariables.js'
import { createProxy } from './createProxy.js'
import { DELIVERY_PROVIDERS } from './delivery/deliveryProviders.js'
import { createOrders } from './delivery/orders.js'
import { createSoldFoods } from './delivery/soldFoods.js'
import { createSubscriptions } from './delivery/subscriptions.js'
import { createReadiness } from './health/createReadiness.js'
import { createStop } from './http/createStop.js'
import { listen } from './http/listen.js'
import { loadCallerCheck } from './http/loadCallerCheck.js'
import { createMemoryRateLimits } from './limits/memoryRateLimits.js'
import { createPostgresRateLimits } from './limits/postgresRateLimits.js'
import { createSqlTokenLedger } from './limits/sqlTokenLedger.js'
import { createTokenBudget } from './limits/tokenBudget.js'
import { createJsonLog } from './log.js'
import { createModel } from './models/createModel.js'
import { createKnownFoods } from './models/knownFoods.js'
import { onShellEnd } from './onShellEnd.js'
import { openStorage } from './openStorage.js'
import { createWebhook } from './outbox/createWebhook.js'
import { outboxGauges } from './outbox/outboxGauges.js'
import { siteRoutes } from './routes/siteRoutes.js'
import { startJobs } from './startJobs.js'

/** Process managers kill the server some time after SIGTERM; Docker does so after 10 s. */
const STOP_GRACE_MS = 8000
const LAST_CALLS_MS = 1000
/** Longer than that of reverse proxies (mostly 60 s): whoever closes an idle connection should not be the one called. */
const KEEP_ALIVE_MS = 75_000
/** The tokens that a power cut can cost; a call takes about 1,500. */
const BLOCK_TOKENS = 100_000
const DAY_MS = 86_400_000

const DEMO_FOLDER = fileURLToPath(new URL('../demo/dist', import.meta.url))

const localOrigins = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)

async function start(config: Config, variables: Variables): Promise<void> {
  const now = Date.now
  const log = createJsonLog(
    bufferedLines((text) => process.stdout.write(text)),
    now,
  )
  const { kind, model } = createModel(config, variables)
  const provider = DELIVERY_PROVIDERS[config.DELIVERY_PROVIDER].create(variables)
  const catalog = await loadCatalog(config)
  const checkCaller = config.CALLER_CHECK === undefined ? null : await loadCallerCheck(config.CALLER_CHECK)
  const webhook = createWebhook(config, now)
  const storage = await openStorage(config)
  const { database, vault, store } = storage
  const isShared = config.DATABASE_URL !== undefined
  const mark = vault.fingerprint
  const tokenBudget = createTokenBudget({
    ledger: createSqlTokenLedger(database, { now, mark }),
    tokensPerDay: config.DAILY_TOKEN_BUDGET,
    tokensPerAddress: config.DAILY_TOKENS_PER_ADDRESS,
    blockTokens: BLOCK_TOKENS,
    now,
  })
  const subscriptions = createSubscriptions({ store, provider, vault, now })
  const copiesUntil = () => new Date(now() + config.BACKUP_DAYS * DAY_MS)
  const hasSite = existsSync(DEMO_FOLDER)
  const app = createProxy({
    model,
    providers: { model: kind, delivery: config.DELIVERY_PROVIDER },
    subscriptions,
    orders: createOrders({ ...storage, provider, soldFoods: createSoldFoods(catalog), now }),
    readiness: createReadiness({ database }),
    tokenBudget,
    rateLimits: isShared ? createPostgresRateLimits(database, mark) : createMemoryRateLimits(),
    limits: {
      modelTimeoutMs: config.MODEL_TIMEOUT_MS,
      callsInFlight: config.MAX_CALLS_IN_FLIGHT,
      mealCallsPerMinute: config.MEAL_CALLS_PER_MINUTE,
      deliveryCallsPerMinute: config.DELIVERY_CALLS_PER_MINUTE,
    },
    allowedOrigins: config.ALLOWED_ORIGINS ?? localOrigins(config.PORT),
    allowedHeaders: config.ALLOWED_HEADERS ?? [],
    knownFoods: createKnownFoods(catalog),
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    log,
    ...(checkCaller && { checkCaller }),
    ...(config.METRICS_TOKEN === undefined ? {} : { metricsToken: config.METRICS_TOKEN }),
    gauges: outboxGauges(storage.outbox, now),
    ...(config.ADMIN_TOKEN === undefined ? {} : { admin: { ...storage, token: config.ADMIN_TOKEN } }),
    ...(isShared ? { copiesUntil } : {}),
    ...(hasSite ? { site: siteRoutes(DEMO_FOLDER) } : {}),
  })
  const server = createServer(getRequestListener(app.fetch, { hostname: config.HOST }))
  let stopJobs = () => Promise.resolve()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const stop = createStop(server, STOP_GRACE_MS, async () => {
    await Promise.allSettled([stopJobs(), tokenBudget.close()])
    await database.close()
    // What may still run, such as a call to a delivery service, must not keep the process alive.
    setTimeout(() => process.exit(), LAST_CALLS_MS).unref()
  })
  // Not `once`: on Ctrl+C the signal comes twice, from the terminal and from npm.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  onShellEnd(stop)
  await listen(server, config).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  stopJobs = startJobs({ ...storage, subscriptions, webhook, keepDays: config.KEEP_DAYS, now, log })
  announce(config, { kind, model, provider, hasSite })
}

// Only the owner may read what the server writes, including the database's side files.
process.umask(0o077)
try {
  await start(parseConfig(process.env), process.env)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
