import { randomBytes, randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'
import { DINNER_PROMPT } from '../../tests/proxy/support/prompts.js'
import { type ServerProcess, startScript, startServer } from './serverProcess.js'

const WORKERS = 8
const LOAD_MS = { min: 50, max: 400 } as const
const PAUSE_MS = 20
/** Of a call, as `upstream.ts` reports it. */
const TOKENS = 1300
/** Low enough to be reached even on a busy machine. */
const CALLS_PER_MINUTE = 40
const TOKEN_BUDGET = 250_000

/** Asks for meals until the bench ends or the server is gone. */
async function ask({ origin }: ServerProcess, isOver: () => boolean, statuses: Map<number, number>) {
  const body = JSON.stringify({ prompt: DINNER_PROMPT })
  while (!isOver()) {
    let status: number
    try {
      const response = await fetch(`${origin}${API_PREFIX}${API_PATHS.generateMeals}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      await response.arrayBuffer()
      status = response.status
    } catch {
      return
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 200) await sleep(PAUSE_MS)
  }
}

/**
 * Two servers share a PostgreSQL, with the calls per minute of an address and the tokens of a day. One of them is
 * killed repeatedly. The calls that reach the model are counted.
 */
export async function killLimits(kills: number, postgres: string) {
  const upstream = await startScript('bench/proxy/upstream.ts', { DELAY_MS: '0' })
  const variables = {
    MODEL: 'openai-compatible',
    OPENAI_BASE_URL: upstream.origin,
    OPENAI_MODEL: 'bench',
    DATA_DIR: tmpdir(),
    DATABASE_URL: postgres,
    DATA_KEYS: randomBytes(32).toString('base64'),
    MEAL_CALLS_PER_MINUTE: String(CALLS_PER_MINUTE),
    DAILY_TOKEN_BUDGET: String(TOKEN_BUDGET),
    DAILY_TOKENS_PER_ADDRESS: String(TOKEN_BUDGET),
  }
  const survivor = await startServer(variables)
  const statuses = new Map<number, number>()
  const start = performance.now()
  try {
    for (let kill = 0; kill < kills; kill++) {
      const server = await startServer(variables)
      let killed = false
      const workers = Array.from({ length: WORKERS }, (_, index) =>
        ask(index % 2 === 0 ? server : survivor, () => killed, statuses),
      )
      await sleep(randomInt(LOAD_MS.min, LOAD_MS.max))
      await server.kill()
      killed = true
      await Promise.all(workers)
    }
    const minutes = (performance.now() - start) / 60_000
    const calls = Number(await (await fetch(upstream.origin)).text())
    const mostCalls = Math.floor(CALLS_PER_MINUTE * (1 + minutes)) + WORKERS
    const mostTokens = TOKEN_BUDGET + WORKERS * TOKENS
    return {
      figures: {
        kills,
        'calls of the model': calls,
        'calls that the limit allows, with those in flight': mostCalls,
        'tokens spent': calls * TOKENS,
        'tokens of the day, with those in flight': mostTokens,
        ...Object.fromEntries(Array.from(statuses, ([status, count]) => [`answered ${status}`, count])),
      },
      isGood: calls > 0 && statuses.has(429) && calls <= mostCalls && calls * TOKENS <= mostTokens,
    }
  } finally {
    await survivor.kill()
    await upstream.kill()
  }
}
