import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Libsql from 'libsql'
import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'
import { ADDRESS } from '../../tests/proxy/support/address.js'
import { DINNER_PROMPT } from '../../tests/proxy/support/prompts.js'
import { percentile } from './percentile.js'
import { startRelay } from './startRelay.js'

const SECONDS = 10
/** Visitors who subscribe again and again. */
const SUBSCRIBERS = 4
/** Few enough that the meals of both runs fit into the tokens that the server books at a time. */
const MEAL_EVERY_MS = 500
const HEALTH_EVERY_MS = 20
const OTHERS_BAR_MS = 50
const BUSY_BAR_MS = 2000

interface Timed {
  readonly ms: number
  readonly status: number
  readonly hasRetryAfter: boolean
}

async function timed(url: string, init?: RequestInit): Promise<Timed> {
  const start = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  const { status, headers } = response
  return { ms: performance.now() - start, status, hasRetryAfter: headers.has('Retry-After') }
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** Subscriptions beside calls that need no database, for some seconds. */
async function visit(origin: string) {
  const end = performance.now() + SECONDS * 1000
  const api = origin + API_PREFIX
  async function repeat(call: () => Promise<Timed>, pauseMs: number): Promise<Timed[]> {
    const answers: Timed[] = []
    while (performance.now() < end) {
      answers.push(await call())
      await sleep(pauseMs)
    }
    return answers
  }
  const subscribe = () => timed(api + API_PATHS.subscribe, post({ deliveryInfo: ADDRESS }))
  const [health, meals, ...subscriptions] = await Promise.all([
    repeat(() => timed(`${api}/health`), HEALTH_EVERY_MS),
    repeat(() => timed(api + API_PATHS.generateMeals, post({ prompt: DINNER_PROMPT })), MEAL_EVERY_MS),
    ...Array.from({ length: SUBSCRIBERS }, () => repeat(subscribe, 0)),
  ])
  return { others: [...health, ...meals], subscriptions: subscriptions.flat() }
}

const times = (answers: readonly Timed[]) => answers.map(({ ms }) => ms)
const slowest = (answers: readonly Timed[]) => Math.max(...times(answers))

/** Whether other calls go on while another process holds the lock of the database, and what subscribers are told. */
export async function locked() {
  const relay = await startRelay(0, { DELIVERY_CALLS_PER_MINUTE: '1000000' })
  try {
    const free = await visit(relay.server.origin)
    const other = new Libsql(join(relay.folder, 'planner.db'), { timeout: 10_000 })
    other.exec('BEGIN IMMEDIATE')
    const held = await visit(relay.server.origin)
    other.exec('COMMIT')
    other.close()
    const isRefusal = ({ status, hasRetryAfter }: Timed) => status === 503 && hasRetryAfter
    const othersMs = percentile(times(held.others), 99)
    return {
      figures: {
        'other calls without a lock, 99th percentile and slowest in ms': `${percentile(times(free.others), 99).toFixed(1)}, ${slowest(free.others).toFixed(1)}`,
        'other calls with the lock held, 99th percentile and slowest in ms': `${othersMs.toFixed(1)}, ${slowest(held.others).toFixed(1)}`,
        'other calls that failed': held.others.filter(({ status }) => status !== 200).length,
        'subscriptions told to come back': held.subscriptions.filter(isRefusal).length,
        'other answers to subscriptions': held.subscriptions.filter((answer) => !isRefusal(answer)).length,
        'slowest answer to them in ms': slowest(held.subscriptions).toFixed(0),
      },
      isGood:
        othersMs <= OTHERS_BAR_MS &&
        held.others.every(({ status }) => status === 200) &&
        held.subscriptions.every(isRefusal) &&
        slowest(held.subscriptions) <= BUSY_BAR_MS,
    }
  } finally {
    await relay.end()
  }
}
