import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareLibsqlInserts, barePostgresInserts } from './bareInserts.js'
import { startPrivatePostgres } from './privatePostgres.js'
import { startServer } from './serverProcess.js'
import { subscriptionLoad } from './subscriptionLoad.js'

const ROUNDS = 7
const LOAD = { connections: 50, calls: 1500 }
const BARE_INSERTS = 1500
const BAR = 0.5

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Subscriptions per second and bare inserts per second, side by side in one run. */
async function compare(variables: Readonly<Record<string, string>>, bareInserts: () => Promise<number>) {
  const server = await startServer({ ...variables, DELIVERY_CALLS_PER_MINUTE: '1000000' })
  const rounds: { readonly subscriptions: number; readonly bare: number }[] = []
  try {
    await subscriptionLoad(server.origin, LOAD)
    await bareInserts()
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await bareInserts()
      rounds.push({ bare, subscriptions: await subscriptionLoad(server.origin, LOAD) })
    }
  } finally {
    await server.kill()
  }
  return {
    subscriptions: median(rounds.map(({ subscriptions }) => subscriptions)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ subscriptions, bare }) => subscriptions / bare)),
  }
}

/** The throughput of durable subscriptions, relative to the bare inserts that they need. */
export async function subscriptionRatio() {
  const folder = await mkdtemp(join(tmpdir(), 'planner-ratio-'))
  const postgres = await startPrivatePostgres()
  const figures: Record<string, string> = {}
  let isGood = true
  const add = (name: string, { subscriptions, bare, ratio }: Awaited<ReturnType<typeof compare>>) => {
    figures[`${name}: bare inserts/s`] = bare.toFixed(0)
    figures[`${name}: subscriptions/s at 50 connections`] = subscriptions.toFixed(0)
    figures[`${name}: subscriptions ÷ bare inserts`] = ratio.toFixed(2)
    isGood &&= ratio >= BAR
  }
  try {
    add('libSQL', await compare({ DATA_DIR: folder }, () => bareLibsqlInserts(folder, BARE_INSERTS)))
    if (postgres) {
      const DATA_KEYS = randomBytes(32).toString('base64')
      const variables = { DATABASE_URL: postgres.url, DATA_KEYS }
      add('PostgreSQL', await compare(variables, () => barePostgresInserts(postgres.url, BARE_INSERTS)))
    }
  } finally {
    await postgres?.remove()
    await rm(folder, { recursive: true, force: true })
  }
  return { figures, isGood }
}
