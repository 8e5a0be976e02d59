import * as z from 'zod/mini'
import type { NO_SUBSCRIPTION } from '../core/delivery/noSubscription.js'
import { MAX_ID_LENGTH, MAX_TOKEN_LENGTH } from '../core/delivery/subscriptionLimits.js'

/** The `apiBase` of the reference server, for the pages that it serves. */
export const API_PREFIX = '/api'

/**
 * The paths of the calls under `apiBase` (specification, section 7). The widget orders only if the host names that path.
 */
export const API_PATHS = {
  generateMeals: '/generateMeals',
  subscribe: '/delivery/subscribe',
  /** Followed by `/` and the subscription's id. */
  subscriptions: '/delivery/subscriptions',
  order: '/delivery/order',
  /** For operators; the widget never calls it. */
  health: '/health',
  /** For operators, too. */
  metrics: '/metrics',
} as const

/** The header that makes it safe to repeat a call: the same key and body give the same subscription or order. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * The header with a subscription's token, which cancels it and orders under it. It is not `Authorization`, which a host
 * may need for its own session.
 */
export const ERASE_TOKEN_HEADER = 'Erase-Token'

/** As `model` of an answer: the server has no AI, so its own planner made the answer. */
export const BUILT_IN_MODEL = 'builtin'

/**
 * What the proxy sends and every client accepts. Other blocks, such as a model's thinking, may accompany the text. Only
 * {@link BUILT_IN_MODEL} matters as `model`: a server may relay its AI's whole answer, which has a name there.
 */
export const generateMealsResponseSchema = z.object({
  content: z.array(z.object({ type: z.optional(z.string()), text: z.optional(z.string()) })),
  model: z.optional(z.unknown()),
})
export type GenerateMealsResponse = z.infer<typeof generateMealsResponseSchema>

/** The id of a subscription, which a server chooses. */
export const identifierSchema = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH))

const eraseToken = z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH))

/** Whoever has the `eraseToken` can cancel the subscription and have its address erased. */
export const subscribeResponseSchema = z.object({
  subscriptionId: identifierSchema,
  eraseToken: z.optional(eraseToken),
})

/** Whether a text is a whole address with https. The oldest browsers that we support have no `URL.canParse`. */
function isHttpsAddress(text: string): boolean {
  try {
    // A browser takes `https:checkout` for a path.
    return /^https:\/\//i.test(text) && new URL(text).protocol === 'https:'
  } catch {
    return false
  }
}

/** The order is placed, or the visitor finishes it on a shop's page. */
export const orderResponseSchema = z.union([
  z.object({ placed: z.literal(true) }),
  z.object({ checkoutUrl: z.string().check(z.refine(isHttpsAddress)) }),
])
export type OrderResponse = z.infer<typeof orderResponseSchema>

/** A refusal. `error` can be shown to the visitor; the keys of `fieldErrors` are fields of the delivery form. */
export const errorResponseSchema = z.object({
  error: z.string(),
  fieldErrors: z.optional(z.catchall(z.object({}), z.string())),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema> & { readonly code?: typeof NO_SUBSCRIPTION }

/** With 503 and `Retry-After`: the call's place in line, from 1. The client may call again after that time. */
export const busyResponseSchema = z.object({ error: z.string(), place: z.number() })
export type BusyResponse = z.infer<typeof busyResponseSchema>
