import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'
import { DINNER_PROMPT } from '../../tests/proxy/support/prompts.js'
import { memoryGrowth } from './memoryGrowth.js'
import { startRelay } from './startRelay.js'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10)
const MODEL_MS = 100
const AT_A_TIME = 20
/** One of this many calls is abandoned. */
const ABANDONED = 10
const SAMPLES = 20
const MEMORY_BAR = 1.15

/** Visitors from new addresses for several minutes. Some of them leave early. */
export async function soak() {
  const relay = await startRelay(MODEL_MS, { TRUSTED_PROXY_HOPS: '1', DAILY_TOKEN_BUDGET: '1000000000000' })
  const { origin } = relay.server
  const body = JSON.stringify({ prompt: DINNER_PROMPT })
  const end = performance.now() + MINUTES * 60_000
  const answers = new Map<string, number>()
  const memory: number[] = []
  let calls = 0

  async function call(): Promise<string> {
    const number = calls++
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const leaves = number % ABANDONED === 0
    try {
      const response = await fetch(`${origin}${API_PREFIX}${API_PATHS.generateMeals}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body,
        ...(leaves && { signal: AbortSignal.timeout(MODEL_MS / 2) }),
      })
      await response.text()
      return `answered ${response.status}`
    } catch {
      return leaves ? 'abandoned' : 'connection lost'
    }
  }

  async function visit(): Promise<void> {
    while (performance.now() < end) {
      const answer = await call()
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }

  const sampler = setInterval(
    () => void relay.server.residentMb().then((mb) => memory.push(mb)),
    (MINUTES * 60_000) / SAMPLES,
  )
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, visit))
  } finally {
    clearInterval(sampler)
    await relay.end()
  }
  const onlyGood = [...answers.keys()].every((answer) => answer === 'answered 200' || answer === 'abandoned')
  return {
    figures: {
      minutes: MINUTES,
      ...Object.fromEntries(answers),
      'memory over the time in MB': memory.map((mb) => mb.toFixed(0)).join(', '),
    },
    isGood: onlyGood && memoryGrowth(memory) <= MEMORY_BAR,
  }
}
