import type { Food } from '../core/food/food.js'
import type { Profile } from '../core/profile.js'
import type { StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { requireConfirmations } from './requireConfirmations.js'
import { requireSameAnswers } from './requireSameAnswers.js'
import type { WeekOrder } from './weekOrder.js'

/** What a week is made from once its answers are known and confirmed. */
export interface CheckedOrder {
  readonly profile: Profile
  readonly foods: readonly Food[]
}

/**
 * Checks the answers for a week. Before the first week of some answers, the visitor has to confirm what these need: a week
 * that somebody shared was none of theirs.
 * @throws {UnconfirmedError} when a box is not ticked, `AnswersNeededError` when the visitor is led to the form, the
 * signal's reason when it is aborted, and whatever the services throw.
 */
export async function checkOrder(
  access: StateAccess,
  options: PlannerStoreOptions,
  { profile: asked, previous }: WeekOrder,
  signal: AbortSignal,
): Promise<CheckedOrder> {
  const { get } = access
  const isFirst = previous === null
  const profile = isFirst ? asked : requireSameAnswers(access, asked)
  const foods = await options.foods()
  signal.throwIfAborted()
  if (isFirst || (previous.isShared && previous.profile !== get().own?.profile))
    await requireConfirmations(profile, foods, options.services, get().confirmed)
  signal.throwIfAborted()
  return { profile, foods }
}
