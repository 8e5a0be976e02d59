import {
  changePlan,
  type MealPlace,
  newPlanState,
  type PlanState,
  planBasisOf,
} from 'react-meal-planner/core'
import { mealAt, placesOf, plateOf } from '../support/planChecks.js'
import { plannedWeek } from '../support/plannedWeek.js'
import { sampleProfile } from '../support/sampleProfile.js'

/** Milliseconds that several weeks may take on a busy machine. */
export const SLOW = 180_000
export const START = '2026-03-02'
export const TUESDAY = '2026-03-03'

export async function makePlan(
  changes: Parameters<typeof sampleProfile>[0] = {},
  seed = 1,
): Promise<PlanState> {
  return newPlanState(await plannedWeek(changes, seed, START), planBasisOf(sampleProfile(changes)), seed)
}

export const lock = (plan: PlanState, ...places: MealPlace[]) =>
  changePlan(plan, { type: 'lock', places, isLocked: true })

/** The plates of the week's days, without those of some dates. */
export const daysOf = ({ week }: PlanState, without: readonly string[]) =>
  week.days
    .filter(({ date }) => !without.includes(date))
    .map(({ meals }) => meals.map((meal) => plateOf(meal)))

/** The first meal that is cooked for others, and the first of those. */
export function firstPot(plan: PlanState) {
  const cooked = placesOf(plan).find((place) => mealAt(plan, place)?.cook)
  const leftover = placesOf(plan).find((place) => {
    const from = mealAt(plan, place)?.leftoverOf
    return from && from.date === cooked?.date && from.type === cooked.type
  })
  if (!cooked || !leftover) throw new Error('The plan cooks nothing ahead.')
  return { cooked, leftover }
}
