import { generateTemplateWeek, type Profile } from 'react-meal-planner/core'
import { asCount, asPercent, type Row } from '../bars.js'
import { isMade, makeBenchWeek, type Outcome } from '../benchWeek.js'
import { type CostFloor, loadCostFloor } from '../costFloor.js'
import { shareOf } from '../statistics.js'

const RATIOS = [1.4, 1.6, 1.8, 2.0, 2.2] as const
/** A budget of this many times the floor is ample. */
const AMPLE = 2.2
/** The other points of the curve are measured with one in this many profiles. */
const CURVE_STRIDE = 4
const BUDGET = { min: 25, max: 500 } as const

interface Subject {
  readonly profile: Profile
  readonly floorUsd: number
  readonly isHeld: boolean
}

const isHeld = (outcome: Outcome) => isMade(outcome) && !outcome.groceries.scaled

function subjectsOf(outcomes: readonly Outcome[], costFloor: CostFloor): Subject[] {
  return outcomes.flatMap((outcome) => {
    const floorUsd = costFloor(outcome.profile)
    return floorUsd === undefined ? [] : [{ profile: outcome.profile, floorUsd, isHeld: isHeld(outcome) }]
  })
}

async function heldAt(ratio: number, subjects: readonly Subject[]): Promise<Row> {
  const held: boolean[] = []
  for (const [seed, { profile, floorUsd }] of subjects.entries()) {
    const weeklyFoodBudget = Math.ceil(floorUsd * ratio * 100) / 100
    if (weeklyFoodBudget < BUDGET.min || weeklyFoodBudget > BUDGET.max) continue
    held.push(isHeld(await makeBenchWeek(generateTemplateWeek, { ...profile, weeklyFoodBudget }, seed)))
  }
  return {
    what: `weeks within a budget of ${ratio.toFixed(1)} × the cheapest possible diet, nothing scaled down`,
    figure: `${asPercent(shareOf(held, (isWithin) => isWithin))} of ${held.length}`,
  }
}

/** How near to the cheapest possible diet a budget may come. */
export async function budgetRows(outcomes: readonly Outcome[]): Promise<Row[]> {
  const subjects = subjectsOf(outcomes, await loadCostFloor())
  const ample = subjects.filter(({ profile, floorUsd }) => profile.weeklyFoodBudget >= AMPLE * floorUsd)
  const rows: Row[] = [
    {
      what: 'profiles whose numbers some foods can meet',
      figure: `${asCount(subjects.length)} of ${outcomes.length}`,
    },
    {
      what: `random budgets of ${AMPLE} × the cheapest possible diet or more, kept`,
      figure: `${asPercent(shareOf(ample, (subject) => subject.isHeld))} of ${ample.length}`,
    },
  ]
  for (const ratio of RATIOS) {
    const some = ratio === AMPLE ? subjects : subjects.filter((_, index) => index % CURVE_STRIDE === 0)
    rows.push(await heldAt(ratio, some))
  }
  return rows
}
