import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { API_PATHS } from '../src/contract/calls.js'

const healthSchema = z.object({ model: z.string() })

const SENTENCES = {
  anthropic: 'Meals on this page are proposed by Claude; every number is worked out from USDA data.',
  otherModel:
    'Meals on this page are proposed by a language model; every number is worked out from USDA data.',
  builtin: 'Meals on this page come from the built-in planner: no AI model is set up on this server.',
  local: 'Meals on this page come from the built-in planner in your browser.',
  unknown: 'The server did not say what proposes the meals on this page.',
} as const

type Source = keyof typeof SENTENCES

/** The server may have any AI provider; the page has a sentence of its own only for some. */
async function parseSource(apiBase: string, signal: AbortSignal): Promise<Source> {
  const response = await fetch(`${apiBase}${API_PATHS.health}`, { signal })
  const { model } = healthSchema.parse(await response.json())
  return model === 'anthropic' || model === 'builtin' ? model : 'otherModel'
}

/** Tells the page's visitors what proposes the meals: a language model or the built-in planner. */
export function PlannerSource({ apiBase }: { apiBase?: string }) {
  const [source, setSource] = useState<Source | null>(apiBase === undefined ? 'local' : null)
  useEffect(() => {
    if (apiBase === undefined) return
    const controller = new AbortController()
    parseSource(apiBase, controller.signal).then(setSource, () => {
      if (!controller.signal.aborted) setSource('unknown')
    })
    return () => controller.abort()
  }, [apiBase])
  return <p>{source && SENTENCES[source]}</p>
}
