import { type CallContext, createWorker, type Worker } from '../createWorker.js'
import { createDurableStores, type LimitsNamespace } from './durableStores.js'

export { Limits } from './limits.js'

/** The settings and the bindings of `wrangler.jsonc`. */
type Env = Readonly<Record<string, unknown>> & { readonly LIMITS: LimitsNamespace }

const variablesOf = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** One for each instance, so that its calls share a line. The settings come with the first call. */
let worker: Worker | undefined

const workerFor = (env: Env): Worker =>
  createWorker({
    variables: variablesOf(env),
    stores: createDurableStores(env.LIMITS),
    addressOf: ({ headers }) => headers.get('CF-Connecting-IP') ?? undefined,
  })

export default {
  fetch(request: Request, env: Env, context: CallContext): Promise<Response> {
    worker ??= workerFor(env)
    return worker.fetch(request, context)
  },
}
