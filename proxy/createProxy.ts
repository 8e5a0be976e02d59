import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { API_PATHS, ERASE_TOKEN_HEADER, IDEMPOTENCY_HEADER } from '../src/contract/calls.js'
import { createSemaphore } from '../src/core/semaphore.js'
import { DatabaseFailure } from './database/databaseFailure.js'
import type { Subscriptions } from './delivery/subscriptions.js'
import type { Readiness } from './health/createReadiness.js'
import { watchModel } from './health/watchModel.js'
import { callerAddress } from './http/callerAddress.js'
import {
  badRequest,
  databaseAway,
  HttpFailure,
  internalFailure,
  notFound,
  rateLimited,
} from './http/httpFailure.js'
import { limitBody } from './http/limitBody.js'
import { originGuard } from './http/originGuard.js'
import { createRateLimit } from './limits/rateLimit.js'
import type { TokenBudget } from './limits/tokenBudget.js'
import { failureEvent, type Log } from './log.js'
import { askModel } from './models/askModel.js'
import type { MealModel } from './models/mealModel.js'
import { type AdminOptions, adminRoutes } from './routes/adminRoutes.js'
import { deliveryRoutes } from './routes/deliveryRoutes.js'
import { generateMealsRoute } from './routes/generateMealsRoute.js'
import { healthRoutes } from './routes/healthRoutes.js'
import { siteRoutes } from './routes/siteRoutes.js'

export interface ProxyOptions {
  readonly model: MealModel
  /** The names of the providers in use, which `GET /api/health` tells. */
  readonly providers: { readonly model: string; readonly delivery: string }
  readonly subscriptions: Subscriptions
  readonly readiness: Readiness
  readonly tokenBudget: TokenBudget
  readonly limits: {
    readonly modelTimeoutMs: number
    readonly callsInFlight: number
    /** For one address. */
    readonly mealCallsPerMinute: number
    /** For one address. */
    readonly deliveryCallsPerMinute: number
  }
  /** Lists subscriptions to whoever has the token; nobody when absent. */
  readonly admin?: AdminOptions
  /** When the log and the backups of a shared database no longer hold what is erased now. */
  readonly copiesUntil?: () => Date
  /** Origins whose pages may call the server. */
  readonly allowedOrigins: readonly string[]
  /** Number of our own reverse proxies in front of the server. With 0, `X-Forwarded-For` is ignored. */
  readonly trustedProxyHops: number
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** A built page to serve beside the API. */
  readonly siteFolder?: string
}

/** Longest body of a call: our longest prompt fits, and little more. */
const MAX_BODY_BYTES = 16 * 1024

const WAITING_PER_CALL_IN_FLIGHT = 4

const PREFLIGHT_MAX_AGE_S = 600

type App = { Bindings: Partial<HttpBindings> }

function callLog({ log, now }: ProxyOptions): MiddlewareHandler<App> {
  return async (context, next) => {
    const start = now()
    await next()
    const { method } = context.req
    const { status } = context.res
    log({ event: 'call', method, route: routePath(context), status, durationMs: now() - start })
  }
}

function perAddress(callsPerMinute: number, { trustedProxyHops, now }: ProxyOptions): MiddlewareHandler<App> {
  const limit = createRateLimit({ callsPerMinute, now })
  return async (context, next) => {
    const waitMs = limit.take(callerAddress(context, trustedProxyHops))
    if (waitMs > 0) throw rateLimited(waitMs)
    await next()
  }
}

function toHttpFailure(error: Error, log: Log): HttpFailure {
  if (error instanceof HttpFailure) return error
  if (error instanceof HTTPException) return badRequest('The request is not valid')
  log(failureEvent(error))
  return error instanceof DatabaseFailure ? databaseAway(error.busy) : internalFailure()
}

function createApi(options: ProxyOptions): Hono<App> {
  const { model, providers, subscriptions, tokenBudget, limits, log } = options
  const callSlots = createSemaphore(limits.callsInFlight, {
    maxWaiting: limits.callsInFlight * WAITING_PER_CALL_IN_FLIGHT,
  })
  const ask = { model, tokenBudget, callSlots, timeoutMs: limits.modelTimeoutMs }
  const perDeliveryCaller = perAddress(limits.deliveryCallsPerMinute, options)
  const watch = watchModel(log)
  const health = healthRoutes({
    identity: { model: providers.model, store: subscriptions.storeName, delivery: providers.delivery },
    readiness: options.readiness,
    modelFailures: watch.failures,
  })
  const tooLarge = () => {
    throw new HttpFailure(413, { error: 'The body is too large' })
  }
  return new Hono<App>()
    .use(callLog(options))
    .use(
      secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"] }, crossOriginResourcePolicy: false }),
    )
    .use(originGuard(options.allowedOrigins))
    .use(
      cors({
        origin: [...options.allowedOrigins],
        allowMethods: ['GET', 'POST', 'DELETE'],
        allowHeaders: ['Content-Type', 'Authorization', ERASE_TOKEN_HEADER, IDEMPOTENCY_HEADER],
        maxAge: PREFLIGHT_MAX_AGE_S,
      }),
    )
    .use(limitBody(MAX_BODY_BYTES, tooLarge))
    .route('/', health)
    .use(API_PATHS.generateMeals, perAddress(limits.mealCallsPerMinute, options))
    .use(API_PATHS.subscribe, perDeliveryCaller)
    .use(`${API_PATHS.subscriptions}/*`, perDeliveryCaller)
    .route(
      '/',
      generateMealsRoute(async (prompt, caller) => {
        const answer = await askModel(ask, prompt, caller)
        watch.answered()
        return answer
      }, watch.log),
    )
    .route('/', deliveryRoutes(subscriptions, options.copiesUntil))
    .route('/', options.admin ? adminRoutes(options.admin) : new Hono())
}

/** The server as a function from `Request` to `Response`: the API under `/api`, and a built page if one is given. */
export function createProxy(options: ProxyOptions): Hono<App> {
  const app = new Hono<App>().route('/api', createApi(options))
  if (options.siteFolder !== undefined) app.route('/', siteRoutes(options.siteFolder))
  app.notFound((context) => context.json(notFound().body, 404))
  app.onError((error, context) => {
    const { status, body, headers } = toHttpFailure(error, options.log)
    return context.json(body, status, headers)
  })
  return app
}
