import * as z from 'zod/mini'
import { deliveryInfoSchema } from '../core/delivery/deliveryInfo.js'

/** Default paths of the calls under `apiBase` (specification, section 7). An order has none: the host names it. */
export const API_PATHS = {
  generateMeals: '/generateMeals',
  subscribe: '/delivery/subscribe',
  /** `/` and the subscription's id follow. */
  subscriptions: '/delivery/subscriptions',
  /** For operators; the widget never calls it. */
  health: '/health',
  /** For operators too. */
  metrics: '/metrics',
} as const

/** Header that makes it safe to repeat a call: the same key and body give the same subscription. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Header with the token that cancels a subscription. A host may need `Authorization` for its own session. */
export const ERASE_TOKEN_HEADER = 'Erase-Token'

/** In UTF-16 code units. Our prompt with the longest visitor text and food list fits. */
export const MAX_PROMPT_LENGTH = 20_000

const MAX_ID_LENGTH = 200

export const generateMealsRequestSchema = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(MAX_PROMPT_LENGTH)),
})

/** What the proxy sends and every client accepts. Other blocks, such as a model's thinking, may come with the text. */
export const generateMealsResponseSchema = z.object({
  content: z.array(z.object({ type: z.optional(z.string()), text: z.optional(z.string()) })),
})
export type GenerateMealsResponse = z.infer<typeof generateMealsResponseSchema>

export const subscribeRequestSchema = z.object({ deliveryInfo: deliveryInfoSchema })

const identifier = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH))

/** Whoever holds `eraseToken` can cancel the subscription and have its address erased. */
export const subscribeResponseSchema = z.object({
  subscriptionId: identifier,
  eraseToken: z.optional(identifier),
})

/** `orderId` is the delivery provider's own number, if it gives one. */
export const orderResponseSchema = z.object({ orderId: z.optional(identifier) })

/** A refusal. `error` can be shown to the visitor; `fieldErrors` are keyed by the fields of the delivery form. */
export const errorResponseSchema = z.object({
  error: z.string(),
  fieldErrors: z.optional(z.catchall(z.object({}), z.string())),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>

/** With 503 and `Retry-After`: the place in line that a call has, from 1. It may be made again after that time. */
export const busyResponseSchema = z.object({ error: z.string(), place: z.number() })
export type BusyResponse = z.infer<typeof busyResponseSchema>
