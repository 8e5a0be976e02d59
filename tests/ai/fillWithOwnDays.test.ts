import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  isHard,
  type Profile,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { fillWithOwnDays } from '../../src/ai/fillWithOwnDays.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { takeSteps } from '../../src/planner/steps.js'
import { sampleProfile } from '../support/sampleProfile.js'

const startDate = '2026-03-02'
const thrifty = sampleProfile({
  age: 35,
  weight: 150,
  goal: 'maintain',
  weeklyFoodBudget: 150,
  mealVariety: 'low',
})

const weekOf = (profile: Profile, seed: number) => generateTemplateWeek({ profile, startDate, seed })
const bill = (week: WeekPlan) => buildGroceryList(week, thrifty).fullTotal
const mealsOf = ({ days }: WeekPlan) => days.map(({ meals }) => [...meals])

function fill(
  composed: ReturnType<typeof mealsOf>,
  ownWeek: WeekPlan,
  weeklyFoodBudget: number,
  profile: Profile = thrifty,
) {
  const rules = planRulesFor({ ...profile, weeklyFoodBudget })
  const own = function* () {
    yield
    return ownWeek
  }
  return takeSteps(fillWithOwnDays(composed, rules, startDate, own))
}

describe('filling a composed week with days of our own', () => {
  it('never replaces a composed week with a more expensive one, even if the budget is impossible', async () => {
    const [cheaper, dearer] = [await weekOf(thrifty, 1), await weekOf(thrifty, 2)].sort(
      (a, b) => bill(a) - bill(b),
    )
    if (!cheaper || !dearer) throw new Error('two weeks are needed')
    const filled = fill(mealsOf(cheaper), dearer, 10)
    expect(bill(filled)).toBeLessThanOrEqual(bill(cheaper))
    expect(
      filled.days.filter((day, at) => day.totals.calories === cheaper.days[at]?.totals.calories),
    ).not.toEqual([])
  })

  it('replaces a day that misses its targets and keeps the other six', async () => {
    const composed = mealsOf(await weekOf(thrifty, 1))
    const week = composed.map((meals, day) => (day === 3 ? meals.slice(1) : meals))
    for (const seed of [2, 3, 4, 5]) {
      const filled = fill(week, await weekOf(thrifty, seed), 500)
      for (const day of [0, 1, 2, 4, 5, 6]) expect(filled.days[day]?.meals).toEqual(week[day])
      expect(checkPlan(filled, thrifty).filter(isHard)).toEqual([])
    }
  })

  it('fills a missing day and keeps the other six', async () => {
    const composed = mealsOf(await weekOf(thrifty, 1))
    const template = await weekOf(thrifty, 2)
    const filled = fill(
      composed.map((meals, day) => (day === 3 ? [] : meals)),
      template,
      500,
    )
    expect(filled.days[3]).toEqual(template.days[3])
    for (const day of [0, 1, 2, 4, 5, 6]) expect(filled.days[day]?.meals).toEqual(composed[day])
  })

  it('replaces a day that misses its targets if four dinners are left, which medium variety may have', async () => {
    const medium: Profile = { ...thrifty, mealVariety: 'medium', mealsPerDay: 4 }
    const week = await weekOf(medium, 1)
    const composed = mealsOf(week)
    const mains = composed.map((meals) =>
      meals.flatMap(({ type, name }) => (['lunch', 'dinner'].includes(type) ? [name] : [])),
    )
    const dinners = week.days.map(({ meals }) => meals.find(({ type }) => type === 'dinner')?.name)
    // A day whose dinner comes once, and another to serve in its place that neither neighbour is like.
    const [at, model] = dinners.flatMap((dinner, day) => {
      const beside = [...(mains[day - 1] ?? []), ...(mains[day + 1] ?? [])]
      const models = mains.flatMap((names, other) =>
        other !== day && !names.some((name) => beside.includes(name)) ? [other] : [],
      )
      const isOnce = dinners.filter((name) => name === dinner).length === 1
      return isOnce && models[0] !== undefined ? [[day, models[0]] as const] : []
    })[0] ?? [0, 0]
    expect(at).not.toBe(model)
    const standIns = {
      ...week,
      days: week.days.map((day, index) => (index === at ? (week.days[model] ?? day) : day)),
    }
    const off = composed.map((meals, day) => (day === at ? meals.slice(0, -1) : meals))
    const filled = fill(off, standIns, 500, medium)
    expect(filled.days[at]?.meals).toEqual(composed[model])
    expect(
      new Set(filled.days.map(({ meals }) => meals.find(({ type }) => type === 'dinner')?.name)).size,
    ).toBe(4)
  })
})
