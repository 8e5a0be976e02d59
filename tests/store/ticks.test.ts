import { groceriesOf, type PlanChange, type PlanState } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { planActionsOf } from '../../src/store/planActions.js'
import { readyStore } from '../support/plannerStore.js'

const OATS = 'rolled-oats'
const tick = (foodId: string): PlanChange => ({ type: 'tick', foodId, isTicked: true })

/** A store whose week has eggs and oats in the basket, and what a test reads from it. */
async function shoppingStore() {
  const { store, actions } = readyStore()
  await actions.submitProfile()
  const { changePlan, planChange } = planActionsOf(store)
  const plan = () => {
    const { phase } = store.getState()
    if (phase.name !== 'plan') throw new Error('No plan is shown.')
    return phase.plan
  }
  const line = (foodId: string) => {
    const item = groceriesOf(plan()).items.find((each) => each.foodId === foodId)
    if (!item) throw new Error(`The list has no ${foodId}.`)
    return item
  }
  const buy = (foodId: string, more: number) => {
    const { quantity, unit } = line(foodId)
    changePlan({ type: 'quantity', foodId, amount: { quantity: quantity + more, unit } })
  }
  changePlan(tick('eggs'))
  changePlan(tick(OATS))
  /** As a swap does: each meal that passes gets that factor on its portions. */
  const cookMore = (factor: number, of: string) =>
    planChange('swap', (now) => ({ plan: withPortions(now, factor, of), text: 'Swapped.' }), String)
  return { actions, changePlan, plan, line, buy, cookMore }
}

/** The plan with other portions of one food. */
function withPortions(plan: PlanState, factor: number, foodId: string): PlanState {
  const days = plan.week.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      items: meal.items.map((item) =>
        item.food.id === foodId ? { ...item, quantity: item.quantity * factor } : item,
      ),
    })),
  }))
  return { ...plan, week: { ...plan.week, days } }
}

describe('a tick', () => {
  it('ends when a change makes its line buy more packs, and no other tick does', async () => {
    const { plan, line, cookMore } = await shoppingStore()
    const before = line('eggs').quantity
    await cookMore(4, 'eggs')
    expect(line('eggs').quantity).toBeGreaterThan(before)
    expect(plan().tickedFoodIds).toEqual([OATS])
  })

  it('stays while as much or less is bought', async () => {
    const { plan, cookMore, buy } = await shoppingStore()
    await cookMore(0.5, 'eggs')
    expect(plan().tickedFoodIds).toEqual(['eggs', OATS])
    await cookMore(1.01, OATS)
    buy('apples', 1)
    expect(plan().tickedFoodIds).toEqual(['eggs', OATS])
  })

  it('ends when the visitor decides to buy more, and undo brings it back with the amount', async () => {
    const { actions, plan, buy } = await shoppingStore()
    const before = plan()
    buy('eggs', 1)
    const after = plan()
    expect(after.tickedFoodIds).toEqual([OATS])
    actions.undo()
    expect(plan()).toBe(before)
    actions.redo()
    expect(plan()).toBe(after)
  })

  it('ends when its line grows while the food is at home', async () => {
    const { changePlan, plan, cookMore } = await shoppingStore()
    changePlan({ type: 'have', foodId: 'eggs', isAtHome: true })
    await cookMore(4, 'eggs')
    changePlan({ type: 'have', foodId: 'eggs', isAtHome: false })
    expect(plan().tickedFoodIds).toEqual([OATS])
  })

  it('stays with an amount that the visitor chose, while the food is at home or off the list', async () => {
    const { changePlan, plan, buy } = await shoppingStore()
    buy('eggs', 1)
    changePlan(tick('eggs'))
    changePlan({ type: 'have', foodId: 'eggs', isAtHome: true })
    expect(plan().tickedFoodIds).toContain('eggs')
    changePlan({ type: 'have', foodId: 'eggs', isAtHome: false })
    changePlan({ type: 'remove', foodId: 'eggs', isRemoved: true })
    changePlan({ type: 'remove', foodId: 'eggs', isRemoved: false })
    expect(plan().tickedFoodIds).toContain('eggs')
  })

  it('leaves the list of ticks as it is in a change that ends none', async () => {
    const { changePlan, plan, line } = await shoppingStore()
    const before = plan().tickedFoodIds
    changePlan({ type: 'have', foodId: line('apples').foodId, isAtHome: true })
    expect(plan().tickedFoodIds).toBe(before)
  })

  it('stays with a food that the visitor has for a while', async () => {
    const { changePlan, plan } = await shoppingStore()
    changePlan({ type: 'have', foodId: 'eggs', isAtHome: true })
    changePlan({ type: 'have', foodId: 'eggs', isAtHome: false })
    expect(plan().tickedFoodIds).toEqual(['eggs', OATS])
  })
})
