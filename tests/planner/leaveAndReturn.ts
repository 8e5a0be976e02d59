import {
  builtInFoods,
  type KeptPlan,
  type PlanState,
  parsePlanLink,
  planToLink,
  refreshPlan,
  savedStateSchema,
  type WeekPlan,
} from 'react-meal-planner/core'
import { expect } from 'vitest'

/** Equal but for the last digits of sums. */
const rounded = (week: WeekPlan): unknown =>
  JSON.parse(
    JSON.stringify(week, (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value)),
  )

/** The state after the page was left and opened again, restored from what it kept. */
export function reloaded(plan: PlanState, own: PlanState | null): { plan: PlanState; own: PlanState | null } {
  const kept = (each: PlanState) => ({ plan: each, profile: null })
  const text = JSON.stringify({
    version: 1,
    current: kept(plan),
    own: own && kept(own),
    answers: null,
    subscriptions: [],
  })
  const read = savedStateSchema.parse(JSON.parse(text))
  const shown = (each: KeptPlan | null) => each && refreshPlan(each.plan, builtInFoods)
  const back = shown(read.current)
  expect(back && { ...back, week: rounded(back.week) }).toEqual({ ...plan, week: rounded(plan.week) })
  return { plan: back ?? plan, own: shown(read.own) }
}

/** The week that a link to a week opens. */
export function openedLink(week: WeekPlan, { basis }: Pick<PlanState, 'basis'>): WeekPlan {
  const link = planToLink(week, { targets: basis.targets, withMadeFor: true, people: basis.people })
  const content = parsePlanLink(link)
  if (content.failure !== null) throw new Error(`The link is refused: ${content.failure}`)
  const { madeFor: _madeFor, ...sent } = week
  const { madeFor: _madeForRead, ...read } = content.week
  expect(rounded(read)).toEqual(rounded(sent))
  return content.week
}
