import {
  buildGroceryList,
  checkPlan,
  dailyTargets,
  dayFor,
  foodsFor,
  groceriesOf,
  newPlanState,
  otherPortions,
  parsePlanLink,
  planBasisOf,
  planToCsv,
  planToLink,
  portionFor,
  readRestrictions,
  toWeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const { week, basis } = samplePlan()

/** A value of a type that the compiler refuses, as it comes from JSON or a form. */
const wrong = (value: unknown) => value as never

describe.each([0, -1, 101, 1.5, 1e9, Number.NaN])('%d people', (people) => {
  const refusal = new RegExp(`^people must be a whole number between 1 and \\d+, got ${people}\\.$`)

  it.each<[string, () => unknown]>([
    ['planToLink', () => planToLink(week, { people })],
    ['buildGroceryList', () => buildGroceryList(week, { weeklyFoodBudget: 100, people })],
    ['groceriesOf', () => groceriesOf(newPlanState(week, { ...basis, people }, 1))],
    ['otherPortions', () => otherPortions({ ...basis, people })],
    ['planToCsv', () => planToCsv(week, { eaters: { people } })],
    ['checkPlan', () => checkPlan(week, sampleProfile({ people }))],
  ])('are refused by %s', (_, call) => {
    expect(call).toThrow(refusal)
  })
})

describe.each([-1, 2, 0.5, Number.NaN])('person %d of two', (person) => {
  const two = { ...basis, people: 2, otherTargets: [basis.targets] }
  const [day] = week.days
  const [meal] = day?.meals ?? []

  it.each<[string, () => unknown]>([
    ['portionFor', () => meal && portionFor(meal, two, person)],
    ['dayFor', () => day && dayFor(day, two, person)],
  ])('is refused by %s', (_, call) => {
    expect(call).toThrow(new RangeError(`person must be a whole number between 0 and 1, got ${person}.`))
  })
})

it('writes no link that cannot be read again', () => {
  for (const startDate of ['1970-01-01', '2100-01-02', '9999-12-25']) {
    const link = planToLink(
      toWeekPlan(
        startDate,
        week.days.map(({ meals }) => meals),
      ),
    )
    expect(parsePlanLink(link)).toMatchObject({ failure: null, week: { startDate } })
  }
  const early = toWeekPlan(
    '1969-12-31',
    week.days.map(({ meals }) => meals),
  )
  expect(() => planToLink(early)).toThrow(
    new RangeError('startDate in days since 1970 must be a whole number between 0 and 2932890, got -1.'),
  )
  expect(parsePlanLink(planToLink(week, { people: 6 }))).toMatchObject({ failure: null, people: 6 })
  expect(() => planToLink(week, { people: 7 })).toThrow(RangeError)
})

it('reads no link from what is no text', () => {
  const nothing: unknown = undefined
  expect(parsePlanLink(nothing as string)).toEqual({ failure: 'damaged' })
})

describe('a number that no link can hold', () => {
  it.each([Number.POSITIVE_INFINITY, Number.NaN])('is refused by its name: %d', (calories) => {
    expect(() => planToLink(week, { targets: { ...basis.targets, calories } })).toThrow(
      new RangeError(`targets.calories must be a finite number, got ${calories}. Pass a number.`),
    )
    expect(() => planToLink(week, { people: 2, portions: [calories] })).toThrow(
      new RangeError(`Each of portions must be a finite number, got ${calories}. Pass a number.`),
    )
  })

  it('may stand where targets belong, as beside withMadeFor', () => {
    expect(() => planToLink(week, { targets: wrong(true) })).toThrow(
      new RangeError('targets.calories must be a finite number, got undefined. Pass a number.'),
    )
  })
})

describe('a budget', () => {
  it.each([null, '', '120', true, []])('of another kind is refused: %j', (budget) => {
    const refusal = /^weeklyFoodBudget must be/
    expect(() => buildGroceryList(week, { weeklyFoodBudget: wrong(budget) })).toThrow(refusal)
    expect(() => planBasisOf(sampleProfile({ weeklyFoodBudget: wrong(budget) }))).toThrow(refusal)
  })

  it('of a text is refused with the text in quotes', () => {
    expect(() => buildGroceryList(week, { weeklyFoodBudget: wrong('120') })).toThrow(
      new RangeError('weeklyFoodBudget must be a number of at least 0 US dollars, got "120".'),
    )
  })

  it.each([Number.NaN, -1])('of %d is refused', (weeklyFoodBudget) => {
    expect(() => buildGroceryList(week, { weeklyFoodBudget })).toThrow(
      new RangeError(`weeklyFoodBudget must be a number of at least 0 US dollars, got ${weeklyFoodBudget}.`),
    )
  })

  it('may be infinite, for a list that is never scaled', () => {
    const { scaled } = buildGroceryList(week, { weeklyFoodBudget: Number.POSITIVE_INFINITY })
    expect(scaled).toBe(false)
  })
})

it('is refused as a person’s portion before anything is planned', () => {
  const profile = sampleProfile({ people: 2, others: [{ portion: Number.NaN }] })
  expect(() => planBasisOf(profile)).toThrow(
    new RangeError('portion must be a finite number, got NaN. Pass a number.'),
  )
})

describe('a text of restrictions that is too long to read', () => {
  const text = 'no peanuts, '.repeat(20_000)
  const profile = sampleProfile({ dietaryRestrictions: text })

  it.each<[string, () => unknown]>([
    ['readRestrictions', () => readRestrictions(text)],
    ['dailyTargets', () => dailyTargets(profile)],
    ['planBasisOf', () => planBasisOf(profile)],
    ['foodsFor', () => foodsFor(profile)],
    ['checkPlan', () => checkPlan(week, profile)],
  ])('is refused by %s', (_, call) => {
    expect(call).toThrow(
      new RangeError(
        'The length of dietaryRestrictions must be a whole number between 0 and 4000, got 240000.',
      ),
    )
  })

  it('begins after 4,000 characters', () => {
    expect(readRestrictions('no peanuts'.padEnd(4000)).understood).toEqual(['no peanuts'])
    expect(() => readRestrictions('no peanuts'.padEnd(4001))).toThrow(RangeError)
  })
})
