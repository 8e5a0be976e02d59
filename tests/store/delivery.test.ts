import {
  BackendProxyError,
  type DeliveryInfo,
  HttpStatusError,
  RefusalError,
  TimeLimitError,
} from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import type { CartItem } from '../../src/core/grocery/cartItems.js'
import type { Order, OrderOutcome } from '../../src/store/plannerServices.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'

const home: DeliveryInfo = {
  address: '12 Elm Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  phone: '503 555 0123',
}

describe('subscribing to delivery', () => {
  it('goes from the offer through the form to the active subscription', async () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    await actions.subscribe(home)
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
      notices: [{ code: 'subscribed', subscriptionId: 'sub-1' }],
    })
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = deferred<{ subscriptionId: string }>()
    const subscribe = vi.fn(() => answer.promise)
    const { actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    const first = actions.subscribe(home)
    const second = actions.subscribe(home)
    answer.resolve({ subscriptionId: 'sub-1' })
    await Promise.all([first, second])
    expect(subscribe).toHaveBeenCalledTimes(1)
  })

  it('keeps the form open after a failure and repeats it under the same idempotency key', async () => {
    const keys: string[] = []
    const services = workingServices({
      subscribe: async (_info, { idempotencyKey }) => {
        keys.push(idempotencyKey)
        if (keys.length === 1) throw new Error('No answer')
        return { subscriptionId: 'sub-1' }
      },
    })
    const { store, actions } = readyStore({ services })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    expect(store.getState()).toMatchObject({
      deliveryForm: { submitting: false },
      notices: [{ code: 'subscribe-failed', detail: 'No answer' }],
    })
    await actions.subscribe(home)
    expect(keys).toEqual(['key-1', 'key-1'])
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['subscribed'])
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
  })

  it('takes a new key for each opening of the form', () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    actions.closeDeliveryForm()
    actions.openDeliveryForm()
    expect(store.getState().deliveryForm).toMatchObject({ idempotencyKey: 'key-2' })
  })

  it('opens the form again from the active state and returns to it on cancel', async () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.openDeliveryForm()
    expect(store.getState().deliveryForm).not.toBeNull()
    actions.closeDeliveryForm()
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
  })

  it('lets the visitor edit the address after a host’s error that only looks like a refusal', async () => {
    const subscribe = async () => {
      throw Object.assign(new Error('No slots left'), { status: 503, fieldErrors: undefined })
    }
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.editDelivery({ city: 'Salem' })
    expect(store.getState()).toMatchObject({
      deliveryForm: { submitting: false, fieldErrors: {} },
      deliveryDraft: { city: 'Salem' },
    })
  })

  it('closes the form when the visitor starts over, and keeps the subscription', async () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    actions.startOver()
    expect(store.getState()).toMatchObject({ deliveryForm: null, subscriptions: [] })

    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.openDeliveryForm()
    actions.startOver()
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
  })
})

describe('closing the form before the answer', () => {
  it('ends in the active state; a form opened again meanwhile shows the same submission', async () => {
    const answer = deferred<{ subscriptionId: string }>()
    const subscribe = vi.fn(() => answer.promise)
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    const settled = actions.subscribe(home)
    actions.closeDeliveryForm()
    actions.openDeliveryForm()
    expect(store.getState().deliveryForm).toMatchObject({ submitting: true, idempotencyKey: 'key-1' })
    actions.closeDeliveryForm()
    answer.resolve({ subscriptionId: 'sub-1' })
    await settled
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
    expect(subscribe).toHaveBeenCalledTimes(1)
  })
})

describe('an idempotency key that the server knows from another address', () => {
  it('is replaced, so that the visitor can send the corrected address', async () => {
    const keys: string[] = []
    const subscribe = async (_info: DeliveryInfo, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new RefusalError('Made with another address', 409)
      return { subscriptionId: 'sub-2' }
    }
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    await actions.subscribe({ ...home, address: '14 Elm Street' })
    expect(keys).toEqual(['key-1', 'key-2'])
    expect(store.getState().subscriptions).toEqual([{ subscriptionId: 'sub-2' }])
  })
})

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

