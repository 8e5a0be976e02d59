/** The texts of refusals without a reason. The first is the specification's (section 8). */
export const NO_REASON = {
  notSubscribed: 'Failed to create subscription',
  notCancelled: 'Failed to cancel the subscription',
  notOrdered: 'Failed to place the order',
} as const
