import {
  generateTemplateWeek,
  macroStatus,
  newPlanState,
  type PlanState,
  planBasisOf,
  swapOptions,
} from 'react-meal-planner/core'
import { drawProfiles } from './plans/profiles.js'
import { median, quantile, shareOf } from './plans/statistics.js'

/** Measures the swaps of plans of all diets: `npm run bench:changes [profiles] [seed]`. */
const PROFILES = Number(process.argv[2] ?? 60)
const SEED = Number(process.argv[3] ?? 2026)
const START_DATE = '2026-03-02'
const WARM_UP = 5
const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const

interface Swap {
  readonly milliseconds: number
  readonly options: number
  /** Options after which the day has all four numbers within 95–105% of target, if it had them before. */
  readonly onTarget: number
  readonly wasOnTarget: boolean
}

function isOnTarget({ week, basis }: PlanState, day: number): boolean {
  const totals = week.days[day]?.totals
  return NUTRIENTS.every(
    (nutrient) => totals && macroStatus(totals[nutrient], basis.targets[nutrient]) === 'good',
  )
}

/** Time of this process alone, so that others on the machine do not count. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function swapsOf(plan: PlanState): Promise<Swap[]> {
  const swaps: Swap[] = []
  for (const [day, { date, meals }] of plan.week.days.entries()) {
    const meal = meals[day % meals.length]
    if (!meal) continue
    const start = cpuMilliseconds()
    const options = await swapOptions(plan, { date, type: meal.type }).catch(() => [])
    swaps.push({
      milliseconds: cpuMilliseconds() - start,
      options: options.length,
      onTarget: options.filter((option) => isOnTarget(option.plan, day)).length,
      wasOnTarget: isOnTarget(plan, day),
    })
  }
  return swaps
}

const swaps: Swap[] = []
for (const [seed, profile] of drawProfiles(PROFILES + WARM_UP, SEED).entries()) {
  const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed }).catch(() => null)
  if (!week) continue
  const made = await swapsOf(newPlanState(week, planBasisOf(profile), seed))
  if (seed >= WARM_UP) swaps.push(...made)
}
const times = swaps.map(({ milliseconds }) => milliseconds)
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const fitting = swaps.filter(({ wasOnTarget }) => wasOnTarget)
console.log(`${swaps.length} swaps, seed ${SEED}`)
console.log(
  `time of the processor: median ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
)
console.log(`three options: ${percent(shareOf(swaps, ({ options }) => options === 3))}`)
console.log(`no option: ${percent(shareOf(swaps, ({ options }) => options === 0))}`)
for (const count of [1, 2, 3])
  console.log(
    `day stays on target with ${count} of them: ${percent(shareOf(fitting, ({ onTarget }) => onTarget >= count))}`,
  )
