import { answerText } from '../contract/answerText.js'
import {
  API_PATHS,
  BUILT_IN_MODEL,
  busyResponseSchema,
  ERASE_TOKEN_HEADER,
  IDEMPOTENCY_HEADER,
  type OrderResponse,
} from '../contract/calls.js'
import type { OrderRequest } from '../contract/requests.js'
import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import { BackendProxyError, HttpStatusError, type PlaceInLine } from './apiErrors.js'
import { endpointUrl, withoutSecrets } from './endpointUrl.js'
import { parseOrder } from './parseOrder.js'
import { parseSubscription } from './parseSubscription.js'
import { faultOf, type NoReason, refusalOf } from './refusalOf.js'
import { saysNo } from './saysNo.js'
import { type JsonAnswer, sendJson } from './sendJson.js'
import { withTimeLimit } from './timeLimit.js'

/** One without a value is left out. */
export type HeaderMap = Readonly<Record<string, string | null | undefined>>

/** How long a subscription or an order may take, in milliseconds. */
const DELIVERY_CALL_LIMIT_MS = 30_000

export interface ApiClientOptions {
  /** Prefix or origin of the calls, with or without a slash at its end. */
  readonly apiBase: string
  /** Paths joined to `apiBase`, or whole `http(s)` URLs. */
  readonly endpoints?: {
    readonly generateMeals?: string | undefined
    readonly subscribe?: string | undefined
    readonly order?: string | undefined
    readonly cancel?: string | undefined
  }
  /** Default: the global `fetch`, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch
  /** The host's own headers, such as a session token; a function is asked before each call. */
  readonly headers?: HeaderMap | (() => HeaderMap | undefined | Promise<HeaderMap | undefined>)
  /** Time limit of a subscription or an order, in milliseconds. Default 30,000. */
  readonly deliveryLimitMs?: number
  /** Gets a sentence for the host's developer about an answer of success that does not follow the contract. */
  readonly onFault?: (sentence: string) => void
}

interface CallOptions {
  readonly signal?: AbortSignal
  /** Called if the server says that it has no AI and answered by its own planner. */
  readonly onBuiltIn?: () => void
}

interface IdempotentCallOptions {
  /** With the same key and the same body a repeated call makes no second subscription or order. */
  readonly idempotencyKey?: string
}

export interface ApiClient {
  /**
   * The model's text for a prompt (specification, section 7). It sets no time limit of its own.
   * @throws {HttpStatusError} on a failure status, {@link BackendProxyError} when the server cannot be reached or its
   * answer holds no text, the signal's reason when aborted.
   */
  generateMeals(prompt: string, options?: CallOptions): Promise<string>
  /**
   * Subscribes to the weekly delivery (specification, section 7).
   * @throws {RefusalError} with the server's `error`, or with our text if it gives none; {@link TimeLimitError} or {@link
   * BackendProxyError} when there is no answer.
   */
  subscribe(
    info: DeliveryInfo,
    options?: IdempotentCallOptions,
  ): Promise<{ subscriptionId: string; eraseToken?: string | undefined }>
  /** Cancels a subscription and has its address erased, by the token that came with it. It fails as `subscribe` does. */
  eraseSubscription(subscriptionId: string, eraseToken: string): Promise<void>
  /**
   * Orders groceries under a subscription, with its token if it has one. Absent unless the host configured
   * `endpoints.order`. It fails as `subscribe` does.
   */
  order?(order: Order, options?: IdempotentCallOptions): Promise<OrderResponse>
}

/** The items of an order, and their subscription. */
interface Order {
  readonly subscription: { readonly subscriptionId: string; readonly eraseToken?: string | undefined }
  /** Only ids and amounts are sent. */
  readonly items: readonly OrderRequest['items'][number][]
}

/** What one call sends, and its limits. */
interface CallParts {
  /** Appended to the path, before a query. Errors do not contain it. */
  readonly id?: string
  readonly body?: unknown
  readonly headers?: HeaderMap
  readonly signal?: AbortSignal | undefined
  /** Time limit until the whole answer is read, in milliseconds. No limit by default. */
  readonly limitMs?: number
}

/** For a server that asks for another try without saying when. A page of another origin may be unable to read when. */
const RETRY_AFTER_MS = 2000
/** A server that asks for less would be asked without a pause. */
const LEAST_RETRY_AFTER_MS = 1000

function lineOf({ status, json, retryAfterMs = RETRY_AFTER_MS }: JsonAnswer): PlaceInLine | undefined {
  const { place } = busyResponseSchema.safeParse(json).data ?? {}
  if (status !== 503 || place === undefined) return undefined
  return { place, retryAfterMs: Math.max(LEAST_RETRY_AFTER_MS, retryAfterMs) }
}

