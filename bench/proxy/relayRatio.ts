import { DINNER_PROMPT } from '../../tests/proxy/support/prompts.js'
import { load } from './load.js'
import { percentile } from './percentile.js'
import { type ServerProcess, startScript } from './serverProcess.js'
import { startRelay } from './startRelay.js'

const CROWD = { rounds: 7, connections: 50, calls: 1000 }
/** Rounds are short: a call takes about a millisecond, and other work on the machine disturbs long rounds. */
const ONE = { rounds: 30, connections: 1, calls: 20 }
const BARS = { inMemory: 0.6, durable: 0.4, medianAtOne: 1.5 } as const

/** An edge runtime calls the model with `fetch`, Node with undici, which is faster. */
const NAMES = ['bare', 'memory', 'durable', 'edge'] as const
type Name = (typeof NAMES)[number]

const UNLIMITED = {
  TRUSTED_PROXY_HOPS: '1',
  MEAL_CALLS_PER_MINUTE: '1000000',
  DAILY_TOKEN_BUDGET: '1000000000000',
  DAILY_TOKENS_PER_ADDRESS: '1000000000000',
}

const median = (values: readonly number[]) => percentile(values, 50)

/** The two take turns, so that a busy moment of the machine affects both. */
const medianRatio = (ours: readonly number[], bare: readonly number[]) =>
  median(ours.map((value, round) => value / (bare[round] ?? Number.NaN)))

/** Our relay against a bare one, side by side in one run, with a model that answers at once. */
export async function relayRatio() {
  const relay = await startRelay(0, UNLIMITED)
  const variables = { OPENAI_BASE_URL: relay.upstream.origin, OPENAI_MODEL: 'bench' }
  const bare = await startScript('bench/proxy/bareRelay.ts', variables)
  const memory = await startScript('bench/proxy/memoryRelay.ts', variables)
  const edge = await startScript('bench/proxy/memoryRelay.ts', { ...variables, EDGE: 'yes' })
  const body = JSON.stringify({ prompt: DINNER_PROMPT })
  const servers: Readonly<Record<Name, ServerProcess>> = { bare, memory, durable: relay.server, edge }
  const perSecond: Record<Name, number[]> = { bare: [], memory: [], durable: [], edge: [] }
  const atOne: Record<Name, number[]> = { bare: [], memory: [], durable: [], edge: [] }
  try {
    for (const { origin } of Object.values(servers)) await load(origin, body, CROWD)
    for (let round = 0; round < CROWD.rounds; round++) {
      for (const name of NAMES)
        perSecond[name].push((await load(servers[name].origin, body, CROWD)).callsPerSecond)
    }
    for (let round = 0; round < ONE.rounds; round++) {
      for (const name of NAMES) atOne[name].push((await load(servers[name].origin, body, ONE)).medianMs)
    }
  } finally {
    await Promise.all([bare.kill(), memory.kill(), edge.kill(), relay.end()])
  }
  const throughput = (name: Name) => medianRatio(perSecond[name], perSecond.bare)
  const latency = (name: Name) => medianRatio(atOne[name], atOne.bare)
  return {
    figures: {
      'bare relay, calls/s at 50 connections': median(perSecond.bare).toFixed(0),
      'ours in memory ÷ bare': throughput('memory').toFixed(2),
      'ours with the budget on the disk ÷ bare': throughput('durable').toFixed(2),
      'ours at the edge ÷ bare': throughput('edge').toFixed(2),
      'bare relay, median at one connection in ms': median(atOne.bare).toFixed(2),
      'ours in memory ÷ bare, median at one connection': latency('memory').toFixed(2),
      'ours with the budget on the disk ÷ bare, median at one connection': latency('durable').toFixed(2),
      'ours at the edge ÷ bare, median at one connection': latency('edge').toFixed(2),
    },
    isGood:
      throughput('memory') >= BARS.inMemory &&
      throughput('durable') >= BARS.durable &&
      latency('durable') <= BARS.medianAtOne,
  }
}
