import * as z from 'zod/mini'

const account = z.string()
const tokens = z.number()

export const bookingSchema = z.object({ account, day: z.string(), tokens })

/** What an instance of the server asks the Durable Object that counts. */
export const limitCallSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('book'),
    request: z.object({ account, limit: tokens, want: tokens, least: tokens }),
  }),
  z.object({ kind: z.literal('give-back'), booking: bookingSchema }),
  z.object({ kind: z.literal('take'), callsPerMinute: z.number() }),
])

export type LimitCall = z.infer<typeof limitCallSchema>