/** @param accepted the content of the answer; undefined if it is none of an accepted call. */
function requireAccepted<Output>(
  answer: JsonAnswer,
  accepted: Output | undefined,
  noReason: NoReason,
): Output {
  if (answer.ok && accepted !== undefined) return accepted
  throw refusalOf(answer, noReason)
}

const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' }

/** Later headers win. Names become lower case: `fetch` would send both values of a name in two spellings. */
const mergeHeaders = (...all: readonly (HeaderMap | undefined)[]): Record<string, string> =>
  Object.fromEntries(
    all.flatMap((headers) =>
      Object.entries(headers ?? {}).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
      ),
    ),
  )

type Send = (method: 'POST' | 'DELETE', path: string, parts: CallParts) => Promise<JsonAnswer>

/** Sends calls with the host's headers. */
function createSend(options: ApiClientOptions): Send {
  const callFetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  return (method, path, parts) => {
    const endpoint = endpointUrl(options.apiBase, path)
    const url =
      parts.id === undefined
        ? endpoint
        : endpoint.replace(/\/*(?=[?#]|$)/, `/${encodeURIComponent(parts.id)}`)
    const call = { method, url: withoutSecrets(endpoint), onFault: options.onFault }
    const run = async (signal: AbortSignal) => {
      // Inside the limit, since a host's function may never answer.
      const ownHeaders = typeof options.headers === 'function' ? await options.headers() : options.headers
      signal.throwIfAborted()
      const headers = mergeHeaders(JSON_HEADERS, ownHeaders, parts.headers)
      return sendJson(callFetch, url, { method, headers, body: JSON.stringify(parts.body), signal }, call)
    }
    return withTimeLimit(parts.limitMs, parts.signal, run, call)
  }
}

/** A client for the calls of the specification, section 7. It holds no state: it reads `headers` and `fetch` at each call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { endpoints = {}, deliveryLimitMs = DELIVERY_CALL_LIMIT_MS } = options
  const send = createSend(options)

  const postDelivery = (
    path: string,
    body: unknown,
    { idempotencyKey }: IdempotentCallOptions,
    eraseToken?: string,
  ) =>
    send('POST', path, {
      body,
      headers: {
        ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        ...(eraseToken !== undefined && { [ERASE_TOKEN_HEADER]: eraseToken }),
      },
      limitMs: deliveryLimitMs,
    })

  const { order: orderPath } = endpoints
  return {
    async generateMeals(prompt, { signal, onBuiltIn } = {}) {
      const path = endpoints.generateMeals ?? API_PATHS.generateMeals
      const accepted = await send('POST', path, { body: { prompt }, signal })
      const { call, ok, status, text, json } = accepted
      if (!ok) throw new HttpStatusError(status, text, call, lineOf(accepted))
      const answer = answerText(json)
      if (answer === undefined) {
        const fault = faultOf(accepted, '{ content: [{ text: "…" }] }')
        throw new BackendProxyError('the answer holds no text', call, fault)
      }
      const { model }: { readonly model?: unknown } = Object(json)
      if (model === BUILT_IN_MODEL) onBuiltIn?.()
      return answer
    },
    async subscribe(deliveryInfo, callOptions = {}) {
      const path = endpoints.subscribe ?? API_PATHS.subscribe
      const answer = await postDelivery(path, { deliveryInfo }, callOptions)
      return requireAccepted(answer, parseSubscription(answer.json), 'notSubscribed')
    },
    async eraseSubscription(id, eraseToken) {
      const headers = { [ERASE_TOKEN_HEADER]: eraseToken }
      const path = endpoints.cancel ?? API_PATHS.subscriptions
      const answer = await send('DELETE', path, { id, headers, limitMs: deliveryLimitMs })
      // Any other content is a success. A site may send its web page for every address, so that says nothing.
      if (!answer.ok || answer.isPage || saysNo(answer.json)) throw refusalOf(answer, 'notCancelled')
    },
    ...(orderPath !== undefined && {
      async order({ subscription, items }: Order, callOptions: IdempotentCallOptions = {}) {
        const { subscriptionId, eraseToken } = subscription
        const body: OrderRequest = {
          subscriptionId,
          items: items.map(({ foodId, quantity, unit }) => ({ foodId, quantity, unit })),
        }
        const answer = await postDelivery(orderPath, body, callOptions, eraseToken)
        return requireAccepted(answer, parseOrder(answer.json), 'notOrdered')
      },
    }),
  }
}
