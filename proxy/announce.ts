import { isIPv6 } from 'node:net'
import type { Config } from './config/config.js'
import type { DeliveryService } from './delivery/deliveryService.js'
import type { MealModel } from './models/mealModel.js'

const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '::', '::1'])

function urlOf({ HOST, PORT }: Config): string {
  if (THIS_MACHINE.has(HOST)) return `http://localhost:${PORT}`
  return `http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}`
}

export interface Announced {
  readonly kind: string
  readonly model: MealModel
  readonly provider: DeliveryService
  readonly hasSite: boolean
}

/** Tells the operator where the server listens, who composes meals and who delivers. */
export function announce(config: Config, { kind, model, provider, hasSite }: Announced): void {
  console.log(`${hasSite ? 'The demo and its API are' : 'The API is'} ready on ${urlOf(config)}`)
  console.log(
    kind === 'builtin'
      ? 'Meals come from the built-in planner, not from an AI model.'
      : `Meals come from ${model.name} (${kind}).`,
  )
  console.log(provider.summary)
}
