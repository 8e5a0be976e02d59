import type { Server } from './useServer.js'

const SENTENCES = {
  anthropic: 'Meals on this page are proposed by Claude; every number is worked out from USDA data.',
  otherModel:
    'Meals on this page are proposed by a language model; every number is worked out from USDA data.',
  builtin: 'Meals on this page come from the built-in planner: no AI model is set up on this server.',
  local: 'Meals on this page come from the built-in planner in your browser.',
  unknown: 'The server did not say what proposes the meals on this page.',
} as const

/** The server may have any AI provider; the page has a sentence of its own only for some. */
function sourceOf(server: Server | 'local' | 'unknown'): keyof typeof SENTENCES {
  if (typeof server === 'string') return server
  const { model } = server
  return model === 'anthropic' || model === 'builtin' ? model : 'otherModel'
}

/**
 * Tells the page's visitors what proposes the meals: a language model or the built-in planner.
 * @param server null until it answers.
 */
export function PlannerSource({ server }: { server: Server | 'local' | 'unknown' | null }) {
  return <p>{server && SENTENCES[sourceOf(server)]}</p>
}
