import { subscriptionOf } from './notices.js'
import type { PlannerState } from './plannerState.js'

/** A state after a subscription has ended, without what was said of it. What was ordered or got no answer today may still come. */
export const withoutSubscription = (
  { subscriptions, ordered, unplaced, notices }: PlannerState,
  id: string,
  today: string,
): Partial<PlannerState> => ({
  subscriptions: subscriptions.filter(({ subscriptionId }) => subscriptionId !== id),
  ordered: ordered.filter(({ subscriptionId, date }) => subscriptionId !== id || date === today),
  unplaced: unplaced.filter(
    ({ subscriptionId, unansweredOn }) => subscriptionId !== id || unansweredOn === today,
  ),
  notices: notices.filter((notice) => subscriptionOf(notice) !== id),
})
