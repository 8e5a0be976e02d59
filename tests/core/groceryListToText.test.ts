import {
  buildGroceryList,
  changePlan,
  groceriesOf,
  newPlanState,
  type PlanChange,
  planBasisOf,
  planToText,
  toWeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf } from '../support/mealOf.js'
import { samplePlan } from '../support/samplePlan.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

const { week, profile } = samplePlan()
const plan = newPlanState(week, planBasisOf(profile), 1)

/** The text of the list after a visitor's changes. */
function listText(changes: readonly PlanChange[], of = plan): string {
  const state = changes.reduce(changePlan, of)
  const text = planToText(state.week, { ...groceriesOf(state), tickedFoodIds: state.tickedFoodIds })
  return text.slice(text.indexOf('Grocery list'))
}

const lineOf = (text: string, name: string) => text.split('\n').find((line) => line.includes(name))

describe('the grocery list as a text', () => {
  it('does not say that an own item without a price is free', () => {
    const item = { id: 'own-1', name: 'Coffee', costUsd: 0 }
    expect(listText([{ type: 'addOwn', item }])).toMatch(/^ {2}\[ \] no price {2}Coffee$/m)
  })

  it('does not say that a pinch of a seasoning is free', () => {
    const { startDate, days } = samplePlan().week
    const meals = days.map((day) => day.meals)
    const [first = [], ...others] = meals
    const sweet = toWeekPlan(startDate, [[...first, mealOf('snack2', 'Tea', 'sugar 1')], ...others])
    const text = planToText(sweet, buildGroceryList(sweet, { weeklyFoodBudget: 120 }))
    const line = lineOf(text.slice(text.indexOf('Grocery list')), 'Sugar')
    expect(line).toMatch(/^ {2}\[ \] under \$0\.01 {2}Sugar: 1 bag \(4 lb\)/)
  })

  it('ticks what is in the basket', () => {
    const text = listText([{ type: 'tick', foodId: 'salmon', isTicked: true }])
    expect(lineOf(text, 'Salmon fillet')).toMatch(/^ {2}\[x\]/)
    expect(lineOf(text, 'Potatoes')).toMatch(/^ {2}\[ \]/)
  })

  it('has what the visitor wrote, at the price that they gave', () => {
    const item = { id: 'own-1', name: 'Coffee\nfor two', costUsd: 6 }
    const text = listText([{ type: 'addOwn', item }])
    expect(lineOf(text, 'Coffee')).toMatch(/^ {2}\[ \] +\$6\.00 {2}Coffee for two$/)
  })

  it('has the amounts that the visitor chose, and not what they took off', () => {
    const text = listText([
      { type: 'quantity', foodId: 'eggs', amount: { quantity: 3, unit: 'dozen' } },
      { type: 'remove', foodId: 'apples', isRemoved: true },
    ])
    expect(lineOf(text, 'Eggs, large')).toContain('3 dozen')
    expect(text).not.toContain('Apples')
  })

  it('names what the visitor has without a box, and then does not mention an empty cupboard', () => {
    expect(listText([])).toContain('At checkout, from an empty cupboard: ')
    const text = listText([{ type: 'have', foodId: 'brown-rice', isAtHome: true }])
    expect(text).toContain('\nYou have it: Brown rice, dry\n')
    expect(text.match(/Brown rice/g)).toHaveLength(1)
    expect(text).toContain('At checkout, without what you have: ')
    expect(text).not.toContain('empty cupboard')
  })

  it('names the seasonings that most kitchens have in one line, and lists the one that is to be bought', () => {
    const seasoned = newPlanState(seasonedPlan().week, planBasisOf(profile), 1)
    const { items } = groceriesOf(seasoned)
    const [some, other] = items.filter(({ kind }) => kind === 'shelf')
    if (!some || !other) throw new Error('No seasonings')
    const amount = { quantity: some.quantity, unit: some.unit }
    const text = listText([{ type: 'quantity', foodId: some.foodId, amount }], seasoned)
    expect(lineOf(text, some.name)).toMatch(/^ {2}\[ \]/)
    expect(lineOf(text, other.name)).toMatch(/^From the cupboard, buy what you are out of: /)
  })
})
