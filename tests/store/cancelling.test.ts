import { describe, expect, it, vi } from 'vitest'
import { EGGS } from '../support/cartLine.js'
import { home } from '../support/homeAddress.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'

describe('cancelling the subscription', () => {
  it('goes back to the offer once it is cancelled', async () => {
    const cancelSubscription = vi.fn(async () => undefined)
    const subscribe = async () => ({ subscriptionId: 'sub-1', eraseToken: 'token-1' })
    const { store, actions } = readyStore({ services: workingServices({ subscribe, cancelSubscription }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    await actions.cancelSubscription({ subscriptionId: 'sub-1', eraseToken: 'token-1' })
    expect(cancelSubscription).toHaveBeenCalledWith({ subscriptionId: 'sub-1', eraseToken: 'token-1' })
    expect(store.getState()).toMatchObject({ deliveryForm: null, subscriptions: [] })
  })

  it('keeps a subscription that was made while another one was being cancelled', async () => {
    const cancelled = deferred<void>()
    const ids = ['sub-1', 'sub-2']
    const { store, actions } = readyStore({
      services: workingServices({
        subscribe: async () => ({ subscriptionId: ids.shift() ?? '' }),
        cancelSubscription: () => cancelled.promise,
      }),
    })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    const cancelling = actions.cancelSubscription({ subscriptionId: 'sub-1' })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    cancelled.resolve()
    await cancelling
    expect(store.getState().subscriptions).toEqual([{ subscriptionId: 'sub-2' }])
  })

  it('keeps another subscription, and its notice names the one that ended', async () => {
    const ids = ['sub-1', 'sub-2']
    const subscribe = async () => ({ subscriptionId: ids.shift() ?? '' })
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    for (const _ of [1, 2]) {
      actions.openDeliveryForm()
      await actions.subscribe(home)
    }
    expect(store.getState().subscriptions).toEqual([{ subscriptionId: 'sub-1' }, { subscriptionId: 'sub-2' }])
    await actions.cancelSubscription({ subscriptionId: 'sub-2' })
    expect(store.getState().subscriptions).toEqual([{ subscriptionId: 'sub-1' }])
    expect(store.getState().notices).toMatchObject([
      { code: 'subscription-cancelled', subscriptionId: 'sub-2' },
    ])
  })

  it('ends what was said of the subscription and its order, and keeps what was said of another', async () => {
    const ids = ['sub-1', 'sub-2']
    const { store, actions } = readyStore({
      services: workingServices({
        subscribe: async () => ({ subscriptionId: ids.shift() ?? '' }),
        placeOrder: async () => {
          throw new Error('You are offline')
        },
      }),
    })
    const codes = () => store.getState().notices.map(({ code }) => code)
    for (const _ of [1, 2]) {
      actions.openDeliveryForm()
      await actions.subscribe(home)
    }
    await actions.orderThisWeek({ subscription: { subscriptionId: 'sub-1' }, items: [EGGS] })
    await actions.cancelSubscription({ subscriptionId: 'sub-2' })
    expect(codes()).toEqual(['order-failed', 'subscription-cancelled'])
    await actions.cancelSubscription({ subscriptionId: 'sub-1' })
    expect(codes()).toEqual(['subscription-cancelled'])
  })

  it('leaves no address in the form, unless the visitor is writing one', async () => {
    const typed = { ...home, deliveryInstructions: 'Ring twice' }
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    actions.editDelivery(typed)
    await actions.subscribe(typed)
    actions.openDeliveryForm()
    await actions.cancelSubscription({ subscriptionId: 'sub-0' })
    expect(store.getState().deliveryDraft).toEqual(typed)
    actions.closeDeliveryForm()
    await actions.cancelSubscription({ subscriptionId: 'sub-1' })
    expect(Object.values(store.getState().deliveryDraft).join('')).toBe('')
  })

  it('ends a subscription of an earlier visit by its number and code', async () => {
    const cancelSubscription = vi.fn(async () => undefined)
    const { actions } = readyStore({ services: workingServices({ cancelSubscription }) })
    const old = { subscriptionId: 'sub-0', eraseToken: 'token-0' }
    expect(await actions.cancelSubscription(old)).toBe(true)
    expect(cancelSubscription).toHaveBeenCalledWith(old)
  })

  it('sends one call, however often the button is pressed', async () => {
    const answer = deferred<void>()
    const cancelSubscription = vi.fn(() => answer.promise)
    const { actions } = readyStore({ services: workingServices({ cancelSubscription }) })
    const presses = [1, 2].map(() => actions.cancelSubscription({ subscriptionId: 'sub-1' }))
    answer.resolve()
    expect(await Promise.all(presses)).toEqual([true, false])
    expect(cancelSubscription).toHaveBeenCalledTimes(1)
  })

  it('keeps the subscription and says so when the server cannot cancel it', async () => {
    const cancelSubscription = async () => {
      throw new Error('No answer')
    }
    const { store, actions } = readyStore({ services: workingServices({ cancelSubscription }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    await actions.cancelSubscription({ subscriptionId: 'sub-1' })
    expect(store.getState()).toMatchObject({
      subscriptions: [{ subscriptionId: 'sub-1' }],
      cancelling: [],
    })
    expect(store.getState().notices.at(-1)).toMatchObject({
      code: 'subscription-kept',
      subscriptionId: 'sub-1',
      detail: 'No answer',
    })
  })
})
