import { type OrderResponse, orderResponseSchema } from '../contract/calls.js'

/** What became of an order, as a server answers it; undefined if the answer does not say. */
export const parseOrder = (answer: unknown): OrderResponse | undefined =>
  orderResponseSchema.safeParse(answer).data
