import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseConfig } from '../../proxy/config/config.js'
import { openStorage } from '../../proxy/openStorage.js'
import { createKillLoad, type KillLoad } from './killLoad.js'
import { type ServerProcess, startServer } from './serverProcess.js'

/** The subscriptions after the kills. */
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

type Variables = Readonly<Record<string, string>>

const WORKERS = 8
const LOAD_MS = { min: 50, max: 400 } as const

/** Starts a server, loads it together with the survivor, and kills it in the middle of that. */
async function killOnce(variables: Variables, survivor: ServerProcess | undefined, load: KillLoad) {
  const server = await startServer(variables)
  let killed = false
  const targets = survivor ? [server, survivor] : [server]
  const workers = Array.from({ length: WORKERS }, (_, index) =>
    load.work(targets[index % targets.length] ?? server, () => killed),
  )
  await sleep(randomInt(LOAD_MS.min, LOAD_MS.max))
  await server.kill()
  killed = true
  await Promise.all(workers)
}

async function storedIds(variables: Variables): Promise<ReadonlySet<string>> {
  const { database, store } = await openStorage(parseConfig(variables))
  const stored = await store.list()
  await database.close()
  return new Set(stored.map(({ id }) => id))
}

/**
 * Kills the server repeatedly under a load of subscriptions, then counts the lost and the doubled ones.
 * @param kills how often to send SIGKILL.
 * @param postgres the URL of a database. Then a second server shares it and the load, and is not killed.
 */
export async function killRun(kills: number, postgres?: string): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'planner-kill-'))
  const variables: Variables = {
    DATA_DIR: folder,
    DELIVERY_CALLS_PER_MINUTE: '1000000',
    ...(postgres && { DATABASE_URL: postgres, DATA_KEYS: randomBytes(32).toString('base64') }),
  }
  const load = createKillLoad()
  const survivor = postgres === undefined ? undefined : await startServer(variables)
  try {
    for (let kill = 0; kill < kills; kill++) await killOnce(variables, survivor, load)
    const acknowledged = load.acknowledged().size
    const server = survivor ?? (await startServer(variables))
    const changed = await load.repeatAll(server)
    await server.kill()
    const stored = await storedIds(variables)
    const ids = [...load.acknowledged().values()]
    return {
      kills,
      sent: ids.length,
      acknowledged,
      cutOff: load.cutOff(),
      lost: new Set([...changed, ...ids.filter((id) => !stored.has(id))]).size,
      doubled: stored.size - ids.length,
    }
  } finally {
    await survivor?.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
