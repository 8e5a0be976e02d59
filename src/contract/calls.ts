import * as z from 'zod/mini'
import { deliveryInfoSchema } from '../core/delivery/deliveryInfo.js'

/** Default paths of the calls under `apiBase` (specification, section 7); an order has none, it is made on request. */
export const API_PATHS = {
  generateMeals: '/generateMeals',
  subscribe: '/delivery/subscribe',
  /** Followed by `/` and the id. */
  subscriptions: '/delivery/subscriptions',
} as const

/** Header that makes a repeated call safe: same key and same body → same subscription. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Longest prompt, in UTF-16 code units: room for ours with the longest visitor text and food list. */
export const MAX_PROMPT_LENGTH = 20_000

const MAX_ID_LENGTH = 200

export const generateMealsRequestSchema = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(MAX_PROMPT_LENGTH)),
})

/** What the proxy sends and every client accepts; other blocks, such as a model's thinking, may stand beside the text. */
export const generateMealsResponseSchema = z.object({
  content: z.array(z.object({ type: z.optional(z.string()), text: z.optional(z.string()) })),
})
export type GenerateMealsResponse = z.infer<typeof generateMealsResponseSchema>

export const subscribeRequestSchema = z.object({ deliveryInfo: deliveryInfoSchema })

const identifier = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH))

/** `eraseToken` lets whoever holds it cancel the subscription and have its address erased. */
export const subscribeResponseSchema = z.object({
  subscriptionId: identifier,
  eraseToken: z.optional(identifier),
})

/** `orderId` is the provider's own number, where it gives one. */
export const orderResponseSchema = z.object({ orderId: z.optional(identifier) })

/** A refusal: `error` can be shown to the visitor, `fieldErrors` by field of the delivery form. */
export const errorResponseSchema = z.object({
  error: z.string(),
  fieldErrors: z.optional(z.catchall(z.object({}), z.string())),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>

/**
 * The model's text in an answer: that of the first block of type `text`, else `content[0].text` (specification,
 * section 7); `undefined` when there is none.
 */
export function answerText(answer: unknown): string | undefined {
  const { content = [] } = generateMealsResponseSchema.safeParse(answer).data ?? {}
  const typed = content.find(({ type, text }) => type === 'text' && text !== undefined)
  return (typed ?? content[0])?.text
}
