import { performance } from 'node:perf_hooks'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { API_PREFIX } from '../../src/contract/calls.js'
import { DAYS_PER_WEEK } from '../../src/core/plan/daysPerWeek.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../../tests/support/sampleProfile.js'
import { percentile } from './percentile.js'
import { startRelay } from './startRelay.js'

const VISITORS = 50
const MODEL_MS = 1500
const WEEK_BAR_S = 60

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** A client that comes from an address of its own. */
const clientOf = (visitor: number, origin: string, onCall: () => void) =>
  createApiClient({
    apiBase: `${origin}${API_PREFIX}`,
    headers: { 'X-Forwarded-For': `203.0.113.${visitor}` },
    fetch: (...call) => {
      onCall()
      return fetch(...call)
    },
  })

/** Visitors from this many addresses ask for a week at once, through one trusted reverse proxy. */
export async function crowd() {
  const relay = await startRelay(MODEL_MS, { TRUSTED_PROXY_HOPS: '1' })
  let calls = 0
  const seconds: number[] = []
  let waited = 0
  let ownDays = 0
  let fellBack = 0
  const failures = new Map<string, number>()

  const log = (error: unknown) => count(failures, error instanceof Error ? error.message : String(error))

  async function visit(visitor: number): Promise<void> {
    const { generateMeals } = clientOf(visitor, relay.server.origin, () => calls++)
    const start = performance.now()
    const week = await composeWeek(
      planRulesFor(sampleProfile({ goal: 'maintain', weeklyFoodBudget: 150 })),
      { startDate: '2026-03-02', seed: visitor },
      { generateMeals, onPlace: () => waited++, log },
    )
    seconds.push((performance.now() - start) / 1000)
    // Our own planner also stands in for a day that the model's dishes make too dear or that misses its targets.
    ownDays += DAYS_PER_WEEK - week.modelDays
    if (week.fellBack) fellBack++
  }

  const idle = performance.eventLoopUtilization()
  try {
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  } finally {
    await relay.end()
  }
  const p95 = percentile(seconds, 95)
  return {
    figures: {
      'addresses at once': VISITORS,
      calls,
      'week, median in s': percentile(seconds, 50).toFixed(1),
      'week, p95 in s': p95.toFixed(1),
      // Fifty browsers would share this work.
      'of that, this process planned for all of them, in s': (
        performance.eventLoopUtilization(idle).active / 1000
      ).toFixed(1),
      'places in line shown': waited,
      'days that our planner had to make': ownDays,
      'weeks that fell back': fellBack,
      ...Object.fromEntries(failures),
    },
    isGood: p95 <= WEEK_BAR_S && fellBack === 0 && failures.size === 0,
  }
}
