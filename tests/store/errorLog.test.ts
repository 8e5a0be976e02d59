import { describe, expect, it, vi } from 'vitest'
import { NoFoodLeftError } from '../../src/core/plan/NoFoodLeftError.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { PlannerServices } from '../../src/store/plannerServices.js'
import { EGGS } from '../support/cartLine.js'
import { home } from '../support/homeAddress.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { sampleProfile } from '../support/sampleProfile.js'

const failure = new Error('No answer')
const fail = () => Promise.reject(failure)

/** A store whose failures are listed, as a host's error log would. */
function loggedStore(services: Partial<PlannerServices> = {}) {
  const onError = vi.fn()
  const { store, actions } = readyStore({ services: workingServices(services), onError })
  return { store, actions, ...planActionsOf(store), logged: () => onError.mock.calls.flat() }
}

describe('a host’s error log', () => {
  it('gets the failure of a week, of the cart, of a subscription, of its end and of an order', async () => {
    const { actions, logged } = loggedStore({
      makeWeek: fail,
      addToCart: fail,
      subscribe: fail,
      cancelSubscription: fail,
      placeOrder: fail,
    })
    const subscription = { subscriptionId: 'sub-1' }
    const log = async (act: () => Promise<unknown>) => {
      const before = logged().length
      await act()
      return logged().slice(before)
    }
    expect(await log(() => actions.submitProfile())).toEqual([failure])
    expect(await log(() => actions.addToCart([EGGS]))).toEqual([failure])
    actions.openDeliveryForm()
    expect(await log(() => actions.subscribe(home))).toEqual([failure])
    expect(await log(() => actions.cancelSubscription(subscription))).toEqual([failure])
    expect(await log(() => actions.orderThisWeek({ subscription, items: [EGGS] }))).toEqual([failure])
  })

  it('gets a fault of ours in a change, of which the visitor reads no more than that it failed', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store, actions, planChange, logged } = loggedStore()
    await actions.submitProfile()
    const fault = new TypeError('Cannot read properties of undefined')
    const refusal = vi.fn(() => 'That change could not be made.')
    await planChange('swap', () => Promise.reject(fault), refusal)
    expect(refusal).toHaveBeenCalledExactlyOnceWith(null)
    expect(store.getState().notices).toMatchObject([
      { code: 'plan-unchanged', text: 'That change could not be made.' },
    ])
    expect(logged()).toEqual([fault])
    expect(consoleError).toHaveBeenCalledExactlyOnceWith('MealPlanner: a change of the plan failed.', fault)
    consoleError.mockRestore()
  })

  it('stays empty when a change is refused with a reason for the visitor', async () => {
    const { actions, planChange, logged } = loggedStore()
    await actions.submitProfile()
    const reason = new NoFoodLeftError(planRulesFor(sampleProfile(), []))
    const refusal = vi.fn(() => 'No food is left.')
    await planChange('avoid', () => Promise.reject(reason), refusal)
    expect(refusal).toHaveBeenCalledExactlyOnceWith(reason)
    expect(logged()).toEqual([])
  })
})
