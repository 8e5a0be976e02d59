import { describe, expect, it } from 'vitest'
import { type DeliveryService, DeliveryServiceError } from '../../proxy/delivery/deliveryService.js'
import { openDeliveryInfo } from '../../proxy/delivery/readSubscriptions.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { keptForm } from '../../src/store/keptState.js'
import { home } from '../support/homeAddress.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { type TestProxyOptions, testProxy } from './support/testProxy.js'

const corrected = { ...home, address: '14 Elm Street' }

/** The widget's form on the reference server. The answers of the given calls (from 1) get lost. */
async function openedForm({
  lost = [],
  ...options
}: TestProxyOptions & { readonly lost?: readonly number[] }) {
  const proxy = await testProxy(options)
  const { store: stored, vault } = proxy
  let calls = 0
  const client = createApiClient({
    apiBase: 'http://localhost/api',
    fetch: async (url, init) => {
      calls += 1
      const call = calls
      const response = await proxy.app.request(String(url), init)
      if (lost.includes(call)) throw new TypeError('Failed to fetch')
      return response
    },
  })
  const open = (keptKey?: string) => {
    const { store, actions } = readyStore({ services: workingServices({ subscribe: client.subscribe }) })
    store.setState({ awaitedForm: keptForm(keptKey) })
    actions.openDeliveryForm()
    return {
      actions,
      reasons: () =>
        store.getState().notices.map((notice) => ('detail' in notice ? notice.detail : notice.code)),
      shown: () => store.getState().subscriptions.map(({ subscriptionId }) => subscriptionId),
      reload: () => open(store.getState().awaitedForm?.idempotencyKey),
    }
  }
  return {
    ...proxy,
    ...open(),
    calls: () => calls,
    subscribed: async () =>
      (await stored.list()).map((row) => [row.status, openDeliveryInfo(vault, row)?.address]),
  }
}

/** A service that does not answer for so many calls, and says which addresses it then delivers to. */
function wakingService(silentCalls: number) {
  const delivered = new Map<string, string>()
  let calls = 0
  const answer = async () => {
    calls += 1
    if (calls <= silentCalls) throw new DeliveryServiceError('not now')
  }
  const provider: DeliveryService = {
    summary: 'Wakes up.',
    async subscribe(id, { address }) {
      await answer()
      delivered.set(id, address)
    },
    async cancel(id) {
      await answer()
      delivered.delete(id)
    },
    order: () => Promise.reject(new DeliveryServiceError('not now')),
  }
  return { provider, delivered: () => [...delivered.values()] }
}

describe('an address that is corrected in the form', () => {
  it('shows the subscription that was made without an answer, and makes none besides', async () => {
    const { actions, shown, store, subscribed } = await openedForm({ lost: [1] })
    await actions.subscribe(home)
    await actions.subscribe(corrected)
    expect(await subscribed()).toEqual([['active', home.address]])
    expect(shown()).toEqual((await store.list()).map(({ id }) => id))
  })

  it('is not subscribed after a reload without a word of the first one, which its own address still finds', async () => {
    const { actions, reload, store, subscribed } = await openedForm({ lost: [1] })
    await actions.subscribe(home)
    const later = reload()
    await later.actions.subscribe(corrected)
    expect(later.reasons()).toEqual([
      'An earlier try has subscribed with other details. To see its subscription, enter the same address, phone and instructions as then. Only if you want a second one, send this once more.',
    ])
    await later.actions.subscribe(home)
    expect(await subscribed()).toEqual([['active', home.address]])
    expect(later.shown()).toEqual((await store.list()).map(({ id }) => id))
  })

  it('is subscribed with one more press after the first one was erased meanwhile', async () => {
    const { actions, calls, reasons, store, subscribed, subscriptions } = await openedForm({ lost: [1] })
    await actions.subscribe(home)
    for (const row of await store.list()) await subscriptions.end(row)
    await actions.subscribe(corrected)
    expect(reasons()).toEqual([
      'The earlier request was ended, so nothing is subscribed. Send the form again.',
    ])
    await actions.subscribe(corrected)
    expect(await subscribed()).toEqual([['active', corrected.address]])
    expect(calls()).toBe(3)
  })

  it('takes the place of one that the delivery service never took', async () => {
    const { provider, delivered } = wakingService(1)
    const { actions, reasons, shown, subscribed } = await openedForm({ provider })
    await actions.subscribe(home)
    await actions.subscribe(corrected)
    expect(delivered()).toEqual([])
    expect(await subscribed()).toEqual([])
    expect(reasons()).toEqual([
      'The earlier request was ended, so nothing is subscribed. Send the form again.',
    ])
    await actions.subscribe(corrected)
    expect(delivered()).toEqual([corrected.address])
    expect(await subscribed()).toEqual([['active', corrected.address]])
    expect(shown()).toHaveLength(1)
  })

  it('waits until the delivery service can say that the first one is over', async () => {
    const { provider, delivered } = wakingService(2)
    const { actions, subscribed } = await openedForm({ provider })
    await actions.subscribe(home)
    await actions.subscribe(corrected)
    expect(await subscribed()).toEqual([['pending', home.address]])
    for (let time = 0; time < 2; time++) await actions.subscribe(corrected)
    expect(delivered()).toEqual([corrected.address])
  })
})
