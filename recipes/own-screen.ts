import {
  generateTemplateWeek,
  groceriesOf,
  newHistory,
  newPlanState,
  type PlanState,
  type Profile,
  planBasisOf,
  recordChange,
  swapOptions,
  undoChange,
} from 'react-meal-planner/core'

/** A week as a plan, which remembers what the visitor decides. It is plain data: keep it as JSON. */
export async function makePlan(profile: Profile, startDate: string, seed: number): Promise<PlanState> {
  const week = await generateTemplateWeek({ profile, startDate, seed })
  return newPlanState(week, planBasisOf(profile), seed)
}

/** The list is for everybody who eats, and follows every change of the plan. */
const tillOf = (plan: PlanState) => groceriesOf(plan).tillTotal

/** The plan with another dinner on its first day, what that costs at the till in US dollars, and the step back. */
export async function withAnotherDinner(plan: PlanState) {
  const [option] = await swapOptions(plan, { date: plan.week.startDate, type: 'dinner' })
  const history = recordChange(newHistory(plan), option?.plan ?? plan)
  return {
    plan: history.present,
    moreUsd: tillOf(history.present) - tillOf(plan),
    before: undoChange(history).present,
  }
}
