import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const healthSchema = z.object({ model: z.enum(['anthropic', 'openai-compatible', 'builtin']) })

const SENTENCES = {
  anthropic: 'Meals on this page are proposed by Claude; every number is worked out from USDA data.',
  'openai-compatible':
    'Meals on this page are proposed by a language model; every number is worked out from USDA data.',
  builtin: 'Meals on this page come from the built-in planner: no AI model is set up on this server.',
  local: 'Meals on this page come from the built-in planner in your browser.',
  unknown: 'The server did not say what proposes the meals on this page.',
} as const

async function readModel(signal: AbortSignal): Promise<keyof typeof SENTENCES> {
  const response = await fetch('/api/health', { signal })
  return healthSchema.parse(await response.json()).model
}

/** Says plainly what answers on this page: a model, and which, or the built-in planner. */
export function PlannerSource({ hasApi }: { hasApi: boolean }) {
  const [source, setSource] = useState<keyof typeof SENTENCES | null>(hasApi ? null : 'local')
  useEffect(() => {
    if (!hasApi) return
    const controller = new AbortController()
    readModel(controller.signal).then(setSource, () => {
      if (!controller.signal.aborted) setSource('unknown')
    })
    return () => controller.abort()
  }, [hasApi])
  return <p>{source && SENTENCES[source]}</p>
}
