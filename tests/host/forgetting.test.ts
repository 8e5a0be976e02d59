import { savedStateSchema } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { startKeeping } from '../../src/host/startKeeping.js'
import { backToOwnPlan } from '../../src/store/backToOwnPlan.js'
import { forgetEverything } from '../../src/store/forgetEverything.js'
import { lastPlan } from '../../src/store/historyActions.js'
import type { OrderOutcome, PlannerServices } from '../../src/store/plannerServices.js'
import { ASIDE, RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { EGGS } from '../support/cartLine.js'
import { home } from '../support/homeAddress.js'
import { keepingContext } from '../support/keepingContext.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { sampleProfile } from '../support/sampleProfile.js'

withEmptyStorage()

/** A store with a plan that is kept, as the widget's is. */
async function keptStore(services: Partial<PlannerServices> = {}) {
  const { store, actions } = readyStore({ services: workingServices(services) })
  const latest = { current: { persistKey: 'shop', persistProfile: true } }
  const stop = startKeeping(keepingContext(store, latest))
  await vi.waitFor(() => expect(store.getState().keeping).not.toBeNull(), { timeout: 60_000 })
  await actions.submitProfile()
  await vi.waitFor(() => expect(localStorage.getItem(RECORD)).not.toBeNull())
  const forget = () => store.getState().keeping?.forget()
  return { store, actions, stop, forget }
}

describe('forgetting everything', () => {
  it('removes the record, what was put aside, the plan and the subscriptions', async () => {
    localStorage.setItem(ASIDE, 'old')
    const { store, forget } = await keptStore()
    store.setState({ subscriptions: [{ subscriptionId: 'S-1', eraseToken: 'code' }] })
    forget()
    const { phase, subscriptions, notices } = store.getState()
    expect(phase).toEqual({ name: 'profile' })
    expect(subscriptions).toEqual([])
    expect(notices).toHaveLength(1)
    await vi.waitFor(() => expect(localStorage).toHaveLength(0))
  })

  it('leaves nothing of the visitor in the widget, but what is under way and how it is kept', async () => {
    const { store, actions, forget } = await keptStore({
      placeOrder: () => Promise.reject(new Error('No answer')),
    })
    const opened = store.getInitialState()
    await actions.orderThisWeek({ subscription: { subscriptionId: 'S-1' }, items: [EGGS] })
    actions.editProfile({ age: '71' })
    actions.selectTab('delivery')
    actions.openDeliveryForm()
    actions.editDelivery({ address: home.address, phone: home.phone })
    await actions.subscribe(home)
    const request = { profile: sampleProfile(), foods: [], seed: 1, startDate: '2026-11-21' }
    store.setState({ ahead: { finish: () => Promise.reject(new Error('Not wanted')), request } })
    forget()
    const { keeping, notices, isOpening, ...left } = store.getState()
    const { keeping: _keeping, notices: _notices, ...start } = opened
    expect(left).toEqual(start)
  })

  it('leaves no way to a shared plan from which the visitor had gone back', async () => {
    const { store, forget } = await keptStore()
    const own = lastPlan(store.getState())
    if (!own) throw new Error('No plan is shown.')
    store.setState({ phase: { name: 'plan', plan: { ...own, isShared: true } }, own })
    backToOwnPlan(store, 'This is your own plan.')
    expect(store.getState().notices).toMatchObject([{ goBack: expect.any(Function) }])
    forget()
    expect(store.getState().notices).toEqual([expect.not.objectContaining({ goBack: expect.anything() })])
    expect(store.getState()).toMatchObject({ own: null, past: [], future: [] })
  })

  it('lets a call that is under way end, and sends none twice meanwhile', async () => {
    const placeOrder = vi.fn(() => answer.promise)
    const answer = deferred<OrderOutcome>()
    const { store, actions } = readyStore({ services: workingServices({ placeOrder }) })
    const order = { subscription: { subscriptionId: 'S-1' }, items: [EGGS] }
    const first = actions.orderThisWeek(order)
    await vi.waitFor(() => expect(placeOrder).toHaveBeenCalled())
    forgetEverything(store)
    await actions.orderThisWeek(order)
    answer.resolve({ placed: true })
    await first
    expect(placeOrder).toHaveBeenCalledTimes(1)
    expect(store.getState().ordering).toBeNull()
  })

  it('leaves nothing for undo to restore', async () => {
    const { store, actions, forget } = await keptStore()
    await actions.regenerate()
    forget()
    actions.undo()
    actions.redo()
    actions.backToPlan()
    expect(store.getState().phase).toEqual({ name: 'profile' })
  })

  it('keeps again what comes after it', async () => {
    const { actions, forget } = await keptStore()
    forget()
    await actions.submitProfile()
    await vi.waitFor(() => expect(localStorage.getItem(RECORD)).not.toBeNull())
    const saved = savedStateSchema.parse(JSON.parse(localStorage.getItem(RECORD) ?? ''))
    expect(saved.current).not.toBeNull()
  })

  it('writes nothing any more once the widget is gone', async () => {
    const { actions, stop, forget } = await keptStore()
    forget()
    stop()
    await actions.submitProfile()
    await new Promise((resolve) => setTimeout(resolve))
    expect(localStorage).toHaveLength(0)
  })
})
