import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  type LeastCost,
  leastCost,
  type Macros,
  PROFILE_LIMITS,
  type Profile,
} from 'react-meal-planner/core'
import { drawProfiles } from './plans/profiles.js'
import { median, quantile, shareOf } from './plans/statistics.js'

/**
 * Compares the least cost of a week with the cheapest of 30 planned weeks, for random profiles:
 * `npm run bench:cost [profiles] [seed] [first profile]`. Half of the 30 weeks are planned for the smallest possible
 * budget, and half for the least cost itself. With a budget that no week can keep to, the planner gives up numbers for a
 * lower cost. Therefore it prints two figures: against the cheapest week that meets its numbers as well as the best one,
 * and against the cheapest week of all.
 */
const PROFILES = Number(process.argv[2] ?? 200)
const SEED = Number(process.argv[3] ?? 2026)
const FIRST = Number(process.argv[4] ?? 0)
const WEEKS = 30
const START_DATE = '2026-03-02'
/** How far the least cost may be off. */
const BAR = 0.1
/** A week meets its 28 numbers as well as the best week if it misses at most this many more. */
const MORE_OFF = 2
/** A week reaches a number if it misses it on no more days than this. */
const MOST_MISSING_DAYS = 3
const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const

interface Week {
  readonly usd: number
  /** On how many days each number is missed. */
  readonly daysOff: readonly number[]
}

const offCount = ({ daysOff }: Week) => daysOff.reduce((sum, days) => sum + days, 0)

async function weekFor(profile: Profile, seed: number): Promise<Week | null> {
  const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed }).catch(() => null)
  if (week === null) return null
  const violations = checkPlan(week, profile)
  return {
    usd: buildGroceryList(week, profile).fullTotal,
    daysOff: NUTRIENTS.map(
      (number) =>
        violations.filter(({ code, nutrient }) => code === 'off-target' && nutrient === number).length,
    ),
  }
}

/** Whether some week reached a number that was reported as out of reach. */
function isCalledImpossible(least: LeastCost | null, weeks: readonly Week[]): boolean {
  if (weeks.length === 0) return false
  if (!least?.isEnough) return true
  const isReached = (nutrient: keyof Macros) =>
    weeks.some(({ daysOff }) => (daysOff[NUTRIENTS.indexOf(nutrient)] ?? 0) <= MOST_MISSING_DAYS)
  return least.missed.some(isReached)
}

const onTarget: number[] = []
const atAll: number[] = []
const times: number[] = []
let calledImpossible = 0
for (const [index, drawn] of drawProfiles(PROFILES, SEED).entries()) {
  if (index < FIRST) continue
  const started = process.cpuUsage()
  const least = await leastCost(drawn).catch(() => null)
  const { user, system } = process.cpuUsage(started)
  times.push((user + system) / 1000)
  const { min, max } = PROFILE_LIMITS.weeklyFoodBudget
  const budgets = [min, Math.min(max, Math.max(min, Math.ceil(least?.costUsd ?? min)))]
  const weeks: Week[] = []
  for (let seed = 1; seed <= WEEKS; seed++) {
    const weeklyFoodBudget = budgets[seed % budgets.length] ?? min
    const week = await weekFor({ ...drawn, weeklyFoodBudget }, seed)
    if (week) weeks.push(week)
  }
  const isWrong = isCalledImpossible(least, weeks)
  if (isWrong) calledImpossible += 1
  const fewestOff = Math.min(...weeks.map(offCount))
  const good = weeks.filter((week) => offCount(week) <= fewestOff + MORE_OFF)
  if (weeks.length === 0 || !least?.isEnough) {
    console.log(`${index}: no week${isWrong ? ', called impossible' : ''}`)
    continue
  }
  const cheapest = Math.min(...weeks.map(({ usd }) => usd))
  const cheapestGood = Math.min(...good.map(({ usd }) => usd))
  onTarget.push(least.costUsd / cheapestGood)
  atAll.push(least.costUsd / cheapest)
  const said = `least ${least.costUsd.toFixed(2)}, cheapest on target ${cheapestGood.toFixed(2)} (${fewestOff} off)`
  const ratio = (least.costUsd / cheapestGood).toFixed(3)
  const missed = isWrong ? `, called impossible: ${least.missed.join(' ')}` : ''
  console.log(`${index}: ${said}, cheapest ${cheapest.toFixed(2)}, ratio ${ratio}${missed}`)
}
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
function print(name: string, ratios: readonly number[]) {
  const within = shareOf(ratios, (ratio) => Math.abs(ratio - 1) <= BAR)
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)]
  console.log(
    `${name}: within 10% ${percent(within)} of ${ratios.length}, median ${median(ratios).toFixed(3)}, from ${low.toFixed(3)} to ${high.toFixed(3)}`,
  )
}
print(`least ÷ cheapest of ${WEEKS} on target`, onTarget)
print(`least ÷ cheapest of ${WEEKS}`, atAll)
console.log(`achievable and called impossible: ${calledImpossible}`)
console.log(
  `time of the processor: median ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
)
