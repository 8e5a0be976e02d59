import type { Food } from '../core/food/food.js'
import { binding } from './binding.js'
import type { CheckedOrder } from './checkOrder.js'
import { lastPlan } from './historyActions.js'
import type { MadeWeek, MakeWeekOptions } from './plannerServices.js'
import type { ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import type { WeekOrder } from './weekOrder.js'

/** A week as the services made it, with its foods and the plan that it replaces. */
export interface RequestedWeek {
  readonly made: MadeWeek
  readonly foods: readonly Food[]
  readonly before: ShownPlan | null
}

/**
 * Asks the services for a week.
 * @throws whatever the services throw.
 */
export async function requestWeek(
  { get }: StateAccess,
  { services }: PlannerStoreOptions,
  { profile, foods, seed, previous }: Pick<WeekOrder, 'seed' | 'previous'> & CheckedOrder,
  startDate: string,
  makeOptions: MakeWeekOptions,
): Promise<RequestedWeek> {
  const { actions, ahead } = get()
  if (!makeOptions.withoutAi) actions.emit({ type: 'plan_requested', isFirst: previous === null })
  const before = lastPlan(get())
  const request = { profile, seed, startDate, foods, ahead, ...(before && binding(before)) }
  return { made: await services.makeWeek(request, makeOptions), foods, before }
}
