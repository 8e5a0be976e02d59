import { composeWeek } from '../ai/composeWeek.js'
import type { PlanBasis } from '../core/plan/planBasis.js'
import { planRulesFor } from '../core/plan/planRules.js'
import { requireSafePlan } from '../core/plan/requireSafePlan.js'
import { withMadeFor } from '../core/plan/withMadeFor.js'
import { newPlanState } from '../core/state/newPlanState.js'
import type { replaceWeek, replanByRules } from '../core/state/planChanges.js'
import type { PlanState } from '../core/state/planState.js'
import { planWishes } from '../core/state/planWishes.js'
import { planWeek, takeStepsWithPauses } from '../planner/index.js'
import type { MadeWeek, MakeWeekOptions, MakeWeekRequest, WeekRequest } from '../store/plannerServices.js'
import { createClient } from './createClient.js'
import { createPause, giveWay } from './createPause.js'
import type { CheckedProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

/** Of a week that no model was asked for, or whose server has none. */
const WITHOUT_MODEL = { modelDays: null, fellBack: false } as const

/** The host's part in making a week. */
export interface WeekMaking {
  readonly props: CheckedProps
  /** They come with the screens: the code of changes then loads after the screens alone, and shares what they have. */
  readonly changes: { readonly replaceWeek: typeof replaceWeek; readonly replanByRules: typeof replanByRules }
  readonly warn: Warn
  /** Called with each failure of the AI that cost no plan. */
  readonly log: (error: unknown) => void
}

/** The plan before this one. Its decisions about meals stay only if the new days have the same ones. */
function planBefore(plan: PlanState, basis: PlanBasis): PlanState {
  const hasSameMeals = plan.basis.mealsPerDay === basis.mealsPerDay
  return { ...plan, basis, ...(!hasSameMeals && { locked: [], eatenOut: [] }) }
}

function isSameWeek({ foods, ...one }: WeekRequest, { foods: otherFoods, ...other }: WeekRequest): boolean {
  const words = ({ profile, startDate, seed }: Omit<WeekRequest, 'foods'>) =>
    JSON.stringify([profile, startDate, seed])
  return foods === otherFoods && words(one) === words(other)
}

/** Makes a week with a model if the host has a server; otherwise with the built-in planner. */
export async function makeWeek(
  { profile, foods, keeping, ahead, ...start }: MakeWeekRequest,
  { signal, onDaysDone, onMeals, onPlace, withoutAi, hasPause }: MakeWeekOptions,
  { props, changes, warn, log }: WeekMaking,
): Promise<MadeWeek> {
  const { apiBase } = props
  const { seed } = start
  // The page draws between the three parts: the overlay, the week and the plan. In one task they would be a long one.
  await giveWay(signal)
  const rules = planRulesFor(profile, foods, keeping?.basis.avoidedFoodIds)
  const before = keeping && planBefore(keeping, rules.basis)
  const isLocal = apiBase === undefined || withoutAi
  const pause = createPause(signal)
  async function makeLocally() {
    if (before) return changes.replanByRules(before, rules, start, pause)
    // Not by `beginWeek`, which loads the planner: it is here, and a visitor may have lost the network.
    // The visitor may start over with the same answers and get the same week, which is another one to the host.
    const isAhead = ahead && isSameWeek(ahead.request, { profile, foods, ...start })
    const week = isAhead
      ? { ...(await ahead.finish(pause)) }
      : await takeStepsWithPauses(planWeek(rules, start), pause)
    return newPlanState(week, rules.basis, seed)
  }
  async function makeWithModel(apiBase: string) {
    const { generateMeals } = createClient(apiBase, props, warn)
    let origin: typeof WITHOUT_MODEL | undefined
    const onBuiltIn = () => {
      origin = WITHOUT_MODEL
    }
    const composed = await composeWeek({ ...rules, ...(keeping && { wishes: planWishes(keeping) }) }, start, {
      generateMeals: (prompt, options) => generateMeals(prompt, { ...options, onBuiltIn }),
      signal,
      onDaysDone,
      onMeals,
      onPlace,
      log,
      betweenSteps: pause,
    })
    return { ...composed, ...origin }
  }
  async function make(): Promise<MadeWeek> {
    if (isLocal) {
      return { plan: await makeLocally(), ...WITHOUT_MODEL }
    }
    const { week, ...origin } = await makeWithModel(apiBase)
    const plan = before
      ? await changes.replaceWeek(before, week, seed, foods)
      : newPlanState(week, rules.basis, seed)
    return { plan, ...origin }
  }
  const { plan, ...origin } = await make()
  const { days } = plan.week
  // The plan screen shows the specification's text for a plan without days.
  if (days.length > 0) requireSafePlan(plan.week, rules)
  // Our planner made the days that a model did not give.
  onDaysDone(days.length)
  await giveWay(signal)
  if (hasPause) {
    onMeals(days.map(({ meals }) => meals))
    await giveWay(signal)
  }
  return { ...origin, plan: { ...plan, week: withMadeFor(plan.week, rules) } }
}
