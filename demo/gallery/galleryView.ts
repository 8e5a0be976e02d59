import * as z from 'zod/mini'

const viewSchema = z.object({
  state: z.catch(z.string(), ''),
  scheme: z.catch(z.enum(['auto', 'light', 'dark']), 'auto'),
  dir: z.catch(z.enum(['ltr', 'rtl']), 'ltr'),
  isolation: z.catch(z.enum(['scoped', 'shadow']), 'scoped'),
})

/** The display settings of one state. */
export type GalleryView = z.infer<typeof viewSchema>

/** Reads a view from an address such as `gallery.html?state=plan&scheme=dark&dir=rtl`. */
export const readView = (query: URLSearchParams): GalleryView => viewSchema.parse(Object.fromEntries(query))
