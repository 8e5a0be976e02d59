import { act, render, screen, waitFor } from '@testing-library/react'
import { type Catalog, MealPlanner } from 'react-meal-planner'
import { builtInFoods, type Food, planBasisOf } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { followCatalog } from '../../src/host/followCatalog.js'
import { lastPlan } from '../../src/store/historyActions.js'
import { planActionsOf } from '../../src/store/planActions.js'
import { conflictsOf } from '../../src/store/selectors.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { sampleMadeWeek, sampleSavedState } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const unexpected = (error: unknown) => {
  throw error
}

/** The built-in foods, of which brown rice contains peanuts in this shop. */
const TAGGED: readonly Food[] = builtInFoods.map((food) =>
  food.id === 'brown-rice' ? { ...food, contains: ['peanuts'] } : food,
)
const PEANUTS = sampleProfile({ dietaryRestrictions: 'no peanuts' })

/** A store whose shop changes its foods after the first week. */
async function shopStore() {
  const shop = { foods: builtInFoods as readonly Food[] }
  const makeWeek = async ({ seed }: { readonly seed: number }) => {
    const made = sampleMadeWeek(seed)
    return { ...made, plan: { ...made.plan, basis: planBasisOf(PEANUTS) } }
  }
  const planner = readyStore({
    foods: () => shop.foods,
    services: workingServices({ makeWeek }),
    initialProfile: PEANUTS,
  })
  await planner.actions.submitProfile()
  const controller = new AbortController()
  const follow = (foods: readonly Food[]) => {
    shop.foods = foods
    return followCatalog(planner.store, controller.signal, unexpected)
  }
  const plan = () => {
    const shown = lastPlan(planner.store.getState())
    if (!shown) throw new Error('A plan is there.')
    return shown
  }
  return { ...planner, controller, follow, plan }
}

describe('a catalogue that changes while a plan is on screen', () => {
  it('marks the meals that now hold what the visitor avoids, without a step to undo', async () => {
    const { store, plan, follow } = await shopStore()
    expect(conflictsOf(plan())).toEqual([])
    await follow(TAGGED)
    expect(conflictsOf(plan())).toHaveLength(7)
    expect(store.getState().past).toEqual([])
  })

  it('also reaches the plan behind the form, and those that undo brings back', async () => {
    const { actions, plan, follow } = await shopStore()
    await actions.regenerate()
    actions.backToForm()
    await follow(TAGGED)
    expect(conflictsOf(plan())).toHaveLength(7)
    actions.undo()
    await vi.waitFor(() => expect(conflictsOf(plan())).toHaveLength(7))
    expect(plan().seed).toBe(1)
  })

  it('also reaches a week that was begun before', async () => {
    const { store, actions } = readyStore({
      foods: () => foods,
      services: workingServices({ makeWeek: () => promise }),
    })
    let foods: readonly Food[] = builtInFoods
    const { promise, resolve } = deferred<ReturnType<typeof sampleMadeWeek>>()
    const made = actions.submitProfile()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'))
    foods = TAGGED
    await followCatalog(store, new AbortController().signal, unexpected)
    resolve(sampleMadeWeek())
    await made
    await vi.waitFor(() => expect(lastPlan(store.getState())?.foods).toBe(TAGGED))
  })

  it('leaves the plan the name of its change, which Undo says', async () => {
    const { store, actions, plan, follow } = await shopStore()
    planActionsOf(store).changePlan({ type: 'tick', foodId: 'eggs', isTicked: true }, 'Eggs are ticked.')
    const before = plan()
    await follow(TAGGED)
    expect(plan()).not.toBe(before)
    actions.undo()
    expect(store.getState().notices).toMatchObject([{ code: 'plan-undone', change: 'Eggs are ticked.' }])
  })

  it('changes nothing if its foods are the same', async () => {
    const { store, plan, follow } = await shopStore()
    const before = plan()
    const changes = vi.fn()
    store.subscribe(changes)
    await follow(structuredClone(builtInFoods))
    expect(plan()).toBe(before)
    expect(changes).not.toHaveBeenCalled()
  })

  it('keeps the ticks, and the week if only other foods have changed', async () => {
    const { store, plan, follow } = await shopStore()
    planActionsOf(store).changePlan({ type: 'tick', foodId: 'eggs', isTicked: true })
    const { week } = plan()
    const other = builtInFoods.at(-1)
    await follow(builtInFoods.map((food) => (food === other ? { ...food, sku: 'T-1' } : food)))
    expect(plan().week).toBe(week)
    expect(plan().tickedFoodIds).toEqual(['eggs'])
    expect(plan().foods.find(({ id }) => id === other?.id)?.sku).toBe('T-1')
  })

  it('changes nothing any more if the widget is gone before it is read', async () => {
    const { controller, plan, follow } = await shopStore()
    const followed = follow(TAGGED)
    controller.abort()
    await followed
    expect(plan().foods).toBe(builtInFoods)
  })

  it('is not followed if the widget is gone before this code has loaded', async () => {
    const { store, controller, follow } = await shopStore()
    const listened = vi.spyOn(store, 'subscribe')
    controller.abort()
    await follow(TAGGED)
    expect(listened).not.toHaveBeenCalled()
  })
})

describe('a catalogue that arrives one render after a kept plan', () => {
  const savedState = sampleSavedState()
  /** Written inline, as many hosts do. */
  const catalog = (): Catalog => ({
    prices: builtInFoods.map(({ id }) => ({ id, priceUsd: 2, sku: `sku-${id}` })),
  })

  it('gives the cart its article numbers, and costs no render more for the same content', async () => {
    const onAddToCart = vi.fn()
    const onStateChange = vi.fn()
    const page = (given?: Catalog) => (
      <MealPlanner {...{ savedState, onAddToCart, onStateChange }} {...(given && { catalog: given })} />
    )
    const { rerender } = render(page())
    await screen.findByText('Your 7-Day Meal Plan')
    rerender(page(catalog()))
    await waitFor(() => expect(onStateChange).toHaveBeenCalledTimes(1))
    for (let times = 0; times < 5; times += 1) rerender(page(catalog()))
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(onStateChange).toHaveBeenCalledTimes(1)
    act(() => screen.getByRole('tab', { name: 'Grocery List' }).click())
    const button = await screen.findByText(/^Add to cart/)
    act(() => button.click())
    await waitFor(() => expect(onAddToCart).toHaveBeenCalled())
    const [lines] = onAddToCart.mock.calls[0] ?? []
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(({ sku }: { sku: string | null }) => sku === null)).toEqual([])
  })
})
