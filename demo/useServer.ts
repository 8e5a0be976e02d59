import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { API_PATHS } from '../src/contract/calls.js'

const serverSchema = z.object({ model: z.string(), takesOrders: z.optional(z.boolean()) })

/** A server's description of itself. */
export type Server = z.infer<typeof serverSchema>

async function askServer(apiBase: string, signal: AbortSignal): Promise<Server> {
  const response = await fetch(`${apiBase}${API_PATHS.health}`, { signal })
  return serverSchema.parse(await response.json())
}

/** What the server at `apiBase` says about itself: null until it answers, `unknown` when it does not. */
export function useServer(apiBase: string | undefined): Server | 'unknown' | null {
  const [server, setServer] = useState<Server | 'unknown' | null>(null)
  useEffect(() => {
    if (apiBase === undefined) return
    const controller = new AbortController()
    askServer(apiBase, controller.signal).then(setServer, () => {
      if (!controller.signal.aborted) setServer('unknown')
    })
    return () => controller.abort()
  }, [apiBase])
  return server
}
