import { BackendProxyError, RefusalError, TimeLimitError } from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import type { Notice } from '../../src/store/notices.js'
import { EGGS } from '../support/cartLine.js'
import { home } from '../support/homeAddress.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'

const CODE = { subscriptionId: 'sub-1', eraseToken: 'code' }

const GONE = new RefusalError(
  'No subscription has both this number and this cancel code',
  404,
  {},
  undefined,
  null,
  'no-subscription',
)

const mayBringOrder = (notice: Notice) =>
  notice.code === 'subscription-cancelled' && notice.mayBringOrder === true

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

  it.each([
    ['a lost answer', new Error('No answer'), true],
    ['a failed server', Object.assign(new Error('Bad gateway'), { status: 502 }), true],
    ['a refusal', Object.assign(new Error('Closed today'), { status: 422 }), false],
    ['an unreadable success', new RefusalError('', 200, {}, undefined, 'notOrdered'), true],
    ['a refusal by a success', new RefusalError('Closed today', 200), false],
  ])('says after %s to an order of today whether it may still come', async (_, error, mayCome) => {
    let now = new Date(2026, 10, 20, 12)
    const placeOrder = vi.fn().mockRejectedValue(error)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }), now: () => now })
    const subscription = { subscriptionId: 'sub-1' }
    const said = () => store.getState().notices.some(mayBringOrder)
    await actions.orderThisWeek({ subscription, items: [EGGS] })
    actions.dismissNotice(store.getState().notices[0]?.id ?? 0)
    await actions.cancelSubscription({ subscriptionId: 'sub-2' })
    expect(said()).toBe(false)
    await actions.cancelSubscription(subscription)
    expect(said()).toBe(mayCome)
    now = new Date(2026, 10, 21, 12)
    await actions.cancelSubscription(subscription)
    expect(said()).toBe(false)
  })

  it('says that one order of today may still come after another was confirmed at the second try', async () => {
    const placeOrder = vi
      .fn()
      .mockRejectedValueOnce(new Error('No answer'))
      .mockRejectedValueOnce(new Error('No answer'))
      .mockResolvedValue({ placed: true })
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    const order = { subscription: { subscriptionId: 'sub-1' }, items: [EGGS] }
    const other = { ...order, items: [{ ...EGGS, foodId: 'whole-milk' }] }
    for (const each of [order, other, other]) await actions.orderThisWeek(each)
    await actions.cancelSubscription(order.subscription)
    expect(store.getState().notices.some(mayBringOrder)).toBe(true)
  })

  it('says nothing of an order that was confirmed at the second try', async () => {
    const placeOrder = vi
      .fn()
      .mockRejectedValueOnce(new Error('No answer'))
      .mockResolvedValue({ placed: true })
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    const order = { subscription: { subscriptionId: 'sub-1' }, items: [EGGS] }
    await actions.orderThisWeek(order)
    await actions.orderThisWeek(order)
    await actions.cancelSubscription(order.subscription)
    expect(store.getState().notices.some(mayBringOrder)).toBe(false)
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

  it.each([
    ['the server was out of reach', new BackendProxyError('the server could not be reached'), true],
    ['the server did not answer in time', new TimeLimitError(30_000), true],
    ['the server failed', new RefusalError('The server failed to answer', 500), true],
    ['the server refused', new RefusalError('Too many requests', 429), false],
    ['there is nothing at the address', new RefusalError('There is nothing at this address', 404), false],
    ['nothing answers at the address', new RefusalError('', 404, {}, undefined, 'notCancelled'), false],
  ])('keeps the subscription and says whether it may be cancelled if %s', async (_, error, isUnconfirmed) => {
    const cancelSubscription = vi.fn().mockRejectedValue(error)
    const { store, actions } = readyStore({ services: workingServices({ cancelSubscription }) })
    store.setState({ subscriptions: [CODE] })
    expect(await actions.cancelSubscription(CODE)).toBe(false)
    expect(store.getState()).toMatchObject({
      subscriptions: [CODE],
      notices: [{ code: 'subscription-kept', isUnconfirmed }],
    })
  })

  it('has ended one that the server no longer knows, as after a lost answer', async () => {
    const cancelSubscription = vi.fn().mockRejectedValue(GONE)
    const { store, actions } = readyStore({ services: workingServices({ cancelSubscription }) })
    store.setState({ subscriptions: [CODE] })
    expect(await actions.cancelSubscription(CODE)).toBe(true)
    expect(store.getState()).toMatchObject({
      subscriptions: [],
      cancelling: [],
      notices: [{ code: 'subscription-cancelled', subscriptionId: 'sub-1' }],
    })
  })

  it.each([
    ['another code', { ...CODE, eraseToken: 'mistyped' }],
    ['another number', { ...CODE, subscriptionId: 'sub-2' }],
  ])('keeps one that the server does not find with %s', async (_, typed) => {
    const cancelSubscription = vi.fn().mockRejectedValue(GONE)
    const { store, actions } = readyStore({ services: workingServices({ cancelSubscription }) })
    store.setState({ subscriptions: [CODE] })
    expect(await actions.cancelSubscription(typed)).toBe(false)
    expect(store.getState()).toMatchObject({
      subscriptions: [CODE],
      notices: [{ code: 'subscription-kept', detail: GONE.message }],
    })
  })
})
