import type { DeliveryProviderSetup } from '../deliveryService.js'

/** Does nothing beyond our own record: tells nobody, charges nothing and orders nothing. */
export const recordProvider: DeliveryProviderSetup = {
  variables: {},
  create: () => ({
    summary: 'Subscriptions are recorded only: nothing is charged and nothing is ordered.',
    recordsOnly: true,
    subscribe: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
  }),
}
