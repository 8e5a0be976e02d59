import { type CostFloor, loadCostFloor } from './costFloor.js'
import { measureWeek, type WeekMeasure } from './measure.js'
import { drawProfiles } from './profiles.js'
import { percent, reportQuality } from './report.js'
import { reportTill, shoppers } from './reportTill.js'

/**
 * Measures the built-in planner over seeded profiles: `npm run bench:plans [profiles] [seed]`.
 * For the budget curve, each budget is a multiple of the cheapest possible diet.
 */
const PROFILES = Number(process.argv[2] ?? 1100)
const SEED = Number(process.argv[3] ?? 2026)
const WARM_UP_WEEKS = 20
const SHOPPERS = 150
const BUDGET_RATIOS = [1.4, 1.6, 1.8, 2.0, 2.2] as const
const CURVE_PROFILES = Math.ceil(PROFILES / 4)
const BUDGET = { min: 25, max: 500 } as const

type Solvable = { readonly profile: WeekMeasure['profile']; readonly floorUsd: number }

function solvable(weeks: readonly WeekMeasure[], costFloor: CostFloor): Solvable[] {
  return weeks.flatMap(({ profile }) => {
    const floorUsd = costFloor(profile)
    return floorUsd === undefined ? [] : [{ profile, floorUsd }]
  })
}

async function withinBudgetAt(ratio: number, subjects: readonly Solvable[]): Promise<string> {
  const weeks: WeekMeasure[] = []
  for (const [seed, { profile, floorUsd }] of subjects.entries()) {
    const weeklyFoodBudget = Math.ceil(floorUsd * ratio * 100) / 100
    if (weeklyFoodBudget < BUDGET.min || weeklyFoodBudget > BUDGET.max) continue
    weeks.push(await measureWeek({ ...profile, weeklyFoodBudget }, seed))
  }
  return `${percent(weeks.filter(({ withinBudget }) => withinBudget).length, weeks.length)} of ${weeks.length}`
}

const profiles = drawProfiles(PROFILES, SEED)
for (const [seed, profile] of profiles.slice(0, WARM_UP_WEEKS).entries()) await measureWeek(profile, seed)

const weeks: WeekMeasure[] = []
for (const [seed, profile] of profiles.entries()) weeks.push(await measureWeek(profile, seed))
console.log(`${weeks.length} weeks, seed ${SEED}`)
reportQuality(weeks)

const shopperWeeks: WeekMeasure[] = []
for (const [seed, profile] of shoppers(profiles.slice(0, SHOPPERS)).entries()) {
  shopperWeeks.push(await measureWeek(profile, seed))
}
reportTill(weeks, shopperWeeks)

const subjects = solvable(weeks, await loadCostFloor())
console.log(`\nProfiles whose numbers some foods can meet: ${percent(subjects.length, weeks.length)}`)
const ample = subjects.filter(({ profile, floorUsd }) => profile.weeklyFoodBudget >= 2.2 * floorUsd)
const held = ample.filter(({ profile }) =>
  weeks.some((week) => week.profile === profile && week.withinBudget),
)
console.log(
  `Random budgets of 2.2 × the floor or more, kept: ${percent(held.length, ample.length)} of ${ample.length}`,
)
console.log('Weeks within a budget that is a multiple of the cheapest diet, without scaling the list down:')
for (const ratio of BUDGET_RATIOS) {
  const some = ratio === 2.2 ? subjects : subjects.slice(0, CURVE_PROFILES)
  console.log(`  ${ratio.toFixed(1)} ×  ${await withinBudgetAt(ratio, some)}`)
}
