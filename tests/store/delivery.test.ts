import type { DeliveryInfo } from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
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
      delivery: { name: 'active', subscriptionId: 'sub-1' },
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
      delivery: { name: 'form', submitting: false },
      notices: [{ code: 'subscribe-failed', detail: 'No answer' }],
    })
    await actions.subscribe(home)
    expect(keys).toEqual(['key-1', 'key-1'])
    expect(store.getState().delivery).toMatchObject({ name: 'active' })
  })

  it('takes a new key for each opening of the form', () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    actions.closeDeliveryForm()
    actions.openDeliveryForm()
    expect(store.getState().delivery).toMatchObject({ name: 'form', idempotencyKey: 'key-2' })
  })

  it('opens the form again from the active state and returns to it on cancel', async () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.openDeliveryForm()
    expect(store.getState().delivery.name).toBe('form')
    actions.closeDeliveryForm()
    expect(store.getState().delivery).toMatchObject({ name: 'active', subscriptionId: 'sub-1' })
  })
})

describe('ordering this week', () => {
  it('says so only after the host’s order call succeeded', async () => {
    const order = deferred<void>()
    const { store, actions } = readyStore({ services: workingServices({ placeOrder: () => order.promise }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    const ordering = actions.orderThisWeek()
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['subscribed'])
    order.resolve()
    await ordering
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['subscribed', 'order-placed'])
  })

  it('tells of a failed order and lets it be tried again', async () => {
    const placeOrder = vi
      .fn()
      .mockRejectedValueOnce(new Error('Closed today'))
      .mockResolvedValueOnce(undefined)
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    await actions.orderThisWeek()
    expect(store.getState().notices).toContainEqual(
      expect.objectContaining({ code: 'order-failed', detail: 'Closed today' }),
    )
    await actions.orderThisWeek()
    expect(store.getState().notices).toContainEqual(expect.objectContaining({ code: 'order-placed' }))
  })
})
