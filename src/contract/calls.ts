import * as z from 'zod/mini'
import { deliveryInfoSchema } from '../core/delivery/deliveryInfo.js'
import { foodIdSchema } from '../core/food/food.js'

/** Where the reference server has its calls: the `apiBase` of a page that it serves. */
export const API_PREFIX = '/api'

/** Paths of the calls under `apiBase` (specification, section 7). The widget orders only where the host names the path. */
export const API_PATHS = {
  generateMeals: '/generateMeals',
  subscribe: '/delivery/subscribe',
  /** `/` and the subscription's id follow. */
  subscriptions: '/delivery/subscriptions',
  order: '/delivery/order',
  /** For operators; the widget never calls it. */
  health: '/health',
  /** For operators too. */
  metrics: '/metrics',
} as const

/** Header that makes it safe to repeat a call: the same key and body give the same subscription or order. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * Header with the token of a subscription, which cancels it and orders under it. A host may need `Authorization` for its
 * own session.
 */
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

/** A week has under a hundred foods, some of them in packs of two sizes. */
const MAX_ORDER_ITEMS = 200
const MAX_UNIT_LENGTH = 60

/** One line of an order: a food and how many of its store unit. Names and prices are the server's. */
const orderItemSchema = z.object({
  foodId: foodIdSchema,
  quantity: z.number().check(z.positive(), z.lte(1000)),
  /** One of the units in which the catalogue sells the food, such as `lb` or `can (15 oz)`. */
  unit: z.string().check(z.minLength(1), z.maxLength(MAX_UNIT_LENGTH)),
})

export const orderRequestSchema = z.object({
  subscriptionId: identifier,
  items: z.array(orderItemSchema).check(z.minLength(1), z.maxLength(MAX_ORDER_ITEMS)),
})
export type OrderRequest = z.infer<typeof orderRequestSchema>

/** The order is placed, or the visitor finishes it on the page of a shop. */
export const orderResponseSchema = z.union([
  z.object({ placed: z.literal(true) }),
  z.object({ checkoutUrl: z.string().check(z.regex(/^https:\/\//)) }),
])
export type OrderResponse = z.infer<typeof orderResponseSchema>

/** A refusal. `error` can be shown to the visitor; `fieldErrors` are keyed by the fields of the delivery form. */
export const errorResponseSchema = z.object({
  error: z.string(),
  fieldErrors: z.optional(z.catchall(z.object({}), z.string())),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>

/** With 503 and `Retry-After`: the place in line that a call has, from 1. It may be made again after that time. */
export const busyResponseSchema = z.object({ error: z.string(), place: z.number() })
export type BusyResponse = z.infer<typeof busyResponseSchema>
