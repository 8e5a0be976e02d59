import { Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { API_PATHS, API_PREFIX } from '../src/contract/calls.js'
import { DatabaseFailure } from './database/databaseFailure.js'
import type { Orders } from './delivery/orders.js'
import type { Subscriptions } from './delivery/subscriptions.js'
import type { Readiness } from './health/createReadiness.js'
import { watchModel } from './health/watchModel.js'
import { bodyLimit } from './http/bodyLimit.js'
import { type CallerCheck, callerCheck } from './http/callerCheck.js'
import { type CallerOptions, callerOf } from './http/callerOf.js'
import { callLog } from './http/callLog.js'
import { type CorsOptions, corsFor } from './http/corsFor.js'
import {
  badRequest,
  databaseAway,
  HttpFailure,
  internalFailure,
  notFound,
  rateLimited,
  tooManyDeliveryCalls,
} from './http/httpFailure.js'
import { originGuard } from './http/originGuard.js'
import type { ServerEnv } from './http/serverEnv.js'
import { THIS_HOST_ONLY } from './http/thisHostOnly.js'
import { warnOfForwarding } from './http/warnOfForwarding.js'
import { createCallLine } from './limits/callLine.js'
import type { RateLimits } from './limits/rateLimits.js'
import type { TokenBudget } from './limits/tokenBudget.js'
import { failureEvent, type Log } from './log.js'
import { createMetrics, type Gauges } from './metrics.js'
import { askModel, type Question } from './models/askModel.js'
import type { KnownFoods } from './models/knownFoods.js'
import type { MealModel } from './models/mealModel.js'
import { type AdminOptions, adminRoutes } from './routes/adminRoutes.js'
import { deliveryRoutes } from './routes/deliveryRoutes.js'
import { generateMealsRoute } from './routes/generateMealsRoute.js'
import { healthRoutes } from './routes/healthRoutes.js'
import { metricsRoute } from './routes/metricsRoute.js'
import { orderRoute } from './routes/orderRoute.js'

export interface ProxyOptions extends CallerOptions, CorsOptions {
  readonly model: MealModel
  /** The names of the providers in use; `GET /api/health` reports them. */
  readonly providers: { readonly model: string; readonly delivery: string }
  /** Without it there are no delivery calls. */
  readonly subscriptions?: Subscriptions
  /** Without it there is no order call. */
  readonly orders?: Orders
  /** Whether the database works; without it there is no `GET /api/health/ready`. */
  readonly readiness?: Readiness
  readonly tokenBudget: TokenBudget
  readonly rateLimits: RateLimits
  readonly limits: {
    readonly modelTimeoutMs: number
    readonly callsInFlight: number
    /** For one address. */
    readonly mealCallsPerMinute: number
    /** For one address. */
    readonly deliveryCallsPerMinute: number
  }
  /** Lists subscriptions and orders for the holder of the token; without it there are no such routes. */
  readonly admin?: AdminOptions
  /** The day from which the log and the backups of a shared database no longer hold data erased now. */
  readonly copiesUntil?: () => Date
  /** The foods that a prompt may name. */
  readonly knownFoods: KnownFoods
  readonly log: Log
  /** Opens `GET /api/metrics` to its holder; without it there is no such route. */
  readonly metricsToken?: string
  /** Further figures for the metrics. */
  readonly gauges?: Gauges
  /** The operator's own check of meal calls. */
  readonly checkCaller?: CallerCheck
  /** A built page to serve beside the API. */
  readonly site?: Hono
}

/** Longest body of a call. Our longest prompt just fits, in any script and with every quote escaped. */
const MAX_BODY_BYTES = 32 * 1024

const pass: MiddlewareHandler = (_context, next) => next()

interface CallLimit {
  /** Of calls, since each has a limit of its own. */
  readonly kind: string
  readonly callsPerMinute: number
  /** What a caller over the limit reads. */
  readonly refusal: (retryAfterMs: number) => HttpFailure
}

function limitCallers(
  { kind, callsPerMinute, refusal }: CallLimit,
  rateLimits: RateLimits,
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    for (const { id, shares } of context.get('caller')) {
      const waitMs = await rateLimits.take(`${kind} ${id}`, callsPerMinute * shares)
      if (waitMs > 0) throw refusal(waitMs)
    }
    await next()
  }
}

