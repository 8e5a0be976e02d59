import type { Subscription } from './plannerServices.js'

/** A list of subscriptions without one of them. */
export const withoutSubscription = (
  all: readonly Subscription[],
  { subscriptionId }: Subscription,
): readonly Subscription[] => all.filter((subscription) => subscription.subscriptionId !== subscriptionId)
