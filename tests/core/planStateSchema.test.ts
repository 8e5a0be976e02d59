import {
  builtInFoods,
  changePlan,
  newPlanState,
  type PlanState,
  planStateSchema,
  refreshPlan,
  type WeekPlan,
  weekPlanSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'

const { week, basis } = samplePlan()
const plan = newPlanState(week, basis, 1)
const reads = (state: PlanState) => planStateSchema.safeParse(state).success

/** The week with another first day. */
const withFirstDay = (
  change: (day: WeekPlan['days'][number]) => Partial<WeekPlan['days'][number]>,
): WeekPlan => ({
  ...week,
  days: week.days.map((day, index) => (index === 0 ? { ...day, ...change(day) } : day)),
})

describe('a kept plan', () => {
  it('is read as it was', () => {
    expect(planStateSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })

  it('is read with the restrictions of a shared plan, but not with more than can be read', () => {
    const withText = (letters: number) =>
      reads({ ...plan, basis: { ...basis, dietaryRestrictions: 'x'.repeat(letters) } })
    expect(withText(1500)).toBe(true)
    expect(withText(4001)).toBe(false)
  })

  it.each([
    [
      'a day has two meals of a type',
      withFirstDay(({ meals }) => ({ meals: [...meals, ...meals.slice(0, 1)] })),
    ],
    ['a day has another date', withFirstDay(() => ({ date: '2030-01-01' }))],
    ['its days do not follow the first one', { ...week, startDate: '2030-01-01' }],
  ])('is not read if %s', (_, damaged) => {
    expect(weekPlanSchema.safeParse(damaged).success).toBe(false)
    expect(reads({ ...plan, week: damaged })).toBe(false)
  })

  it('is not read if a meal is both planned and eaten out', () => {
    const eatenOut = [{ date: week.startDate, type: 'dinner', freeShare: 0.3 } as const]
    expect(reads({ ...plan, eatenOut })).toBe(false)
    const withoutDinner = withFirstDay(({ meals }) => ({
      meals: meals.filter(({ type }) => type !== 'dinner'),
    }))
    expect(reads({ ...plan, week: withoutDinner, eatenOut })).toBe(true)
  })

  it.each([
    ['all of its energy', [{ freeShare: 0.7 }, { freeShare: 0.3 }], false],
    [
      'all of its fiber',
      [
        { freeShare: 0.2, freeShares: { protein: 0.2, carbs: 0.2, fat: 0.2, fiber: 0.9 } },
        { freeShare: 0.1 },
      ],
      false,
    ],
    ['nearly all', [{ freeShare: 0.7 }, { freeShare: 0.299 }], true],
  ])('leaves something to plan of a day: meals eaten out that leave %s free', (_, free, isRead) => {
    const eatenOut = (['lunch', 'dinner'] as const).flatMap((type, index) => {
      const meal = free[index]
      return meal ? { date: week.startDate, type, ...meal } : []
    })
    const withoutThem = withFirstDay(({ meals }) => ({
      meals: meals.filter(({ type }) => type !== 'lunch' && type !== 'dinner'),
    }))
    expect(reads({ ...plan, week: withoutThem, eatenOut })).toBe(isRead)
  })

  it('is not read if two own items have the same id', () => {
    const item = { id: 'own-1', name: 'Coffee', costUsd: 6 }
    const { listEdits } = changePlan(plan, { type: 'addOwn', item })
    expect(reads({ ...plan, listEdits })).toBe(true)
    expect(reads({ ...plan, listEdits: { ...listEdits, ownItems: [item, item] } })).toBe(false)
  })

  it('has no dish that is both a favourite and ruled out: the last wish counts', () => {
    const ruledOut: PlanState = { ...plan, neverDishIds: ['chili', 'dal'] }
    const favourite = { type: 'favourite', dishId: 'chili' } as const
    const liked = changePlan(ruledOut, { ...favourite, isFavourite: true })
    expect(liked).toMatchObject({ favouriteDishIds: ['chili'], neverDishIds: ['dal'] })
    const notLiked = changePlan(ruledOut, { ...favourite, isFavourite: false })
    expect(notLiked).toMatchObject({ favouriteDishIds: [], neverDishIds: ['chili', 'dal'] })
  })

  it('never offers a dish that an older plan has as both', () => {
    const both: PlanState = { ...plan, neverDishIds: ['chili'], favouriteDishIds: ['chili', 'dal'] }
    const { favouriteDishIds, neverDishIds } = refreshPlan(both, builtInFoods)
    expect([favouriteDishIds, neverDishIds]).toEqual([['dal'], ['chili']])
  })

  it('names a favourite dish of any id, also one that is a word of the language', () => {
    const [meal] = week.days[0]?.meals ?? []
    if (!meal) throw new Error('The plan has no meal.')
    const odd = { ...plan, week: withFirstDay(() => ({ meals: [{ ...meal, dishId: 'constructor' }] })) }
    const favourite = { type: 'favourite', dishId: 'constructor', isFavourite: true } as const
    for (const before of [odd, { ...odd, dishNames: {} }]) {
      const after = changePlan(before, favourite)
      expect(after.dishNames).toEqual({ constructor: meal.name })
      expect(reads(structuredClone(after))).toBe(true)
    }
  })
})
