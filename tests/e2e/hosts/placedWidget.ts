import * as z from 'zod/mini'

/** A widget on a host page, as a test asks for it and the page's data attributes describe it. */
export const placedWidgetSchema = z.object({
  isolation: z.enum(['scoped', 'shadow']),
  nonce: z.optional(z.string()),
  accent: z.optional(z.string()),
  font: z.optional(z.string()),
  scheme: z.optional(z.enum(['light', 'dark'])),
  /** The shortest time of the loading overlay in milliseconds, by default 0. */
  pause: z.optional(z.string()),
  /** The element that the host's React puts around the widget, by default none. */
  within: z.optional(z.literal('form')),
  /** Who renders the widget first, by default the browser. */
  rendered: z.optional(z.literal('server')),
})

export type PlacedWidget = z.infer<typeof placedWidgetSchema>
