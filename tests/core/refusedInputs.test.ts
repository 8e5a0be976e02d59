import { runInNewContext } from 'node:vm'
import {
  bmi,
  builtInFoods,
  builtInSeasonings,
  checkPlan,
  composeMeal,
  createFormat,
  dailyTargets,
  dayTargets,
  foodsFor,
  generateTemplateWeek,
  householdMeasure,
  macroStatus,
  moveMeal,
  newOwnItem,
  newPlanState,
  type PlanState,
  parseOwnItem,
  planBasisOf,
  planToCalendar,
  planToLink,
  readRestrictions,
  seasoningGrams,
  swapFoodOptions,
  swapOptions,
  targetCautions,
  toMeal,
  toMealItem,
  toWeekPlan,
  weekNutrients,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const { week, basis } = samplePlan()
const plan = newPlanState(week, basis, 1)
const [salt] = builtInSeasonings
const meal = week.days[0]?.meals[0]

/** A value of a type that the compiler refuses, as it comes from JSON or a form. */
const wrong = (value: unknown) => value as never

describe('an answer of the wrong kind', () => {
  it.each<[string, object, string]>([
    ['a goal', { goal: 'loose' }, 'goal must be one of lose, maintain, gain, got "loose".'],
    ['a gender', { gender: null }, 'gender must be one of male, female, got "null".'],
    ['an activity', { activityLevel: 'lazy' }, 'activityLevel must be one of sedentary, '],
    ['an age', { age: Number.NaN }, 'age must be a finite number, got NaN. Pass a number.'],
    ['a text', { heightInches: '6' }, 'heightInches must be a finite number, got "6". Pass a number.'],
    [
      'own targets',
      { ownTargets: { calories: 2000, protein: null, carbs: 200, fat: 70 } },
      'ownTargets.protein must be a finite number, got null.',
    ],
  ])('is refused by name: %s', (_, answers, message) => {
    const profile = { ...sampleProfile(), ...answers }
    for (const call of [dailyTargets, planBasisOf, targetCautions]) {
      expect(() => call(profile)).toThrow(RangeError)
      expect(() => call(profile)).toThrow(message)
    }
  })

  it('is refused without a height, a text or a known body', async () => {
    expect(() => bmi({ weight: 160, heightFeet: 0, heightInches: 0 })).toThrow(/must be a height above 0/)
    expect(() => bmi({ weight: wrong('160'), heightFeet: 5, heightInches: 6 })).toThrow(/^weight must be/)
    for (const text of [null, undefined, ['vegan'], 7])
      expect(() => readRestrictions(wrong(text))).toThrow(/^dietaryRestrictions must be a text, got/)
    await expect(weekNutrients(week, { age: 30, gender: wrong('x') })).rejects.toThrow(/^gender must be/)
    await expect(weekNutrients(week, { age: wrong(null), gender: 'male' })).rejects.toThrow(/^age must be/)
  })
})

describe('a food to avoid that nobody can tick', () => {
  it.each(['zebra', 'Peanuts', 7, null])('is refused, for it would rule out nothing: %s', (food) => {
    const profile = sampleProfile({ foodRestrictions: ['eggs', wrong(food)] })
    const message = `foodRestrictions must be an array of AVOIDABLE_FOODS, got ["eggs",${JSON.stringify(food)}].`
    expect(() => foodsFor(profile)).toThrow(message)
    expect(() => checkPlan(week, profile)).toThrow(message)
  })

  it('is refused in place of the array, too', () => {
    expect(() => foodsFor(sampleProfile({ foodRestrictions: wrong(null) }))).toThrow(RangeError)
    expect(() => foodsFor(sampleProfile({ foodRestrictions: wrong('eggs') }))).toThrow(RangeError)
  })
})

describe('a date that does not exist', () => {
  it.each(['2026-02-30', '2026-13-01', '02/03/2026', '', '9999-12-30'])('begins no week: "%s"', (date) => {
    const message = `startDate must be a calendar date such as "2026-03-02", got "${date}".`
    expect(() => toWeekPlan(date, [])).toThrow(new RangeError(message))
    expect(() => planToLink({ ...week, startDate: date })).toThrow(new RangeError(message))
  })

  it.each(['03/02/2026', '2026-3-2', '2026-02-30', '', null, undefined, '2026-03-02T12:00:00Z'])(
    'has no name: %s',
    (date) => {
      const { shortDate, longDate, weekday, weekdayShort } = createFormat('en-US')
      const message = `date must be a calendar date such as "2026-03-02", got "${date}".`
      for (const write of [shortDate, longDate, weekday, weekdayShort])
        expect(() => write(wrong(date))).toThrow(new RangeError(message))
    },
  )

  it.each([new Date(Number.NaN), '2026-03-02', null, new Date(8.64e15)])(
    'dates no calendar file: %s',
    (madeAt) => {
      expect(() => planToCalendar(week, { madeAt: wrong(madeAt) })).toThrow(RangeError)
      expect(() => planToCalendar(week, { madeAt: wrong(madeAt) })).toThrow(
        /^madeAt must be a valid Date, got .*\. Pass one such as new Date\(\)\.$/,
      )
    },
  )
})

it.each(['2027-12-01', '', null])('has no targets for a day outside its plan: %s', (date) => {
  expect(dayTargets(plan, week.startDate)).toEqual(basis.targets)
  expect(() => dayTargets(plan, wrong(date))).toThrow(RangeError)
  expect(() => dayTargets(plan, wrong(date))).toThrow(`date must be one of ${week.startDate}, `)
})

describe('a number that is none', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, null, '7'])('chooses no week: %s', async (given) => {
    const seed = wrong(given)
    expect(() => newPlanState(week, basis, seed)).toThrow(/^seed must be a finite number/)
    const made = generateTemplateWeek({ profile: sampleProfile(), startDate: '2026-03-02', seed })
    await expect(made).rejects.toThrow(/^seed must be a finite number/)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('weighs no food: %d', (grams) => {
    const food = meal?.items[0]?.food
    if (!food || !salt) throw new Error('The sample has no food.')
    expect(() => toMealItem(food, grams)).toThrow(
      new RangeError(`quantityG must be a finite number, got ${grams}. Pass a number.`),
    )
    expect(() => seasoningGrams(salt, Number.NaN, 't')).toThrow(/^amount must be a finite number/)
    expect(() => seasoningGrams(salt, 1, wrong('teaspoon'))).toThrow(/^unit must be one of t, T, g/)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, null, '100'])('measures no food: %s', (grams) => {
    for (const food of builtInFoods.slice(0, 3))
      expect(() => householdMeasure(food, wrong(grams))).toThrow(/^grams must be a finite number, got/)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('is the cost of no own item: %d', (costUsd) => {
    expect(() => newOwnItem({ ownItems: [] }, { name: 'Coffee', costUsd })).toThrow(/^costUsd must be/)
  })

  it('is never good', () => {
    expect(macroStatus(Number.NaN, 120)).toBe('low')
    expect(macroStatus(100, wrong(undefined))).toBe('low')
  })
})

it('refuses a negative amount where nobody can mean one', () => {
  if (!salt) throw new Error('There are no seasonings.')
  const message = (name: string) => new RangeError(`${name} must be at least 0, got -1.`)
  expect(() => seasoningGrams(salt, -1, 't')).toThrow(message('amount'))
  expect(() => bmi({ weight: -1, heightFeet: 5, heightInches: 6 })).toThrow(message('weight'))
})

describe('a choice that there is not', () => {
  const [food] = builtInFoods
  it.each<[string, () => unknown, string]>([
    ['a meal of picks', () => composeMeal(wrong('brunch'), 'Eggs', []), 'type must be one of breakfast, '],
    ['a meal of items', () => toMeal(wrong('brunch'), 'Eggs', []), 'type must be one of breakfast, '],
    [
      'units',
      () => food && householdMeasure(food, 100, undefined, wrong('imperial')),
      'units must be one of us, metric, got "imperial".',
    ],
  ])('is refused by name: %s', (_, call, message) => {
    expect(call).toThrow(RangeError)
    expect(call).toThrow(message)
  })
})

describe('a place that the plan does not have', () => {
  const dinner = { date: week.startDate, type: 'dinner' } as const
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'a meal',
      () => swapOptions(plan, { date: '2026-02-30', type: 'dinner' }),
      'The plan has no dinner on 2026-02-30.',
    ],
    ['a day', () => moveMeal(plan, dinner, '2031-01-01'), 'The plan has no day 2031-01-01.'],
    [
      'a food',
      () => swapFoodOptions(plan, dinner, 'unicorn'),
      `The plan has no "unicorn" at dinner on ${week.startDate}.`,
    ],
  ])('is named: %s', async (_, call, what) => {
    await expect(call()).rejects.toMatchObject({ name: 'PlanChangeError', problem: 'not-in-plan' })
    await expect(call()).rejects.toThrow(`This is not in the plan now. ${what}`)
  })
})

