import { renderHook } from '@testing-library/react'
import { builtInFoods, type Meal } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { planBasisOf } from '../../src/core/plan/planBasis.js'
import { groceriesOf } from '../../src/core/state/groceriesOf.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { useAlsoChanged } from '../../src/ui/plan/change/useAlsoChanged.js'
import { samplePlan } from '../support/samplePlan.js'

const { profile, week } = samplePlan()
const before = { ...newPlanState(week, planBasisOf(profile), 1), profile, foods: builtInFoods }
const [saturday] = week.days
if (!saturday) throw new Error('A week has seven days.')
const { date } = saturday

/** The plan with Saturday's meals of these types changed. */
function withMeals(types: readonly Meal['type'][], change: (meal: Meal) => Meal) {
  const meals = saturday?.meals.map((meal) => (types.includes(meal.type) ? change(meal) : meal)) ?? []
  return {
    ...before,
    week: { ...week, days: week.days.map((day) => (day === saturday ? { ...day, meals } : day)) },
  }
}
const withoutFirstFood = (meal: Meal) => ({ ...meal, items: meal.items.slice(1) })

const alsoChanged = () => renderHook(useAlsoChanged).result.current

it('names the meals with other foods that nobody asked to change, and the difference at checkout', () => {
  const after = withMeals(['breakfast', 'lunch', 'dinner'], withoutFirstFood)
  const [usd, fewerUsd] = [before, after].map((plan) => groceriesOf(plan, plan).emptyCupboardTotal)
  expect(alsoChanged()(before, after, [{ date, type: 'lunch' }])).toBe(
    ` Changed to fit: Saturday’s breakfast and Saturday’s dinner. −$${((usd ?? 0) - (fewerUsd ?? 0)).toFixed(2)} at checkout.`,
  )
})

it('says nothing of seasonings and of other portions at the same price', () => {
  const after = withMeals(['lunch'], (meal) => ({
    ...meal,
    items: meal.items.filter(({ food }) => food.category !== 'seasoning'),
  }))
  expect(alsoChanged()(before, after, [])).not.toContain('Changed to fit')
  expect(alsoChanged()(before, before, [])).toBe('')
})

it('says that the week is over its budget now, unless it was before', () => {
  const after = withMeals(['lunch'], (meal) => ({ ...meal, items: [...meal.items, ...meal.items] }))
  const [usd = 0, moreUsd = 0] = [before, after].map((plan) => groceriesOf(plan, plan).fullTotal)
  const withBudget = (plan: typeof before, weeklyFoodBudget: number) => ({
    ...plan,
    basis: { ...plan.basis, weeklyFoodBudget },
  })
  const said = (budget: number) => alsoChanged()(withBudget(before, budget), withBudget(after, budget), [])
  expect(said(usd)).toContain(
    ` The week is now $${(moreUsd - usd).toFixed(2)} over your budget, so its grocery list is scaled down.`,
  )
  expect(said(moreUsd)).not.toContain('over your budget')
  expect(said(usd - 1)).not.toContain('over your budget')
  expect(
    alsoChanged()({ ...withBudget(before, usd), withoutBudget: true }, withBudget(after, usd), []),
  ).not.toContain('over your budget')
})
