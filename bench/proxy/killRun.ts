import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { parseConfig } from '../../proxy/config/config.js'
import { openStorage } from '../../proxy/openStorage.js'
import { API_PATHS, API_PREFIX, IDEMPOTENCY_HEADER } from '../../src/contract/calls.js'
import { type ServerProcess, startServer } from './serverProcess.js'

/** What the kills did to the subscriptions. */
export interface KillReport {
  readonly kills: number
  /** Different subscriptions, each with its own idempotency key. */
  readonly sent: number
  /** Subscriptions that were answered with an id before the last kill. */
  readonly acknowledged: number
  /** Calls that a kill cut off. Each was repeated later with the same key. */
  readonly cutOff: number
  /** Acknowledged ids that the store does not know or that a repeated call did not get again. */
  readonly lost: number
  /** Subscriptions in the store beyond one per key. */
  readonly doubled: number
}

const WORKERS = 8
const LOAD_MS = { min: 50, max: 400 } as const
const answerSchema = z.object({ subscriptionId: z.string() })

/** Posts one subscription. Gives undefined when the connection broke before the answer. */
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

/**
 * Kills the server again and again under a load of subscriptions, then counts what was lost or doubled.
 * @param kills how often to send SIGKILL.
 * @param postgres the URL of a database. Then a second server shares it and the load, and is not killed.
 */
export async function killRun(kills: number, postgres?: string): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'planner-kill-'))
  const variables = {
    DATA_DIR: folder,
    DELIVERY_CALLS_PER_MINUTE: '1000000',
    ...(postgres && { DATABASE_URL: postgres, DATA_KEYS: randomBytes(32).toString('base64') }),
  }
  const acknowledged = new Map<string, string>()
  const cutOff = new Set<string>()
  const lost = new Set<string>()
  let interrupted = 0

  async function work({ origin }: ServerProcess, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const [repeated] = cutOff
      const key = repeated ?? randomUUID()
      if (repeated !== undefined) cutOff.delete(repeated)
      const id = await subscribe(origin, key)
      if (id !== undefined) acknowledged.set(key, id)
      else {
        cutOff.add(key)
        interrupted++
        return
      }
    }
  }

  const survivor = postgres === undefined ? undefined : await startServer(variables)
  try {
    for (let kill = 0; kill < kills; kill++) {
      const server = await startServer(variables)
      let killed = false
      const targets = survivor ? [server, survivor] : [server]
      const workers = Array.from({ length: WORKERS }, (_, index) =>
        work(targets[index % targets.length] ?? server, () => killed),
      )
      await sleep(randomInt(LOAD_MS.min, LOAD_MS.max))
      await server.kill()
      killed = true
      await Promise.all(workers)
    }
    const acknowledgedBeforeEnd = acknowledged.size
    const server = survivor ?? (await startServer(variables))
    for (const [key, id] of acknowledged) if ((await subscribe(server.origin, key)) !== id) lost.add(id)
    for (const key of cutOff) {
      const id = await subscribe(server.origin, key)
      if (id === undefined) throw new Error('The server ended although nobody killed it.')
      acknowledged.set(key, id)
    }
    await server.kill()

    const { database, store } = await openStorage(parseConfig(variables))
    const stored = await store.list()
    await database.close()
    const storedIds = new Set(stored.map(({ id }) => id))
    for (const id of acknowledged.values()) if (!storedIds.has(id)) lost.add(id)
    return {
      kills,
      sent: acknowledged.size,
      acknowledged: acknowledgedBeforeEnd,
      cutOff: interrupted,
      lost: lost.size,
      doubled: stored.length - acknowledged.size,
    }
  } finally {
    await survivor?.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
