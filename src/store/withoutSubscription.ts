import { subscriptionOf } from './notices.js'
import type { PlannerState } from './plannerState.js'

/** A state after a subscription has ended, without what was said of it. What was ordered today may still come. */
export const withoutSubscription = (
  { subscriptions, ordered, notices }: PlannerState,
  id: string,
  today: string,
): Partial<PlannerState> => ({
  subscriptions: subscriptions.filter(({ subscriptionId }) => subscriptionId !== id),
  ordered: ordered.filter(({ subscriptionId, date }) => subscriptionId !== id || date === today),
  notices: notices.filter((notice) => subscriptionOf(notice) !== id),
})
