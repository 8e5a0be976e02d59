import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { announce } from './announce.js'
import { bufferedLines } from './bufferedLines.js'
import { type Config, parseConfig } from './config/config.js'
import { ConfigError } from './config/configError.js'
import type { Variables } from './config/parseVariables.js'
import { createProxy, type ProxyOptions } from './createProxy.js'
import { createReadiness } from './health/createReadiness.js'
import { createStop } from './http/createStop.js'
import { listen } from './http/listen.js'
import { createMemoryRateLimits } from './limits/memoryRateLimits.js'
import { createPostgresRateLimits } from './limits/postgresRateLimits.js'
import { MS_PER_DAY } from './limits/utcDay.js'
import { createJsonLog, type Log } from './log.js'
import { createKnownFoods } from './models/knownFoods.js'
import { onShellEnd } from './onShellEnd.js'
import { openServices, type Services } from './openServices.js'
import { outboxGauges } from './outbox/outboxGauges.js'
import { siteRoutes } from './routes/siteRoutes.js'
import { startJobs } from './startJobs.js'

/** Process managers kill the server some time after SIGTERM; Docker does so after 10 s. */
const STOP_GRACE_MS = 8000
const LAST_CALLS_MS = 1000
/** Longer than that of reverse proxies (mostly 60 s): whoever closes an idle connection should not be the one called. */
const KEEP_ALIVE_MS = 75_000

const DEMO_FOLDER = fileURLToPath(new URL('../demo/dist', import.meta.url))

const localOrigins = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)

const hasSite = existsSync(DEMO_FOLDER)

/** What the app needs, out of the settings and of what was opened for them. */
function proxyOptions(config: Config, services: Services, log: Log): ProxyOptions {
  const { kind, model, storage, checkCaller, catalog } = services
  const { database, vault } = storage
  const isShared = config.DATABASE_URL !== undefined
  return {
    model,
    providers: { model: kind, delivery: config.DELIVERY_PROVIDER },
    subscriptions: services.subscriptions,
    orders: services.orders,
    readiness: createReadiness({ database }),
    tokenBudget: services.tokenBudget,
    rateLimits: isShared ? createPostgresRateLimits(database, vault.fingerprint) : createMemoryRateLimits(),
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
    gauges: outboxGauges(storage.outbox, Date.now),
    log,
    ...(checkCaller && { checkCaller }),
    ...(config.METRICS_TOKEN !== undefined && { metricsToken: config.METRICS_TOKEN }),
    ...(config.ADMIN_TOKEN !== undefined && { admin: { ...storage, token: config.ADMIN_TOKEN } }),
    ...(isShared && { copiesUntil: () => new Date(Date.now() + config.BACKUP_DAYS * MS_PER_DAY) }),
    ...(hasSite && { site: siteRoutes(DEMO_FOLDER) }),
  }
}

async function start(config: Config, variables: Variables): Promise<void> {
  const now = Date.now
  const log = createJsonLog(
    bufferedLines((text) => process.stdout.write(text)),
    now,
  )
  const services = await openServices(config, variables, now)
  const { storage, tokenBudget } = services
  const app = createProxy(proxyOptions(config, services, log))
  const server = createServer(getRequestListener(app.fetch, { hostname: config.HOST }))
  let stopJobs = () => Promise.resolve()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const stop = createStop(server, STOP_GRACE_MS, async () => {
    await Promise.allSettled([stopJobs(), tokenBudget.close()])
    await storage.database.close()
    // What may still run, such as a call to a delivery service, must not keep the process alive.
    setTimeout(() => process.exit(), LAST_CALLS_MS).unref()
  })
  // Not `once`: on Ctrl+C the signal comes twice, from the terminal and from npm.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  onShellEnd(stop)
  await listen(server, config).catch(async (error: unknown) => {
    await storage.database.close()
    throw error
  })
  stopJobs = startJobs({ ...storage, ...services, keepDays: config.KEEP_DAYS, now, log })
  announce(config, { ...services, hasSite })
}

// The disk is full, or whoever read the log has ended. Calls go on without it, and the next lines are tried again.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
// Only the owner may read what the server writes, including the database's side files.
process.umask(0o077)
try {
  await start(parseConfig(process.env), process.env)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
