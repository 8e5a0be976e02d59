import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  leastCost,
  PROFILE_LIMITS,
} from 'react-meal-planner/core'
import { drawProfiles } from './plans/profiles.js'

/**
 * Holds the least that a week is said to cost against the cheapest of 30 weeks at the smallest budget, over drawn
 * profiles: `npx tsx bench/leastCost.ts [profiles] [seed]`. The bar is 10% for each profile.
 */
const PROFILES = Number(process.argv[2] ?? 200)
const SEED = Number(process.argv[3] ?? 2026)
const WEEKS = 30
const START_DATE = '2026-03-02'

const ratios: number[] = []
const times: number[] = []
let calledImpossible = 0
for (const [index, drawn] of drawProfiles(PROFILES, SEED).entries()) {
  const profile = { ...drawn, weeklyFoodBudget: PROFILE_LIMITS.weeklyFoodBudget.min }
  const costs: number[] = []
  const missedByAll = new Set(['calories', 'protein', 'carbs', 'fat'])
  for (let seed = 1; seed <= WEEKS; seed++) {
    const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed }).catch(() => null)
    if (week === null) break
    costs.push(buildGroceryList(week, profile).fullTotal)
    const missed = JSON.stringify(checkPlan(week, profile))
    for (const nutrient of missedByAll) if (!missed.includes(nutrient)) missedByAll.delete(nutrient)
  }
  const started = performance.now()
  const least = await leastCost(profile).catch(() => null)
  times.push(performance.now() - started)
  if (least === null || costs.length < WEEKS) {
    if (costs.length > 0 && least?.isEnough !== true) calledImpossible += 1
    continue
  }
  if (!least.isEnough || least.missed.some((nutrient) => !missedByAll.has(nutrient))) calledImpossible += 1
  ratios.push(least.costUsd / Math.min(...costs))
  console.log(index, least.costUsd.toFixed(2), Math.min(...costs).toFixed(2), (ratios.at(-1) ?? 0).toFixed(3))
}
const sorted = [...ratios].sort((a, b) => a - b)
const at = (share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
const sortedTimes = times.sort((a, b) => a - b)
console.log(
  `least ÷ cheapest of ${WEEKS}: median ${at(0.5).toFixed(3)}, worst ${at(1).toFixed(3)}, best ${at(0).toFixed(3)}`,
)
console.log(`within 10%: ${ratios.filter((ratio) => Math.abs(ratio - 1) <= 0.1).length} of ${ratios.length}`)
console.log(`achievable and called impossible: ${calledImpossible}`)
console.log(`time: median ${sortedTimes[Math.floor(times.length / 2)]?.toFixed(0)} ms`)
