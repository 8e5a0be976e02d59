import { RefusalError } from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import { forgetEverything } from '../../src/store/forgetEverything.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { Order, OrderOutcome } from '../../src/store/plannerServices.js'
import { EGGS } from '../support/cartLine.js'
import { home } from '../support/homeAddress.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'

const ORDER: Order = { subscription: { subscriptionId: 'sub-1' }, items: [EGGS] }
const PLACED: OrderOutcome = { placed: true }

describe('ordering this week', () => {
  it('repeats a lost order under the same key, and the same list on another day under a new key', async () => {
    const keys: string[] = []
    const placeOrder = async (_order: Order, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new Error('No answer')
      return PLACED
    }
    let today = new Date(2026, 8, 21, 23, 59)
    const { actions } = readyStore({ services: workingServices({ placeOrder }), now: () => today })
    await actions.submitProfile()
    actions.openDeliveryForm()
    await actions.subscribe(home)
    for (let presses = 0; presses < 2; presses += 1) await actions.orderThisWeek(ORDER)
    today = new Date(2026, 8, 22)
    await actions.orderThisWeek(ORDER)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('forgets an order that was refused, which cannot come', async () => {
    const placeOrder = vi.fn().mockRejectedValue(new RefusalError('Too many calls', 429))
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    await actions.orderThisWeek(ORDER)
    expect(store.getState().unplaced).toEqual([])
  })

  it('counts an order for the day on which the button was pressed, however late the answer', async () => {
    const answer = deferred<OrderOutcome>()
    const placeOrder = vi.fn(async (): Promise<OrderOutcome> => PLACED)
    let now = new Date(2026, 8, 21, 23, 59, 58)
    const { actions } = readyStore({ services: workingServices({ placeOrder }), now: () => now })
    placeOrder.mockReturnValueOnce(answer.promise)
    const ordering = actions.orderThisWeek(ORDER)
    await vi.waitFor(() => expect(placeOrder).toHaveBeenCalled())
    now = new Date(2026, 8, 22, 0, 0, 2)
    answer.resolve(PLACED)
    await ordering
    await actions.orderThisWeek(ORDER)
    expect(placeOrder).toHaveBeenCalledTimes(2)
    await actions.orderThisWeek(ORDER)
    expect(placeOrder).toHaveBeenCalledTimes(2)
  })

  it('places the same list once a day, however often the button is pressed', async () => {
    const placeOrder = vi.fn(async () => PLACED)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    for (let presses = 0; presses < 3; presses += 1) await actions.orderThisWeek(ORDER)
    expect(placeOrder).toHaveBeenCalledTimes(1)
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['order-repeated'])
    await actions.orderThisWeek({ ...ORDER, items: [{ ...EGGS, quantity: 2 }] })
    await actions.orderThisWeek({ subscription: { subscriptionId: 'sub-2' }, items: [EGGS] })
    expect(placeOrder).toHaveBeenCalledTimes(3)
  })

  it('places nothing for a part of what came today: a tick changes no order', async () => {
    const placeOrder = vi.fn(async () => PLACED)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    const milk = { ...EGGS, foodId: 'whole-milk' }
    await actions.orderThisWeek({ ...ORDER, items: [EGGS, milk] })
    for (const items of [[milk], [EGGS, milk], [EGGS]]) await actions.orderThisWeek({ ...ORDER, items })
    expect(placeOrder).toHaveBeenCalledTimes(1)
    await actions.orderThisWeek({ ...ORDER, items: [] })
    expect(placeOrder).toHaveBeenCalledTimes(1)
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['order-empty'])
  })

  it('says that there is nothing to order only until the list changes or an order is placed', async () => {
    const { store, actions } = readyStore()
    await actions.submitProfile()
    const codes = () => store.getState().notices.map(({ code }) => code)
    const again = async () => {
      await actions.orderThisWeek(ORDER)
      await actions.orderThisWeek(ORDER)
      expect(codes()).toEqual(['order-repeated'])
    }
    await again()
    planActionsOf(store).changePlan({ type: 'tick', foodId: EGGS.foodId, isTicked: true })
    expect(codes()).toEqual([])
    await again()
    await actions.orderThisWeek({ ...ORDER, subscription: { subscriptionId: 'sub-2' } })
    expect(codes()).toEqual(['order-placed'])
    await actions.orderThisWeek({ ...ORDER, items: [] })
    expect(codes()).toEqual(['order-empty'])
    actions.undo()
    expect(codes()).toEqual(['plan-undone'])
  })

  it('leaves the notice of the last change with its Undo', async () => {
    const { store, actions } = readyStore()
    await actions.submitProfile()
    planActionsOf(store).changePlan({ type: 'tick', foodId: EGGS.foodId, isTicked: true }, 'Ticked.')
    await actions.orderThisWeek(ORDER)
    await actions.orderThisWeek(ORDER)
    expect(new Set(store.getState().notices.map(({ code }) => code))).toEqual(
      new Set(['plan-changed', 'order-repeated']),
    )
  })

  it('orders only what today’s orders do not bring', async () => {
    const orders: Order[] = []
    const placeOrder = async (order: Order) => {
      orders.push(order)
      return PLACED
    }
    const { actions } = readyStore({ services: workingServices({ placeOrder }) })
    const milk = { ...EGGS, foodId: 'whole-milk' }
    await actions.orderThisWeek({ ...ORDER, items: [milk] })
    await actions.orderThisWeek({ ...ORDER, items: [{ ...EGGS, quantity: 3, price: 10.8 }, milk] })
    await actions.orderThisWeek({ ...ORDER, items: [{ ...EGGS, quantity: 4, price: 14.4 }] })
    expect(orders.map(({ items }) => items)).toEqual([
      [milk],
      [{ ...EGGS, quantity: 3, price: 10.8 }],
      [{ ...EGGS, quantity: 1, price: 3.6 }],
    ])
  })

  it('orders the whole list for another week, and for the same week only the rest', async () => {
    const orders: Order[] = []
    const placeOrder = async (order: Order) => {
      orders.push(order)
      return PLACED
    }
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    await actions.submitProfile()
    const { phase } = store.getState()
    if (phase.name !== 'plan') throw new Error('No week was made.')
    const show = (startDate: string) =>
      store.setState({
        phase: { ...phase, plan: { ...phase.plan, week: { ...phase.plan.week, startDate } } },
      })
    for (const [startDate, placed] of [
      ['2026-11-21', 1],
      ['2026-11-28', 2],
      ['2026-11-28', 2],
      ['2026-11-21', 2],
    ] as const) {
      show(startDate)
      await actions.orderThisWeek(ORDER)
      expect(orders).toHaveLength(placed)
    }
    expect(orders[1]).toEqual(ORDER)
  })

  it('counts an order that was kept without its week for the week on screen', async () => {
    const placeOrder = vi.fn(async () => PLACED)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    await actions.submitProfile()
    await actions.orderThisWeek(ORDER)
    store.setState(({ ordered }) => ({ ordered: ordered.map(({ weekStart: _, ...placed }) => placed) }))
    await actions.orderThisWeek(ORDER)
    expect(placeOrder).toHaveBeenCalledTimes(1)
  })

  it('keeps only what was ordered today once the subscription is cancelled', async () => {
    const { store, actions } = readyStore()
    await actions.orderThisWeek(ORDER)
    const [today] = store.getState().ordered
    if (!today) throw new Error('Nothing was ordered.')
    store.setState({ ordered: [{ ...today, date: '2020-01-31' }, today] })
    await actions.cancelSubscription(ORDER.subscription)
    expect(store.getState().ordered).toEqual([today])
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

  it.each([
    ['after another list was ordered', [{ ...EGGS, foodId: 'whole-milk' }], [EGGS]],
    ['after another list got no answer', [{ ...EGGS, foodId: 'tofu' }], [EGGS]],
    ['when the shop has other names and prices by then', [], [{ ...EGGS, name: 'Eggs of today', price: 9 }]],
  ])('repeats a lost order under the same key %s', async (_, between, again) => {
    const keys: string[] = []
    const placeOrder = async ({ items }: Order, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1 || items.some(({ foodId }) => foodId === 'tofu')) throw new Error('No answer')
      return PLACED
    }
    const { actions } = readyStore({ services: workingServices({ placeOrder }) })
    await actions.orderThisWeek(ORDER)
    if (between.length > 0) await actions.orderThisWeek({ ...ORDER, items: between })
    await actions.orderThisWeek({
      subscription: { subscriptionId: 'sub-1', eraseToken: 'code' },
      items: again,
    })
    expect(keys.at(-1)).toBe(keys[0])
    expect(new Set(keys).size).toBe(between.length + 1)
  })

  it('forgets the keys of lost orders with everything else', async () => {
    const keys: string[] = []
    const placeOrder = async (_order: Order, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      throw new Error('No answer')
    }
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    await actions.orderThisWeek(ORDER)
    forgetEverything(store)
    await actions.orderThisWeek(ORDER)
    expect(keys).toEqual(['key-1', 'key-2'])
  })

  it('leads to the same page again on the same day, and to a new one on another', async () => {
    const keys: string[] = []
    let hasAnswer = true
    const placeOrder = async (_order: Order, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (!hasAnswer) throw new Error('No answer')
      return { checkoutUrl: `https://shop.example/${idempotencyKey}` }
    }
    let today = new Date(2026, 8, 21)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }), now: () => today })
    for (let presses = 0; presses < 2; presses += 1) await actions.orderThisWeek(ORDER)
    expect(keys).toEqual(['key-1', 'key-1'])
    today = new Date(2026, 8, 22)
    hasAnswer = false
    await actions.orderThisWeek(ORDER)
    expect(store.getState().checkout).toBeNull()
    // Nobody knows what became of that one, so it stays the same order.
    today = new Date(2026, 8, 23)
    hasAnswer = true
    await actions.orderThisWeek(ORDER)
    expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-2'])
    expect(store.getState().checkout).toMatchObject({ url: 'https://shop.example/key-2' })
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

describe('an order under a subscription that no longer exists', () => {
  it('ends it here and says what the server says, with what was ordered today', async () => {
    const text = 'There is no such subscription any more. Subscribe again.'
    const gone = new RefusalError(text, 404, {}, undefined, null, 'no-subscription')
    const placeOrder = vi.fn().mockResolvedValueOnce(PLACED).mockRejectedValue(gone)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    store.setState({ subscriptions: [ORDER.subscription, { subscriptionId: 'sub-2' }] })
    await actions.orderThisWeek(ORDER)
    await actions.orderThisWeek({ ...ORDER, items: [{ ...EGGS, quantity: 2 }] })
    expect(store.getState()).toMatchObject({
      subscriptions: [{ subscriptionId: 'sub-2' }],
      ordered: [{ subscriptionId: 'sub-1' }],
      notices: [{ code: 'order-failed', detail: gone.message, isOver: true }],
    })
  })

  it.each([
    new RefusalError('', 404, {}, undefined, 'notOrdered'),
    new RefusalError('There is nothing at this address', 404),
  ])('is not what an address says at which there is nothing: %s', async (error) => {
    const placeOrder = vi.fn().mockRejectedValue(error)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    store.setState({ subscriptions: [ORDER.subscription] })
    await actions.orderThisWeek(ORDER)
    expect(store.getState()).toMatchObject({
      subscriptions: [ORDER.subscription],
      notices: [{ code: 'order-failed', isOver: false }],
    })
  })
})
