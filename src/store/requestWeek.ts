import type { Food } from '../core/food/food.js'
import { lastPlan } from './historyActions.js'
import type { MadeWeek, MakeWeekOptions } from './plannerServices.js'
import type { ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { requireConfirmations } from './requireConfirmations.js'
import type { WeekOrder } from './weekOrder.js'

/** A week as the services made it, with its foods and the plan that it replaces. */
export interface RequestedWeek {
  readonly made: MadeWeek
  readonly foods: readonly Food[]
  readonly before: ShownPlan | null
}

/**
 * Asks the services for a week. Before the first week of some answers, the visitor has to confirm what these need:
 * a week that somebody shared was none of theirs.
 * @throws {UnconfirmedError} when a box is not ticked, the signal's reason when it is aborted, and whatever the services
 * throw.
 */
export async function requestWeek(
  access: StateAccess,
  options: PlannerStoreOptions,
  { profile: asked, seed, previous }: WeekOrder,
  startDate: string,
  parts: Promise<typeof import('./week.chunk.js')>,
  makeOptions: MakeWeekOptions,
): Promise<RequestedWeek> {
  const { get } = access
  const { signal, withoutAi } = makeOptions
  const foods = await options.foods()
  signal.throwIfAborted()
  const isFirst = previous === null
  const profile = isFirst ? asked : (await parts).requireSameAnswers(access, asked)
  if (isFirst || (previous.isShared && previous.profile !== get().own?.profile))
    await requireConfirmations(profile, foods, options.services, get().confirmed)
  signal.throwIfAborted()
  if (!withoutAi) get().actions.emit({ type: 'plan_requested', isFirst })
  const before = lastPlan(get())
  const bound = before && (await parts).binding(before)
  const request = { profile, seed, startDate, foods, ahead: get().ahead, ...bound }
  return { made: await options.services.makeWeek(request, makeOptions), foods, before }
}
