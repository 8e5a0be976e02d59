import * as z from 'zod/mini'
import { EVENT_TYPES, type OutboxEvent } from './outboxEvent.js'

/** The columns of an event, see {@link eventRowSchema}. */
export const EVENT_COLUMNS = ['id', 'type', 'subscription_id', 'order_id', 'attempts', 'created_at'] as const

export const eventRowSchema = z.object({
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  subscription_id: z.string(),
  order_id: z.nullable(z.string()),
  attempts: z.number(),
  created_at: z.string(),
})

export const toEvent = ({
  id,
  type,
  subscription_id,
  order_id,
  attempts,
  created_at,
}: z.infer<typeof eventRowSchema>): OutboxEvent => ({
  id,
  type,
  subscriptionId: subscription_id,
  orderId: order_id,
  attempts,
  createdAt: created_at,
})
