import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { API_PATHS, API_PREFIX, IDEMPOTENCY_HEADER } from '../../src/contract/calls.js'
import type { ServerProcess } from './serverProcess.js'

const answerSchema = z.object({ subscriptionId: z.string() })

/** Posts one subscription. Returns undefined when the connection broke before the answer. */
async function subscribe(origin: string, key: string): Promise<string | undefined> {
  const deliveryInfo = {
    address: `${key.slice(0, 8)} Market St`,
    city: 'San Francisco',
    state: 'CA',
    zipCode: '94103',
    phone: '(415) 555-0123',
  }
  let response: Response
  let body: unknown
  try {
    response = await fetch(`${origin}${API_PREFIX}${API_PATHS.subscribe}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify({ deliveryInfo }),
    })
    body = await response.json()
  } catch {
    return undefined
  }
  if (!response.ok) throw new Error(`The server answered ${response.status} to a good subscription.`)
  return answerSchema.parse(body).subscriptionId
}

/** Subscriptions that are sent to servers while these are killed. */
export interface KillLoad {
  /** Subscribes until the bench ends or the server is gone. */
  work(server: ServerProcess, isOver: () => boolean): Promise<void>
  /** Repeats every subscription, with its key. Returns the acknowledged ids that it did not get again. */
  repeatAll(server: ServerProcess): Promise<readonly string[]>
  /** The ids in the answers, by key. */
  acknowledged(): ReadonlyMap<string, string>
  /** Calls whose answer was cut off. */
  cutOff(): number
}

export function createKillLoad(): KillLoad {
  const acknowledged = new Map<string, string>()
  /** Keys of calls that were cut off and not repeated yet. */
  const open = new Set<string>()
  let cutOff = 0

  return {
    async work({ origin }, isOver) {
      while (!isOver()) {
        const [repeated] = open
        const key = repeated ?? randomUUID()
        open.delete(key)
        const id = await subscribe(origin, key)
        if (id === undefined) {
          open.add(key)
          cutOff++
          return
        }
        acknowledged.set(key, id)
      }
    },
    async repeatAll({ origin }) {
      const changed: string[] = []
      for (const [key, id] of acknowledged) if ((await subscribe(origin, key)) !== id) changed.push(id)
      for (const key of open) {
        const id = await subscribe(origin, key)
        if (id === undefined) throw new Error('The server ended although nobody killed it.')
        acknowledged.set(key, id)
      }
      return changed
    },
    acknowledged: () => acknowledged,
    cutOff: () => cutOff,
  }
}
