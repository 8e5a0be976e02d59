import { composeWeek } from '../ai/composeWeek.js'
import { planRulesFor } from '../core/plan/planRules.js'
import { requireSafePlan } from '../core/plan/requireSafePlan.js'
import { withMadeFor } from '../core/plan/withMadeFor.js'
import { planWeek } from '../planner/index.js'
import type { MadeWeek, MakeWeekOptions, MakeWeekRequest } from '../store/plannerServices.js'
import { createClient } from './createClient.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

/** What the host gives for making a week. */
export interface WeekMaking {
  readonly props: MealPlannerProps
  readonly warn: Warn
  /** Gets each failure of the AI that was made good. */
  readonly log: (error: unknown) => void
}

/** Makes a week with a model where the host has a server, else by the built-in planner. */
export async function makeWeek(
  { profile, foods, ...start }: MakeWeekRequest,
  { signal, onDaysDone, onMeals, onPlace, withoutAi }: MakeWeekOptions,
  { props, warn, log }: WeekMaking,
): Promise<MadeWeek> {
  const rules = planRulesFor(profile, foods)
  function makeLocally(): Omit<MadeWeek, 'basis'> {
    const week = planWeek(rules, start)
    onDaysDone(week.days.length)
    return { week, modelDays: null, fellBack: false }
  }
  const makeWithModel = (apiBase: string) => {
    const { generateMeals } = createClient(apiBase, props, warn)
    return composeWeek(rules, start, { generateMeals, signal, onDaysDone, onMeals, onPlace, log })
  }
  const { apiBase } = props
  const made = apiBase === undefined || withoutAi ? makeLocally() : await makeWithModel(apiBase)
  // The plan screen has the specification's text for a plan without days.
  if (made.week.days.length > 0) requireSafePlan(made.week, rules)
  onMeals(made.week.days.map(({ meals }) => meals))
  return { ...made, basis: rules.basis, week: withMadeFor(made.week, rules) }
}
