import {
  dayTargets,
  eatOut,
  generateTemplateWeek,
  macroStatus,
  moveMeal,
  newPlanState,
  type PlanState,
  planBasisOf,
  swapFoodOptions,
  swapOptions,
} from 'react-meal-planner/core'
import { drawProfiles } from './plans/profiles.js'
import { median, quantile, shareOf } from './plans/statistics.js'

/** Measures the changes of plans of all diets: `npm run bench:changes [profiles] [seed]`. */
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

function isOnTarget(plan: PlanState, day: number): boolean {
  const { date = '', totals } = plan.week.days[day] ?? {}
  const targets = dayTargets(plan, date)
  return NUTRIENTS.every((nutrient) => totals && macroStatus(totals[nutrient], targets[nutrient]) === 'good')
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

/** The time that changes of one kind took, and how many of the days on target stayed there. */
class Changes {
  readonly times: number[] = []
  private wereOnTarget = 0
  private stayed = 0

  constructor(private readonly name: string) {}

  /** @param days those that change */
  async make(plan: PlanState, days: readonly number[], change: () => Promise<PlanState>): Promise<void> {
    const start = cpuMilliseconds()
    const after = await change().catch(() => null)
    if (after === null) return
    this.times.push(cpuMilliseconds() - start)
    const before = days.filter((day) => isOnTarget(plan, day))
    this.wereOnTarget += before.length
    this.stayed += before.filter((day) => isOnTarget(after, day)).length
  }

  print(): void {
    const time = `median ${median(this.times).toFixed(1)} ms, p95 ${quantile(this.times, 0.95).toFixed(1)} ms`
    const stayed =
      this.wereOnTarget === 0 ? '' : `, days stay on target: ${percent(this.stayed / this.wereOnTarget)}`
    console.log(`${this.name}: ${this.times.length}, ${time}${stayed}`)
  }
}

const moves = new Changes('move')
const free = new Changes('eat out, left free')
const shared = new Changes('eat out, shared')
const foodSwaps = new Changes('swap a food')

async function changeDay(plan: PlanState, day: number): Promise<void> {
  const { date = '', meals = [] } = plan.week.days[day] ?? {}
  const meal = meals[(day + 1) % meals.length]
  if (!meal) return
  const place = { date, type: meal.type }
  const toDay = (day + 2) % plan.week.days.length
  await moves.make(plan, [day, toDay], () => moveMeal(plan, place, plan.week.days[toDay]?.date ?? ''))
  await free.make(plan, [day], () => eatOut(plan, place, 'free'))
  await shared.make(plan, [day], () => eatOut(plan, place, 'shared'))
  await foodSwaps.make(plan, [], async () => {
    await swapFoodOptions(plan, place, meal.items[0]?.food.id ?? '')
    return plan
  })
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const swaps: Swap[] = []
for (const [seed, profile] of drawProfiles(PROFILES + WARM_UP, SEED).entries()) {
  const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed }).catch(() => null)
  if (!week) continue
  const plan = newPlanState(week, planBasisOf(profile), seed)
  const made = await swapsOf(plan)
  if (seed < WARM_UP) continue
  swaps.push(...made)
  for (const day of plan.week.days.keys()) await changeDay(plan, day)
}
const times = swaps.map(({ milliseconds }) => milliseconds)
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
for (const changes of [moves, free, shared, foodSwaps]) changes.print()
