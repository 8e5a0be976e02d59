import { cpus } from 'node:os'
import { MEAL_VARIETIES } from 'react-meal-planner/core'
import { AI_LIMITS, composeWeek } from '../../src/ai/composeWeek.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../../tests/support/sampleProfile.js'
import { startSlowModel } from './slowModel.js'

/** The time that the model takes for one answer, in ms. The first argument overrides it. */
const MODEL_MS = Number(process.argv[2] ?? 1500)
/** Calls of a week when each day asks for its allocation and its four meals (specification, section 4): 7 × (1 + 4). */
const CALLS_DAY_BY_DAY = 35

const model = await startSlowModel(MODEL_MS)
const { generateMeals } = createApiClient({ apiBase: model.apiBase })

async function secondsFor(mealVariety: (typeof MEAL_VARIETIES)[number], concurrency: number) {
  const start = performance.now()
  const rules = planRulesFor(sampleProfile({ goal: 'maintain', mealVariety }))
  await composeWeek(rules, { startDate: '2026-03-02', seed: 1 }, { generateMeals, concurrency })
  return (performance.now() - start) / 1000
}

const rows = []
for (const variety of MEAL_VARIETIES) {
  const sideBySide = await secondsFor(variety, AI_LIMITS.concurrency)
  const calls = model.takeCount()
  const oneByOne = await secondsFor(variety, 1)
  model.takeCount()
  const dayByDay = (CALLS_DAY_BY_DAY * MODEL_MS) / 1000
  rows.push({
    variety,
    calls,
    [`${AI_LIMITS.concurrency} at a time, s`]: sideBySide.toFixed(2),
    'same calls one by one, s': oneByOne.toFixed(1),
    'times as fast': (oneByOne / sideBySide).toFixed(2),
    // The meals wait for the allocation, and then for each other, because only some of them run at a time.
    'most possible': (calls / (1 + Math.ceil((calls - 1) / AI_LIMITS.concurrency))).toFixed(2),
    '35 calls day by day, s': dayByDay.toFixed(1),
    'times as fast as those': (dayByDay / sideBySide).toFixed(2),
  })
}
model.close()

const [cpu] = cpus()
process.stdout.write(
  `A week of four meals a day, with a model that takes ${MODEL_MS} ms per call, over loopback HTTP\n` +
    `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}\n`,
)
console.table(rows)
