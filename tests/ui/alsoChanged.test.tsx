import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { builtInFoods, type Meal, type PlanState, storeQuantityLabel } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { planBasisOf } from '../../src/core/plan/planBasis.js'
import { groceriesOf } from '../../src/core/state/groceriesOf.js'
import { newPlanState } from '../../src/core/state/newPlanState.js'
import { PlannerProvider } from '../../src/store/PlannerContext.js'
import { useAlsoChanged } from '../../src/ui/plan/change/useAlsoChanged.js'
import { readyStore } from '../support/plannerStore.js'
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

/** @param plan the one on screen */
function alsoChanged(plan = before) {
  const { store } = readyStore()
  store.setState({ phase: { name: 'plan', plan } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlannerProvider store={store}>{children}</PlannerProvider>
  )
  return renderHook(useAlsoChanged, { wrapper }).result.current
}

it('names the meals with other foods that nobody asked to change, and the difference at checkout', () => {
  const after = withMeals(['breakfast', 'lunch', 'dinner'], withoutFirstFood)
  const [usd, fewerUsd] = [before, after].map((plan) => groceriesOf(plan, plan).emptyCupboardTotal)
  expect(alsoChanged()(before, after, [{ date, type: 'lunch' }])).toBe(
    ` Other foods in: Saturday’s breakfast and dinner. −$${((usd ?? 0) - (fewerUsd ?? 0)).toFixed(2)} at checkout.`,
  )
})

const withMore = (meal: Meal) => ({
  ...meal,
  items: meal.items.map((item, index) => (index === 0 ? { ...item, quantity: item.quantity + 5 } : item)),
})

it('names the meals with other portions by day', () => {
  const after = withMeals(['breakfast', 'dinner'], withMore)
  const { days } = after.week
  const both = [...days.slice(0, 2).map((day) => ({ ...day, meals: days[0]?.meals ?? [] })), ...days.slice(2)]
  const said = (plan: typeof before) => alsoChanged()(before, plan, [{ date, type: 'lunch' }])
  expect(said(after)).toContain(' Portions changed: Saturday’s breakfast and dinner.')
  expect(said({ ...after, week: { ...after.week, days: both } })).toContain(
    ' Portions changed: Saturday’s breakfast and dinner; Sunday’s breakfast and dinner.',
  )
})

it('ends a long list of meals with how many others there are', () => {
  const days = week.days.map((day) => ({ ...day, meals: day.meals.map(withMore) }))
  const said = alsoChanged()(before, { ...before, week: { ...week, days } }, [])
  expect(said).toContain(' Portions changed: Saturday’s breakfast, lunch and dinner; 25 other meals.')
})

it('names the meal that was asked to change if foods that it has kept have other portions', () => {
  const after = withMeals(['lunch'], withMore)
  expect(alsoChanged()(before, after, [{ date, type: 'lunch' }])).toContain(
    ' Portions changed: Saturday’s lunch.',
  )
  const other = withMeals(['lunch'], (meal) => ({ ...withMore(meal), name: 'Another', dishId: 'another' }))
  expect(alsoChanged()(before, other, [{ date, type: 'lunch' }])).not.toContain('Portions changed')
})

it('says of each meal that is cooked on another day than before on which one', () => {
  const [, sunday, monday] = week.days.map((day) => day.date)
  if (!sunday || !monday) throw new Error('A week has seven days.')
  const isCookedOn = (day: string | undefined) => {
    const leftoverOf = day === undefined ? undefined : { date: day, type: 'dinner' as const }
    return withMeals(['lunch'], (meal) => ({ ...meal, ...(leftoverOf && { leftoverOf }) }))
  }
  const said = (was: string | undefined, is: string | undefined) =>
    alsoChanged()({ ...before, week: isCookedOn(was).week }, isCookedOn(is), [])
  expect(said(sunday, undefined)).toBe(' Saturday’s lunch is no longer a leftover: cook it that day.')
  expect(said(undefined, sunday)).toBe(' Now cooked on Sunday: Saturday’s lunch.')
  expect(said(sunday, monday)).toBe(' Now cooked on Monday: Saturday’s lunch.')
  expect(said(sunday, sunday)).toBe('')
  const larger = withMeals(['lunch'], (meal) => ({
    ...withMore(meal),
    leftoverOf: { date: monday, type: 'dinner' },
  }))
  // Named once, though it has other portions too.
  expect(alsoChanged()(before, larger, [])).toMatch(/^ Now cooked on Monday: Saturday’s lunch\.[^’]*$/)
})

it('joins the meals that are no longer leftovers into a sentence', () => {
  const [, sunday] = week.days.map((day) => day.date)
  if (!sunday) throw new Error('A week has seven days.')
  const days = week.days.map((day) => {
    const types = day.date === date ? ['lunch'] : day.date === sunday ? ['lunch', 'dinner'] : []
    const leftoverOf = { date: '2026-11-20', type: 'dinner' as const }
    return {
      ...day,
      meals: day.meals.map((meal) => (types.includes(meal.type) ? { ...meal, leftoverOf } : meal)),
    }
  })
  expect(alsoChanged()({ ...before, week: { ...week, days } }, before, [])).toBe(
    ' Saturday’s lunch and Sunday’s lunch and dinner are no longer leftovers: cook each on its day.',
  )
})

it('names the ticked foods of which the list has more, with both amounts', () => {
  const [item] = saturday?.meals.find(({ type }) => type === 'lunch')?.items ?? []
  if (!item) throw new Error('A lunch has foods.')
  const meals = week.days.flatMap((day) => day.meals)
  const foodIds = meals.flatMap(({ items }) => items.map(({ food }) => food.id))
  const ticked = { ...before, tickedFoodIds: [...new Set(foodIds)] }
  const after = withMeals(['lunch'], (meal) => ({
    ...meal,
    items: meal.items.map((each) => (each === item ? { ...each, quantity: each.quantity * 30 } : each)),
  }))
  const amountIn = (plan: PlanState) => {
    const line = groceriesOf(plan).items.find(({ foodId }) => foodId === item.food.id)
    return line && storeQuantityLabel(line)
  }
  const name = item.food.name.split(/[,(]/)[0]?.trim()
  expect(alsoChanged()(ticked, { ...after, tickedFoodIds: ticked.tickedFoodIds }, [])).toContain(
    ` More needed, unticked: ${name}, ${amountIn(after)} instead of ${amountIn(before)}.`,
  )
  expect(alsoChanged()(before, after, [])).not.toContain('unticked')
})

it('says nothing of seasonings at the same price', () => {
  const after = withMeals(['lunch'], (meal) => ({
    ...meal,
    items: meal.items.filter(({ food }) => food.category !== 'seasoning'),
  }))
  expect(alsoChanged()(before, after, [])).not.toContain('Other foods')
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

it('tells a day’s snacks apart by their times', () => {
  const snack2 = saturday.meals.find(({ type }) => type === 'snack')
  if (!snack2) throw new Error('A day has a snack.')
  const withTwo = (change: (meal: Meal) => Meal) => ({
    ...before,
    week: {
      ...week,
      days: week.days.map((day) =>
        day === saturday
          ? { ...day, meals: [...day.meals, { ...snack2, type: 'snack2' as const }].map(change) }
          : day,
      ),
    },
  })
  const changed = (types: readonly Meal['type'][]) =>
    alsoChanged()(
      withTwo((meal) => meal),
      withTwo((meal) => (types.includes(meal.type) ? withMore(meal) : meal)),
      [],
    )
  expect(changed(['dinner', 'snack', 'snack2'])).toContain(
    ' Portions changed: Saturday’s snack at 10:00 AM, snack at 3:00 PM and dinner.',
  )
  expect(changed(['dinner', 'snack'])).toContain(' Portions changed: Saturday’s snack and dinner.')
})

it('says the time of each snack in a plan that has several a day', () => {
  const basis = { ...before.basis, mealsPerDay: 6 }
  const said = alsoChanged({ ...before, basis })(before, withMeals(['snack'], withMore), [])
  expect(said).toContain(' Portions changed: Saturday’s snack at 3:00 PM.')
})
