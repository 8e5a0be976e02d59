import { afterEach, describe, expect, it, vi } from 'vitest'
import { lastPlan } from '../../src/store/historyActions.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { MakeWeekRequest } from '../../src/store/plannerServices.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { sampleMadeWeek } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

afterEach(() => {
  vi.useRealTimers()
})

const made = sampleMadeWeek()

describe('the store with a week on screen', () => {
  it('makes another week for the same profile from another seed', async () => {
    const requests: MakeWeekRequest[] = []
    const makeWeek = async (request: MakeWeekRequest) => {
      requests.push(request)
      return made
    }
    const { actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    await actions.regenerate()
    expect(requests[1]).toEqual({ ...requests[0], seed: 2 })
  })

  it('takes own items and removed foods over to another week, but no amounts, which another list needs', async () => {
    const { store, actions } = readyStore()
    await actions.submitProfile()
    const { changePlan } = planActionsOf(store)
    const coffee = { id: 'own-1', name: 'Coffee', costUsd: 6 }
    changePlan({ type: 'addOwn', item: coffee })
    changePlan({ type: 'remove', foodId: 'salmon', isRemoved: true })
    changePlan({ type: 'quantity', foodId: 'eggs', amount: { quantity: 1, unit: 'dozen' } })
    await actions.regenerate()
    expect(store.getState().phase).toMatchObject({
      name: 'plan',
      plan: { listEdits: { ownItems: [coffee], removedFoodIds: ['salmon'], quantities: {} } },
    })
  })

  it('takes over which seasonings are missing at home, also of one that the other week does not have', async () => {
    const weeks = [seasonedPlan().week, seasonedPlan().week]
    const makeWeek = async ({ seed }: MakeWeekRequest) => {
      const week = weeks[seed - 1] ?? made.plan.week
      return { ...sampleMadeWeek(seed), plan: { ...sampleMadeWeek(seed).plan, week } }
    }
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    const { changePlan } = planActionsOf(store)
    const jar = { quantity: 1, unit: 'jar (2 oz)' }
    for (const foodId of ['cumin', 'paprika']) changePlan({ type: 'quantity', foodId, amount: jar })
    changePlan({ type: 'quantity', foodId: 'eggs', amount: { quantity: 9, unit: 'dozen' } })
    const before = lastPlan(store.getState())
    await actions.regenerate()
    const quantities = () => lastPlan(store.getState())?.listEdits.quantities
    expect(quantities()).toEqual({ cumin: jar, paprika: jar })
    expect(store.getState().notices).toMatchObject([{ hadTicks: false, hadAmounts: true }])

    actions.undo()
    expect(lastPlan(store.getState())).toBe(before)
    actions.redo()
    actions.backToForm()
    await actions.submitProfile()
    expect(quantities()).toHaveProperty('cumin')
    expect(store.getState().notices).toMatchObject([{ hadAmounts: false }])
    actions.startOver()
    await actions.submitProfile()
    expect(quantities()).toEqual({})
  })

  it('clears everything when the visitor starts over', async () => {
    const { store, actions } = readyStore({ initialProfile: sampleProfile() })
    actions.editProfile({ age: '50' })
    await actions.submitProfile()
    planActionsOf(store).changePlan({ type: 'tick', foodId: 'eggs', isTicked: true })
    actions.startOver()
    expect(store.getState()).toMatchObject({ phase: { name: 'profile' }, draft: { age: '34' } })
  })

  it('stays at the form when the visitor goes back to it while a week is being made', async () => {
    const week = deferred<typeof made>()
    const { store, actions } = readyStore({ services: workingServices({ makeWeek: () => week.promise }) })
    const settled = actions.submitProfile()
    actions.backToForm()
    week.resolve(made)
    await settled
    expect(store.getState().phase).toEqual({ name: 'profile' })
  })

  it('goes back to the form and keeps the answers, unless the host takes that over', async () => {
    const { store, actions } = readyStore()
    actions.editProfile({ age: '50' })
    await actions.submitProfile()
    actions.changePreferences()
    expect(store.getState()).toMatchObject({ phase: { name: 'profile' }, draft: { age: '50' } })

    const host = readyStore({ hostChangesPreferences: () => true })
    await host.actions.submitProfile()
    host.actions.changePreferences()
    expect(host.store.getState().phase.name).toBe('plan')
  })

  it('shares nothing with another widget', async () => {
    const one = readyStore()
    const two = readyStore()
    await one.actions.submitProfile()
    planActionsOf(one.store).changePlan({ type: 'tick', foodId: 'eggs', isTicked: true })
    expect(two.store.getState()).toMatchObject({ phase: { name: 'profile' } })
  })
})

describe('the model’s part in a week', () => {
  it.each([
    [{ modelDays: 0, fellBack: true }, [{ code: 'plan-fallback' }]],
    [{ modelDays: 3, fellBack: true }, [{ code: 'plan-fallback' }]],
    [{ modelDays: 0, fellBack: false }, [{ code: 'plan-without-ai' }]],
    [{ modelDays: 3, fellBack: false }, [{ code: 'plan-partly-ai', modelDays: 3, days: 7 }]],
    [{ modelDays: 7, fellBack: false }, []],
    [{ modelDays: null, fellBack: false }, []],
  ])('is told to the visitor: %o', async (origin, notices) => {
    const makeWeek = async () => ({ ...made, ...origin })
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    expect(store.getState().notices).toMatchObject(notices)
    expect(store.getState().notices).toHaveLength(notices.length)
  })
})
