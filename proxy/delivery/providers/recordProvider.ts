import type { DeliveryProviderSetup } from '../deliveryService.js'

/** Does nothing beyond our own record: tells nobody, charges nothing and orders nothing. */
export const recordProvider: DeliveryProviderSetup = {
  variables: {},
  create: () => ({
    summary: 'Subscriptions and orders are recorded only: nothing is charged, and no shop is told.',
    recordsSubscriptions: true,
    recordsOrders: true,
    subscribe: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
    order: () => Promise.resolve({ placed: true }),
  }),
}