const EGGS: CartItem = {
  foodId: 'eggs',
  sku: null,
  name: 'Eggs, large',
  quantity: 1,
  unit: 'dozen',
  price: 3.6,
}
const ORDER: Order = { subscription: { subscriptionId: 'sub-1' }, items: [EGGS] }
const PLACED: OrderOutcome = { placed: true }

describe('ordering this week', () => {
  it('repeats a lost order under the same key, and sends the next order under a new key', async () => {
    const keys: string[] = []
    const placeOrder = async (_order: Order, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new Error('No answer')
      return PLACED
    }
    const { actions } = readyStore({ services: workingServices({ placeOrder }) })
    await actions.submitProfile()
    actions.openDeliveryForm()
    await actions.subscribe(home)
    for (let presses = 0; presses < 3; presses += 1) await actions.orderThisWeek(ORDER)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('places one order even when the visitor leaves the tab and comes back meanwhile', async () => {
    const answer = deferred<OrderOutcome>()
    const placeOrder = vi.fn(() => answer.promise)
    const { actions } = readyStore({ services: workingServices({ placeOrder }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    const first = actions.orderThisWeek(ORDER)
    actions.openDeliveryForm()
    actions.closeDeliveryForm()
    const second = actions.orderThisWeek(ORDER)
    answer.resolve(PLACED)
    await Promise.all([first, second])
    expect(placeOrder).toHaveBeenCalledTimes(1)
  })

  it('confirms the order only after the host’s order call succeeded', async () => {
    const order = deferred<OrderOutcome>()
    const { store, actions } = readyStore({ services: workingServices({ placeOrder: () => order.promise }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    const ordering = actions.orderThisWeek(ORDER)
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['subscribed'])
    order.resolve(PLACED)
    await ordering
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['subscribed', 'order-placed'])
  })

  it('says that an order failed and lets the visitor try again', async () => {
    const placeOrder = vi.fn().mockRejectedValueOnce(new Error('Closed today')).mockResolvedValueOnce(PLACED)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    await actions.orderThisWeek(ORDER)
    expect(store.getState().notices).toContainEqual(
      expect.objectContaining({ code: 'order-failed', detail: 'Closed today' }),
    )
    await actions.orderThisWeek(ORDER)
    expect(store.getState().notices).toContainEqual(expect.objectContaining({ code: 'order-placed' }))
  })

  it('sends another list under another key, since it is another order', async () => {
    const keys: string[] = []
    const placeOrder = async (_order: Order, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      throw new Error('No answer')
    }
    const { actions } = readyStore({ services: workingServices({ placeOrder }) })
    await actions.orderThisWeek(ORDER)
    await actions.orderThisWeek({ ...ORDER, items: [{ ...EGGS, quantity: 2 }] })
    expect(keys[0]).not.toBe(keys[1])
  })

  it('keeps the link to finish an order, and does not say that it is placed', async () => {
    const checkoutUrl = 'https://www.instacart.com/store/shopping_lists/1'
    const events: string[] = []
    const { store, actions } = readyStore({
      services: workingServices({ placeOrder: async () => ({ checkoutUrl }) }),
      onEvent: ({ type }) => events.push(type),
    })
    await actions.orderThisWeek(ORDER)
    expect(store.getState()).toMatchObject({ checkout: { order: ORDER, url: checkoutUrl }, notices: [] })
    expect(events).toEqual(['checkout_offered'])
  })
})

describe('the reason in a notice', () => {
  it.each([
    [new BackendProxyError('the server could not be reached'), { problem: 'unreachable' }],
    [new HttpStatusError(502, 'Bad Gateway'), { problem: 'unreachable' }],
    [new TimeLimitError(30_000), { problem: 'noAnswer' }],
    [new RefusalError('ZIP code 10001 is not in CA', 422), 'ZIP code 10001 is not in CA'],
    [new Error('Closed today'), 'Closed today'],
    [new Error(), null],
    ['broken', null],
  ])('is for the visitor, not for developers: %s', async (failure, detail) => {
    const subscribe = async () => {
      throw failure
    }
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    expect(store.getState().notices).toEqual([{ id: 1, code: 'subscribe-failed', detail }])
  })
})