describe('a plan from JSON that lacks a part', () => {
  it.each<[string, object, RegExp]>([
    ['its week', { week: { ...week, days: null } }, /cannot have this week\.days\./],
    ['its basis', { basis: { ...basis, mealsPerDay: null } }, /cannot have this basis\.mealsPerDay\./],
    ['its locks', { locked: undefined }, /cannot have this locked\./],
  ])('is refused by its name: %s', async (_, part, reason) => {
    const broken: PlanState = { ...plan, ...part }
    const place = { date: week.startDate, type: 'dinner' } as const
    await expect(swapOptions(broken, place)).rejects.toThrow(reason)
    await expect(moveMeal(broken, place, week.startDate)).rejects.toThrow(reason)
  })
})

it('a plan with limits of its own can be changed', async () => {
  const roomy: PlanState = { ...plan, basis: { ...basis, weeklyFoodBudget: 800 } }
  const place = { date: week.startDate, type: 'dinner' } as const
  expect(await swapOptions(roomy, place)).not.toEqual([])
})

it('a calendar is dated by a Date of another realm', () => {
  const madeAt: Date = runInNewContext('new Date(Date.UTC(2026, 2, 2))')
  expect(planToCalendar(week, { madeAt })).toContain('DTSTAMP:20260302T000000Z')
})

it.each([
  [5, 5],
  [6.5, 6.5],
  [0, 0],
])('reads the price of an own item from the number %d', (price, costUsd) => {
  expect(parseOwnItem('coffee', price)).toEqual({ name: 'coffee', costUsd })
})

it.each([Number.NaN, -5, Number.POSITIVE_INFINITY])('reads no price from the number %d', (price) => {
  expect(parseOwnItem('coffee', price)).toEqual({ fault: 'price' })
})

it('reads the price of an own item in full-width digits', () => {
  expect(parseOwnItem('coffee', '６．５０')).toEqual({ name: 'coffee', costUsd: 6.5 })
})
