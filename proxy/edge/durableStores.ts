import * as z from 'zod/mini'
import type { WorkerStores } from '../createWorker.js'
import { DatabaseFailure } from '../database/databaseFailure.js'
import { bookingSchema, type LimitCall } from './limitCalls.js'

/** What is used of Cloudflare's `DurableObjectNamespace`. */
export interface LimitsNamespace<Id = unknown> {
  idFromName(name: string): Id
  get(id: Id): { fetch(url: string, init: RequestInit): Promise<Response> }
}

const nothing = z.null()

/** Budget and limits in Durable Objects: one for each account and for each caller, so that none is a bottleneck. */
export function createDurableStores<Id>(
  namespace: LimitsNamespace<Id>,
): Required<Pick<WorkerStores, 'tokenLedger' | 'rateLimits'>> {
  async function ask<Answer extends z.ZodMiniType>(
    name: string,
    call: LimitCall,
    answer: Answer,
  ): Promise<z.infer<Answer>> {
    // A name may hold an address. The runtime, which delivers each call, knows that anyway.
    const object = namespace.get(namespace.idFromName(name))
    const init = { method: 'POST', body: JSON.stringify(call) }
    try {
      const response = await object.fetch('https://limits/', init)
      if (!response.ok) throw new Error(`The Durable Object answered with ${response.status}.`)
      return answer.parse(await response.json())
    } catch (cause) {
      throw new DatabaseFailure('CONNECTION_LOST', { cause })
    }
  }

  return {
    tokenLedger: {
      book: (request) => ask(request.account, { kind: 'book', request }, z.nullable(bookingSchema)),
      async giveBack(booking) {
        await ask(booking.account, { kind: 'give-back', booking }, nothing)
      },
    },
    rateLimits: { take: (key, callsPerMinute) => ask(key, { kind: 'take', callsPerMinute }, z.number()) },
  }
}
