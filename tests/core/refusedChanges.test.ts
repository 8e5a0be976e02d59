import {
  avoidFood,
  changePlan,
  eatOut,
  generateTemplateWeek,
  neverDish,
  newPlanState,
  type PlanChange,
  planStateSchema,
  replaceWeek,
  replanWeek,
} from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'

const { week, basis, profile } = samplePlan()
const plan = newPlanState(week, basis, 1)
const noWeek = { ...week, days: [] }
const place = { date: week.startDate, type: 'dinner' } as const

it.each<[string, object, RegExp]>([
  [
    'an own item without a name',
    { type: 'addOwn', item: { id: 'a', name: '', costUsd: 1 } },
    /cannot have this listEdits\.ownItems\.0\.name\./,
  ],
  [
    'an own item that costs less than nothing',
    { type: 'addOwn', item: { id: 'a', name: 'tea', costUsd: -100 } },
    /cannot have this listEdits\.ownItems\.0\.costUsd\./,
  ],
  [
    'an own item that would be ticked with a food',
    { type: 'addOwn', item: { id: week.days[0]?.meals[0]?.items[0]?.food.id, name: 'tea', costUsd: 1 } },
    /^"[a-z-]+" is the id of a food of the plan\. Give the own item another one, as newOwnItem does\.$/,
  ],
  [
    'an amount that is no number',
    { type: 'quantity', foodId: 'eggs', amount: { quantity: Number.NaN, unit: 'dozen' } },
    /cannot have this listEdits\.quantities\.eggs\.quantity\./,
  ],
  ['a tick of nothing', { type: 'tick', isTicked: true }, /cannot have this tickedFoodIds\.0\./],
  ['a week without days', { type: 'week', week: noWeek }, /cannot have this week\.days\./],
  [
    'another type',
    { type: 'bogus' },
    /"bogus" is no type of PlanChange\. Pass lock, favourite, .+ or week\.$/,
  ],
])('refuses a change with %s', (_, change, reason) => {
  expect(() => changePlan(plan, change as PlanChange)).toThrow(RangeError)
  expect(() => changePlan(plan, change as PlanChange)).toThrow(reason)
})

it('refuses a seed that is no number', async () => {
  await expect(replanWeek(plan, Number.NaN)).rejects.toThrow(/cannot have this seed\./)
})

it('refuses another week without days', async () => {
  await expect(replaceWeek(plan, noWeek, 2)).rejects.toThrow(/cannot have this week\.days\./)
})

it('refuses a first day that is no date', async () => {
  const reason = /^startDate must be a calendar date such as "2026-03-02", got "(garbage|undefined)"\.$/
  await expect(replanWeek(plan, 2, undefined, undefined, 'garbage')).rejects.toThrow(reason)
  await expect(generateTemplateWeek({ profile } as never)).rejects.toThrow(reason)
})

it.each([undefined, null, { id: 'eggs' }])('refuses to rule out what is no id: %j', async (id) => {
  await expect(avoidFood(plan, id as never)).rejects.toThrow(/cannot have this basis\.avoidedFoodIds\.0\./)
  await expect(neverDish(plan, id as never)).rejects.toThrow(/cannot have this neverDishIds\.0\./)
})

it('refuses to leave a meal out in a way that it does not know', async () => {
  await expect(eatOut(plan, place, 'bogus' as 'free')).rejects.toThrow(
    new RangeError('how must be "free" or "shared", got "bogus".'),
  )
  expect(planStateSchema.safeParse(await eatOut(plan, place, 'free')).success).toBe(true)
})
