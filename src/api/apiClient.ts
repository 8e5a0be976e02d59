import * as z from 'zod/mini'
import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import {
  BackendProxyError,
  CANCELLATION_FAILED,
  HttpStatusError,
  ORDER_FAILED,
  RefusalError,
  SUBSCRIPTION_FAILED,
} from './apiErrors.js'
import {
  API_PATHS,
  answerText,
  errorResponseSchema,
  generateMealsResponseSchema,
  IDEMPOTENCY_HEADER,
  orderResponseSchema,
  subscribeResponseSchema,
} from './contract.js'
import { endpointUrl } from './endpointUrl.js'
import { deleteJson, type JsonAnswer, type PostOptions, postJson, type RequestHeaders } from './postJson.js'
import { withTimeLimit } from './timeLimit.js'

/** How long a subscription or an order may take, in milliseconds. */
export const DELIVERY_CALL_LIMIT_MS = 30_000

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
  /** Time limit of a subscription or an order, in milliseconds. Default {@link DELIVERY_CALL_LIMIT_MS}. */
  readonly deliveryLimitMs?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface IdempotentCallOptions extends CallOptions {
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
   * @throws {RefusalError} with the server's `error`, by default {@link SUBSCRIPTION_FAILED}, and {@link TimeLimitError}
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

const emptySchema = z.object({})

const keyHeader = (key: string | undefined): RequestHeaders =>
  key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }

function readAccepted<Output>(
  { ok, status, json }: JsonAnswer,
  schema: z.ZodMiniType<Output>,
  defaultMessage: string,
): Output {
  const refusal = errorResponseSchema.safeParse(json)
  const accepted = schema.safeParse(json)
  if (ok && accepted.success) return accepted.data
  if (!refusal.success) throw new RefusalError(defaultMessage, status)
  const { error, fieldErrors } = refusal.data
  throw new RefusalError(error.trim() || defaultMessage, status, fieldErrors)
}

/** A client of the calls of the specification, section 7. It holds no state: options are read at each call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { apiBase, endpoints = {}, deliveryLimitMs = DELIVERY_CALL_LIMIT_MS } = options

  const callFetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  /** A host's function may never answer. */
  const ownHeaders = () =>
    withTimeLimit(deliveryLimitMs, undefined, async () =>
      typeof options.headers === 'function' ? options.headers() : options.headers,
    )

  async function post(path: string, body: unknown, { headers, ...rest }: Omit<PostOptions, 'fetch'>) {
    const url = endpointUrl(apiBase, path)
    return postJson(url, body, {
      ...rest,
      fetch: callFetch,
      headers: { ...(await ownHeaders()), ...headers },
    })
  }

  const deliveryCall = (path: string, body: unknown, { idempotencyKey, signal }: IdempotentCallOptions) =>
    post(path, body, { signal, limitMs: deliveryLimitMs, headers: keyHeader(idempotencyKey) })

  const { order: orderPath } = endpoints
  return {
    async generateMeals(prompt, { signal } = {}) {
      const answer = await post(endpoints.generateMeals ?? API_PATHS.generateMeals, { prompt }, { signal })
      if (!answer.ok) throw new HttpStatusError(answer.status, answer.text)
      const response = generateMealsResponseSchema.safeParse(answer.json)
      const text = response.success ? answerText(response.data) : null
      if (text === null) throw new BackendProxyError('the answer holds no text')
      return text
    },
    async subscribe(deliveryInfo, callOptions = {}) {
      const path = endpoints.subscribe ?? API_PATHS.subscribe
      const answer = await deliveryCall(path, { deliveryInfo }, callOptions)
      return readAccepted(answer, subscribeResponseSchema, SUBSCRIPTION_FAILED)
    },
    async eraseSubscription(subscriptionId, eraseToken) {
      const path = `${API_PATHS.subscriptions}/${encodeURIComponent(subscriptionId)}`
      const headers = { ...(await ownHeaders()), Authorization: `Bearer ${eraseToken}` }
      const url = endpointUrl(apiBase, path)
      const answer = await deleteJson(url, { fetch: callFetch, headers, limitMs: deliveryLimitMs })
      if (!answer.ok) readAccepted(answer, emptySchema, CANCELLATION_FAILED)
    },
    ...(orderPath !== undefined && {
      async order(subscriptionId: string, callOptions: IdempotentCallOptions = {}) {
        const answer = await deliveryCall(orderPath, { subscriptionId }, callOptions)
        return readAccepted(answer, orderResponseSchema, ORDER_FAILED)
      },
    }),
  }
}
