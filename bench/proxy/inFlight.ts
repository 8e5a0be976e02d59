import { API_PATHS, API_PREFIX, busyResponseSchema } from '../../src/contract/calls.js'
import { DINNER_PROMPT } from '../../tests/proxy/support/prompts.js'
import { memoryGrowth } from './memoryGrowth.js'
import { startRelay } from './startRelay.js'

const CALLS = 1000
const MODEL_MS = 500
const WAVES = 12
const MEMORY_BAR = 1.15

/** Repeated waves of a thousand calls at once, each from another visitor, to a slow model. */
export async function inFlight() {
  const relay = await startRelay(MODEL_MS, {
    TRUSTED_PROXY_HOPS: '1',
    DAILY_TOKEN_BUDGET: '1000000000000',
  })
  const { origin } = relay.server
  const body = JSON.stringify({ prompt: DINNER_PROMPT })
  let served = 0
  let placed = 0
  let other = 0

  async function call(visitor: number): Promise<void> {
    const address = `10.0.${visitor >> 8}.${visitor & 255}`
    const response = await fetch(`${origin}${API_PREFIX}${API_PATHS.generateMeals}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body,
    })
    const answer: unknown = await response.json()
    const isPlaced = busyResponseSchema.safeParse(answer).success && response.headers.has('Retry-After')
    if (response.ok) served++
    else if (response.status === 503 && isPlaced) placed++
    else other++
  }

  const memory: number[] = []
  try {
    for (let wave = 0; wave < WAVES; wave++) {
      await Promise.all(Array.from({ length: CALLS }, (_, visitor) => call(visitor)))
      memory.push(await relay.server.residentMb())
    }
  } finally {
    await relay.end()
  }
  return {
    figures: {
      'calls at once': CALLS,
      waves: WAVES,
      served,
      'told a place in line': placed,
      neither: other,
      'memory after each wave in MB': memory.map((mb) => mb.toFixed(0)).join(', '),
    },
    isGood: other === 0 && memoryGrowth(memory) <= MEMORY_BAR,
  }
}
