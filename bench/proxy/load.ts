import { Pool } from 'undici'
import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'
import { percentile } from './percentile.js'

export interface LoadReport {
  readonly callsPerSecond: number
  readonly medianMs: number
}

/** Repeats the same call over this many connections at a time. */
export async function load(
  origin: string,
  body: string,
  { connections, calls }: { readonly connections: number; readonly calls: number },
): Promise<LoadReport> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const times: number[] = []
  let left = calls
  async function work(_: unknown, connection: number): Promise<void> {
    while (left-- > 0) {
      const start = performance.now()
      const { statusCode, body: answer } = await pool.request({
        path: `${API_PREFIX}${API_PATHS.generateMeals}`,
        method: 'POST',
        // As many visitors as connections.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${connection}` },
        body,
      })
      await answer.text()
      if (statusCode !== 200) throw new Error(`The server answered ${statusCode}.`)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - start) / 1000
  await pool.close()
  return { callsPerSecond: calls / seconds, medianMs: percentile(times, 50) }
}
