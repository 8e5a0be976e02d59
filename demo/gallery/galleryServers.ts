import { allocateTargets } from '../../proxy/models/builtIn/allocateTargets.js'
import { answerMealPrompt } from '../../proxy/models/builtIn/answerMealPrompt.js'
import { recognisePrompt } from '../../src/contract/recognisePrompt.js'

type Fetch = typeof globalThis.fetch

const answer = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** Never answers, but ends when the caller gives up, as a real call does. */
const silence = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** A server that never answers. */
export const silentServer: Fetch = (_url, init) => silence(init?.signal)

/** A server that has no place for the call yet. */
export const fullServer: Fetch = async () => answer(503, { error: 'busy', place: 3 }, { 'retry-after': '5' })

/** A server whose model is overloaded. */
export const overloadedServer: Fetch = async () => answer(529, { error: 'overloaded' })

/** A server that answers this many meals and then no more. */
export function slowServer(meals: number): Fetch {
  let left = meals
  return async (_url, init) => {
    const { prompt } = JSON.parse(String(init?.body))
    const parameters = recognisePrompt(prompt)
    if (!parameters) return answer(400, { error: 'no prompt of ours' })
    const isMeal = parameters.stage === 2
    if (isMeal && left <= 0) return silence(init?.signal)
    if (isMeal) left -= 1
    const made = isMeal ? answerMealPrompt(parameters, prompt) : allocateTargets(parameters)
    return answer(200, { content: [{ text: JSON.stringify(made) }] })
  }
}
