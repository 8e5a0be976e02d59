import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'
import { EGGS } from '../support/cartLine.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { testProxy } from './support/testProxy.js'

const unknown = { subscriptionId: 'AAAAA-00000', eraseToken: 'code' }

/** A widget that believes in a subscription which the reference server does not have. */
async function widgetOf(endpoints: { readonly order: string; readonly cancel?: string }) {
  const { app } = await testProxy()
  const client = createApiClient({
    apiBase: 'http://localhost/api',
    endpoints,
    fetch: async (url, init) => app.request(String(url), init),
  })
  const { store, actions } = readyStore({
    services: workingServices({
      cancelSubscription: ({ subscriptionId, eraseToken }) =>
        client.eraseSubscription(subscriptionId, String(eraseToken)),
      placeOrder: async (order, options) => (await client.order?.(order, options)) ?? { placed: true },
    }),
  })
  store.setState({ subscriptions: [unknown] })
  return {
    order: () => actions.orderThisWeek({ subscription: unknown, items: [EGGS] }),
    cancel: () => actions.cancelSubscription(unknown),
    known: () => store.getState().subscriptions,
    notices: () => store.getState().notices.map(({ code }) => code),
  }
}

describe('a subscription that the server does not have', () => {
  it('ends in the widget with an order', async () => {
    const { order, known, notices } = await widgetOf({ order: '/delivery/order' })
    await order()
    expect([known(), notices()]).toEqual([[], ['order-failed']])
  })

  it('ends in the widget with the cancel call', async () => {
    const { cancel, known, notices } = await widgetOf({ order: '/delivery/order' })
    expect(await cancel()).toBe(true)
    expect([known(), notices()]).toEqual([[], ['subscription-cancelled']])
  })

  it('stays with its cancel code if there is nothing at the paths of the calls', async () => {
    const { order, cancel, known, notices } = await widgetOf({ order: '/orders', cancel: '/ended' })
    await order()
    expect([known(), notices()]).toEqual([[unknown], ['order-failed']])
    expect(await cancel()).toBe(false)
    expect(known()).toEqual([unknown])
    expect(notices()).toContain('subscription-kept')
  })
})
