import type * as z from 'zod/mini'
import { answerText } from '../contract/answerText.js'
import {
  API_PATHS,
  errorResponseSchema,
  IDEMPOTENCY_HEADER,
  orderResponseSchema,
  subscribeResponseSchema,
} from '../contract/calls.js'
import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import { BackendProxyError, HttpStatusError, RefusalError } from './apiErrors.js'
import { type JsonAnswer, sendJson } from './sendJson.js'
import { withTimeLimit } from './timeLimit.js'

export type RequestHeaders = Readonly<Record<string, string>>

/** How long a subscription or an order may take, in milliseconds. */
const DELIVERY_CALL_LIMIT_MS = 30_000

/** Shown where a refusal gives no reason; the first is the specification's (section 8). */
const SUBSCRIPTION_FAILED = 'Failed to create subscription'
const CANCELLATION_FAILED = 'Failed to cancel the subscription'
const ORDER_FAILED = 'Failed to place the order'

export interface ApiClientOptions {
  /** Prefix or origin of the calls, with or without a slash at its end. */
  readonly apiBase: string
  /** Paths joined to `apiBase`, or whole `http(s)` URLs. */
  readonly endpoints?: {
    readonly generateMeals?: string | undefined
    readonly subscribe?: string | undefined
    readonly order?: string | undefined
  }
  /** Default the global `fetch`, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch
  /** Headers of the host's own, such as a session token; a function is asked before each call. */
  readonly headers?: RequestHeaders | (() => RequestHeaders | undefined | Promise<RequestHeaders | undefined>)
  /** Time limit of a subscription or an order, in milliseconds. Default 30,000. */
  readonly deliveryLimitMs?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface IdempotentCallOptions {
  /** Same key and same body → one subscription or order, however often the call is repeated. */
  readonly idempotencyKey?: string
}

export interface ApiClient {
  /**
   * The text a model gives to a prompt (specification, section 7).
   * @throws {HttpStatusError} on a failure status, {@link BackendProxyError} when the server cannot be reached or
   * answers with something else, the signal's reason when aborted. It sets no time limit of its own.
   */
  generateMeals(prompt: string, options?: CallOptions): Promise<string>
  /**
   * Subscribes to the weekly delivery (specification, section 7).
   * @throws {RefusalError} with the server's `error`, else with a text of ours, and {@link TimeLimitError}
   * or {@link BackendProxyError} when there is no usable answer.
   */
  subscribe(
    info: DeliveryInfo,
    options?: IdempotentCallOptions,
  ): Promise<{ subscriptionId: string; eraseToken?: string | undefined }>
  /** Cancels a subscription and has its address erased, by the token handed out with it. Fails as `subscribe` does. */
  eraseSubscription(subscriptionId: string, eraseToken: string): Promise<void>
  /** Orders this week's groceries; absent unless the host configured `endpoints.order`. Fails as `subscribe` does. */
  order?(subscriptionId: string, options?: IdempotentCallOptions): Promise<{ orderId?: string | undefined }>
}

/** What one call sends, and the limits it is held to. */
interface Call {
  readonly body?: unknown
  readonly headers?: RequestHeaders
  readonly signal?: AbortSignal | undefined
  /** Until the whole answer is read, in milliseconds; none by default. */
  readonly limitMs?: number
}

/** Joins a prefix or origin and a path with one slash between them; a path that is a whole URL stands for itself. */
function endpointUrl(apiBase: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return `${apiBase.trim().replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

function refusalOf({ status, json }: JsonAnswer, defaultMessage: string): RefusalError {
  const { error, fieldErrors } = errorResponseSchema.safeParse(json).data ?? {}
  return new RefusalError(error?.trim() || defaultMessage, status, fieldErrors)
}

function readAccepted<Output>(
  answer: JsonAnswer,
  schema: z.ZodMiniType<Output>,
  defaultMessage: string,
): Output {
  const accepted = schema.safeParse(answer.json)
  if (answer.ok && accepted.success) return accepted.data
  throw refusalOf(answer, defaultMessage)
}

/** A client of the calls of the specification, section 7. It holds no state: options are read at each call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { apiBase, endpoints = {}, deliveryLimitMs = DELIVERY_CALL_LIMIT_MS } = options
  const callFetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))

  const send = (
    method: 'POST' | 'DELETE',
    path: string,
    { body, headers, limitMs, signal: outer }: Call,
  ): Promise<JsonAnswer> =>
    withTimeLimit(limitMs, outer, async (signal) => {
      // Within the limit, since a host's function may never answer.
      const ownHeaders = typeof options.headers === 'function' ? await options.headers() : options.headers
      signal.throwIfAborted()
      const json = { Accept: 'application/json', 'Content-Type': 'application/json' }
      // By lower-case name, since of two spellings of one name `fetch` would send both values.
      const byName = [json, ownHeaders, headers].flatMap((some) =>
        Object.entries(some ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      )
      return sendJson(callFetch, endpointUrl(apiBase, path), {
        method,
        headers: Object.fromEntries(byName),
        body: JSON.stringify(body),
        signal,
      })
    })

  const postDelivery = (path: string, body: unknown, { idempotencyKey }: IdempotentCallOptions) =>
    send('POST', path, {
      body,
      headers: idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey },
      limitMs: deliveryLimitMs,
    })

  const { order: orderPath } = endpoints
  return {
    async generateMeals(prompt, { signal } = {}) {
      const path = endpoints.generateMeals ?? API_PATHS.generateMeals
      const { ok, status, text, json } = await send('POST', path, { body: { prompt }, signal })
      if (!ok) throw new HttpStatusError(status, text)
      const answer = answerText(json)
      if (answer === undefined) throw new BackendProxyError('the answer holds no text')
      return answer
    },
    async subscribe(deliveryInfo, callOptions = {}) {
      const path = endpoints.subscribe ?? API_PATHS.subscribe
      const answer = await postDelivery(path, { deliveryInfo }, callOptions)
      return readAccepted(answer, subscribeResponseSchema, SUBSCRIPTION_FAILED)
    },
    async eraseSubscription(subscriptionId, eraseToken) {
      const path = `${API_PATHS.subscriptions}/${encodeURIComponent(subscriptionId)}`
      const headers = { Authorization: `Bearer ${eraseToken}` }
      const answer = await send('DELETE', path, { headers, limitMs: deliveryLimitMs })
      if (!answer.ok) throw refusalOf(answer, CANCELLATION_FAILED)
    },
    ...(orderPath !== undefined && {
      async order(subscriptionId: string, callOptions: IdempotentCallOptions = {}) {
        const answer = await postDelivery(orderPath, { subscriptionId }, callOptions)
        return readAccepted(answer, orderResponseSchema, ORDER_FAILED)
      },
    }),
  }
}
