import { parseCatalog } from './catalog/parseCatalog.js'
import { parseConfig } from './config/config.js'
import type { Variables } from './config/parseVariables.js'
import { refuseServerSettings } from './config/refuseServerSettings.js'
import { createProxy } from './createProxy.js'
import type { Orders } from './delivery/orders.js'
import type { Subscriptions } from './delivery/subscriptions.js'
import type { CallerCheck } from './http/callerCheck.js'
import { createMemoryRateLimits } from './limits/memoryRateLimits.js'
import { createMemoryTokenLedger } from './limits/memoryTokenLedger.js'
import type { RateLimits } from './limits/rateLimits.js'
import { createTokenBudget } from './limits/tokenBudget.js'
import type { TokenLedger } from './limits/tokenLedger.js'
import { createJsonLog, type Log } from './log.js'
import { createModel } from './models/createModel.js'
import { createKnownFoods } from './models/knownFoods.js'
import { postByFetch } from './models/postByFetch.js'
import type { PostToModel } from './models/postToModel.js'
import { withoutSharedStores } from './models/withoutSharedStores.js'

/** What instances share. A runtime starts and ends many instances, so no state may live in one alone. */
export interface WorkerStores {
  /** Without it and `rateLimits`, meal calls are answered with 503: nothing would limit what they cost. */
  readonly tokenLedger?: TokenLedger
  readonly rateLimits?: RateLimits
  /** Without it there are no delivery calls. */
  readonly subscriptions?: Subscriptions
  /** Without it there is no order call. */
  readonly orders?: Orders
  /** Sends what waits to be sent. */
  readonly outbox?: { drain(): Promise<void> }
}

export interface WorkerOptions {
  readonly stores: WorkerStores
  /** The settings of the server, as `proxy/README.md` lists them. Some need Node and are refused. */
  readonly variables?: Variables
  /** The visitor's address, if the runtime has it in a header of its own, such as `CF-Connecting-IP`. */
  readonly addressOf?: (request: Request) => string | undefined
  readonly checkCaller?: CallerCheck
  /** How the runtime reaches the model's API. Default: by `fetch`. */
  readonly post?: PostToModel
  /** Default: a line of JSON to the console for each event. */
  readonly log?: Log
}

/** The runtime's handle of one call; the third argument that it gives to `fetch`. */
export interface CallContext {
  waitUntil(work: Promise<unknown>): void
}

export interface Worker {
  /** @param context lets a call finish whose caller has left. Without it a runtime may stop the call halfway. */
  fetch(request: Request, context?: CallContext): Promise<Response>
  /** For the runtime's timer. */
  scheduled(): Promise<void>
}

/** An instance may end at any time, so it books few tokens ahead: about ten calls. */
const EDGE_BLOCK_TOKENS = 15_000

/**
 * The server for runtimes that speak `fetch` and have nothing of Node: the same app over stores that instances share.
 * @throws {ConfigError} when a setting is wrong, or has no effect here.
 */
export function createWorker(options: WorkerOptions): Worker {
  const {
    stores,
    variables = {},
    addressOf,
    checkCaller,
    post = postByFetch,
    log = createJsonLog(console.log, Date.now),
  } = options
  const { tokenLedger, rateLimits, subscriptions, orders } = stores
  const takesDeliveryCalls = subscriptions !== undefined || orders !== undefined
  refuseServerSettings(variables, { takesDeliveryCalls })
  const config = parseConfig(variables)
  const { kind, model } = createModel(config, variables, post)
  const app = createProxy({
    model: tokenLedger && rateLimits ? model : withoutSharedStores(model),
    providers: { model: kind, delivery: config.DELIVERY_PROVIDER },
    ...(subscriptions && { subscriptions }),
    ...(orders && { orders }),
    tokenBudget: createTokenBudget({
      ledger: tokenLedger ?? createMemoryTokenLedger(Date.now),
      tokensPerDay: config.DAILY_TOKEN_BUDGET,
      tokensPerAddress: config.DAILY_TOKENS_PER_ADDRESS,
      blockTokens: EDGE_BLOCK_TOKENS,
      now: Date.now,
    }),
    rateLimits: rateLimits ?? createMemoryRateLimits(),
    limits: {
      modelTimeoutMs: config.MODEL_TIMEOUT_MS,
      callsInFlight: config.MAX_CALLS_IN_FLIGHT,
      mealCallsPerMinute: config.MEAL_CALLS_PER_MINUTE,
      deliveryCallsPerMinute: config.DELIVERY_CALLS_PER_MINUTE,
    },
    knownFoods: createKnownFoods(parseCatalog(config.CATALOG_IDS ?? [])),
    allowedOrigins: config.ALLOWED_ORIGINS ?? [],
    allowedHeaders: config.ALLOWED_HEADERS ?? [],
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    ...(addressOf && { addressOf }),
    ...(checkCaller && { checkCaller }),
    ...(config.METRICS_TOKEN !== undefined && { metricsToken: config.METRICS_TOKEN }),
    log,
  })
  return {
    async fetch(request, context) {
      const answer = Promise.resolve(app.fetch(request))
      // A call that is stopped halfway would keep its slot, and those that wait for its booking would wait forever.
      context?.waitUntil(answer)
      return answer
    },
    scheduled: async () => stores.outbox?.drain(),
  }
}
