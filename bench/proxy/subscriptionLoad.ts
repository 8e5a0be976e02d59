import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { API_PATHS, API_PREFIX, IDEMPOTENCY_HEADER } from '../../src/contract/calls.js'

const HEADERS = { 'content-type': 'application/json' }

/** Subscribes new addresses over this many connections at a time. Returns subscriptions per second. */
export async function subscriptionLoad(
  origin: string,
  { connections, calls }: { readonly connections: number; readonly calls: number },
): Promise<number> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  let left = calls
  async function work(): Promise<void> {
    while (left-- > 0) {
      const deliveryInfo = {
        address: `${left} Market St`,
        city: 'San Francisco',
        state: 'CA',
        zipCode: '94103',
        phone: '(415) 555-0123',
      }
      const { statusCode, body } = await pool.request({
        path: `${API_PREFIX}${API_PATHS.subscribe}`,
        method: 'POST',
        headers: { ...HEADERS, [IDEMPOTENCY_HEADER]: randomUUID() },
        body: JSON.stringify({ deliveryInfo }),
      })
      await body.text()
      if (statusCode !== 201) throw new Error(`The server answered ${statusCode} to a good subscription.`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - start) / 1000
  await pool.close()
  return calls / seconds
}
