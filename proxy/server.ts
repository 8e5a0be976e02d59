import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { type Config, parseConfig } from './config/config.js'
import { ConfigError } from './config/configError.js'
import type { Variables } from './config/parseVariables.js'
import { createProxy } from './createProxy.js'
import type { DeliveryProvider } from './delivery/deliveryProvider.js'
import { DELIVERY_PROVIDERS } from './delivery/deliveryProviders.js'
import { createLibsqlSubscriptionStore } from './delivery/libsqlSubscriptionStore.js'
import { loadDataKey } from './delivery/loadDataKey.js'
import { createSubscriptions } from './delivery/subscriptions.js'
import { createVault } from './delivery/vault.js'
import { createLibsqlTokenBudget } from './limits/libsqlTokenBudget.js'
import { createModel } from './models/createModel.js'
import type { MealModel } from './models/mealModel.js'
import { openDatabase } from './openDatabase.js'

const DEMO_FOLDER = fileURLToPath(new URL('../demo/dist', import.meta.url))

const localOrigins = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)

interface Announced {
  readonly model: MealModel
  readonly provider: DeliveryProvider
  readonly hasSite: boolean
}

function announce({ address, port }: AddressInfo, { model, provider, hasSite }: Announced): void {
  const host = address === '127.0.0.1' || address === '::' || address === '0.0.0.0' ? 'localhost' : address
  console.log(`${hasSite ? 'The demo and its API are' : 'The API is'} ready on http://${host}:${port}`)
  console.log(
    model.kind === 'builtin'
      ? 'Meals come from the built-in planner, not from an AI model.'
      : `Meals come from ${model.name} (${model.kind}).`,
  )
  console.log(provider.summary)
}

async function start(config: Config, variables: Variables): Promise<void> {
  const now = Date.now
  const model = createModel(config, variables)
  const provider = DELIVERY_PROVIDERS[config.DELIVERY_PROVIDER].create(variables)
  const vault = createVault(await loadDataKey(config.DATA_DIR, config.DATA_KEY))
  const database = await openDatabase(config.DATA_DIR)
  const store = createLibsqlSubscriptionStore(database)
  const hasSite = existsSync(DEMO_FOLDER)
  const app = createProxy({
    model,
    subscriptions: createSubscriptions({ store, provider, vault, now }),
    tokenBudget: createLibsqlTokenBudget(database, { tokensPerDay: config.DAILY_TOKEN_BUDGET, now }),
    limits: {
      modelTimeoutMs: config.MODEL_TIMEOUT_MS,
      callsInFlight: config.MAX_CALLS_IN_FLIGHT,
      mealCallsPerMinute: config.MEAL_CALLS_PER_MINUTE,
      deliveryCallsPerMinute: config.DELIVERY_CALLS_PER_MINUTE,
    },
    allowedOrigins: config.ALLOWED_ORIGINS ?? localOrigins(config.PORT),
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    log: (event) => console.log(JSON.stringify(event)),
    now,
    ...(hasSite ? { siteFolder: DEMO_FOLDER } : {}),
  })
  const server = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST }, (info) =>
    announce(info, { model, provider, hasSite }),
  )
  server.once('error', (error: NodeJS.ErrnoException) => {
    database.close()
    if (error.code !== 'EADDRINUSE') throw error
    console.error(`PORT ${config.PORT} is in use. Set PORT to a free one.`)
    process.exitCode = 1
  })
  const stop = () => server.close(() => database.close())
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

// Only the owner may read what the server writes, the database's side files included.
process.umask(0o077)
try {
  await start(parseConfig(process.env), process.env)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