function toHttpFailure(error: Error, requestId: string, log: Log): HttpFailure {
  if (error instanceof HttpFailure) return error
  if (error instanceof HTTPException) return badRequest('The request is not valid')
  log(failureEvent(error, requestId))
  return error instanceof DatabaseFailure ? databaseAway(error.busy) : internalFailure()
}

/** What every call goes through, in this order. */
function withCommonRules(options: ProxyOptions, log: Log): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use(callLog(log))
    .use(warnOfForwarding(options.trustedProxyHops, log))
    .use(async (context, next) => {
      context.set('caller', callerOf(context, options))
      await next()
    })
    .use(
      secureHeaders({
        strictTransportSecurity: THIS_HOST_ONLY,
        contentSecurityPolicy: { defaultSrc: ["'none'"] },
        crossOriginResourcePolicy: false,
      }),
    )
    .use(originGuard(options.allowedOrigins))
    .use(corsFor(options))
    .use(bodyLimit(MAX_BODY_BYTES))
}

/** The calls about delivery, and the lists of them. */
function addDelivery(api: Hono<ServerEnv>, options: ProxyOptions, log: Log): void {
  const { subscriptions, orders, admin, copiesUntil, rateLimits } = options
  const callsPerMinute = options.limits.deliveryCallsPerMinute
  const limit: CallLimit = { kind: 'delivery', callsPerMinute, refusal: tooManyDeliveryCalls }
  for (const path of [API_PATHS.subscribe, `${API_PATHS.subscriptions}/*`, API_PATHS.order]) {
    api.use(path, limitCallers(limit, rateLimits))
  }
  if (subscriptions) api.route('/', deliveryRoutes(subscriptions, { log, copiesUntil }))
  if (orders) api.route('/', orderRoute(orders, log))
  if (admin) api.route('/', adminRoutes(admin))
}

function createApi(options: ProxyOptions): Hono<ServerEnv> {
  const { model, providers, tokenBudget, rateLimits, limits, metricsToken } = options
  const timeoutMs = limits.modelTimeoutMs
  const callLine = createCallLine({ mostSlots: limits.callsInFlight, maxWaitMs: timeoutMs / 2 })
  const metrics = createMetrics(async () => {
    const { running, waiting, slots } = callLine.state()
    return {
      planner_model_calls_running: running,
      planner_model_calls_waiting: waiting,
      planner_model_slots: slots,
      ...(await options.gauges?.()),
    }
  })
  const watch = watchModel((event) => {
    options.log(event)
    metrics.record(event)
  })
  const { log } = watch
  const askOptions = { model, tokenBudget, callLine, timeoutMs, log }
  const ask = async (question: Question) => {
    const answer = await askModel(askOptions, question)
    watch.answered()
    return answer
  }
  const mealLimit: CallLimit = {
    kind: 'meals',
    callsPerMinute: limits.mealCallsPerMinute,
    refusal: rateLimited,
  }
  const identity = {
    model: providers.model,
    store: options.subscriptions?.storeName ?? 'none',
    delivery: providers.delivery,
    takesOrders: options.orders !== undefined,
  }
  const api = withCommonRules(options, log)
    .route('/', healthRoutes({ identity, readiness: options.readiness, modelFailures: watch.failures }))
    .use(API_PATHS.generateMeals, limitCallers(mealLimit, rateLimits))
    .use(API_PATHS.generateMeals, options.checkCaller ? callerCheck(options.checkCaller) : pass)
    .route('/', generateMealsRoute(ask, { ...options, log }))
  addDelivery(api, options, log)
  if (metricsToken !== undefined) api.route('/', metricsRoute(metrics, metricsToken))
  return api
}

/** The server as a function from `Request` to `Response`: the API under `/api`, and a built page if one is given. */
export function createProxy(options: ProxyOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>().route(API_PREFIX, createApi(options))
  if (options.site) app.route('/', options.site)
  app.notFound((context) => context.json(notFound().body, 404))
  app.onError((error, context) => {
    const { status, body, headers } = toHttpFailure(error, context.get('requestId'), options.log)
    return context.json(body, status, headers)
  })
  return app
}
