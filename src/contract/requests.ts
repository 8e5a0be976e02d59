import * as z from 'zod/mini'
import { deliveryInfoSchema } from '../core/delivery/deliveryInfo.js'
import { foodIdSchema } from '../core/food/food.js'
import { identifierSchema } from './calls.js'

// What a server reads. These schemas are apart from those of the answers, since the widget needs none of them.

/** In UTF-16 code units. Our prompt with the longest visitor text and food list fits. */
export const MAX_PROMPT_LENGTH = 20_000

export const generateMealsRequestSchema = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(MAX_PROMPT_LENGTH)),
})

export const subscribeRequestSchema = z.object({ deliveryInfo: deliveryInfoSchema })

/** A week has under a hundred foods, some of them in packs of two sizes. */
const MAX_ORDER_ITEMS = 200
const MAX_UNIT_LENGTH = 200

/** Less than any shop sells. */
const MIN_ORDER_QUANTITY = 0.01

/** One line of an order: a food and its amount in a store unit. The server has the names and prices. */
const orderItemSchema = z.object({
  foodId: foodIdSchema,
  quantity: z.number().check(z.gte(MIN_ORDER_QUANTITY), z.lte(1000)),
  /** A unit in which the catalogue sells the food, such as `lb` or `can (15 oz)`. */
  unit: z.string().check(z.minLength(1), z.maxLength(MAX_UNIT_LENGTH)),
})

export const orderRequestSchema = z.object({
  subscriptionId: identifierSchema,
  items: z.array(orderItemSchema).check(z.minLength(1), z.maxLength(MAX_ORDER_ITEMS)),
})
export type OrderRequest = z.infer<typeof orderRequestSchema>
