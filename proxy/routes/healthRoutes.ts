import { Hono } from 'hono'
import { API_PATHS } from '../../src/contract/calls.js'
import type { Readiness } from '../health/createReadiness.js'

export interface HealthOptions {
  /** The names of what the server uses, and whether it takes orders. */
  readonly identity: {
    readonly model: string
    readonly store: string
    readonly delivery: string
    readonly takesOrders: boolean
  }
  readonly readiness: Readiness | undefined
  /** Codes of the model's failures since it last answered. They never make an instance unready: all share the model. */
  readonly modelFailures: () => readonly string[]
}

/** `GET /health`: the process runs. `GET /health/ready`: it can save subscriptions, so send visitors. */
export function healthRoutes({ identity, readiness, modelFailures }: HealthOptions): Hono {
  const routes = new Hono().get(API_PATHS.health, (context) => context.json({ status: 'ok', ...identity }))
  if (!readiness) return routes
  return routes.get(`${API_PATHS.health}/ready`, async (context) => {
    const state = await readiness.check()
    const model = { name: identity.model, failures: modelFailures() }
    return state.ready
      ? context.json({ status: 'ready', model })
      : context.json({ status: 'not ready', reason: state.reason, model }, 503)
  })
}
