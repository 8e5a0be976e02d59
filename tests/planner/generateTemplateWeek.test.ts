import { runInNewContext } from 'node:vm'
import {
  buildGroceryList,
  builtInFoods,
  checkPlan,
  generateTemplateWeek,
  MEAL_TYPES,
  TargetsError,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { plannedWeek, WEEK_START as START } from '../support/plannedWeek.js'
import { sampleProfile } from '../support/sampleProfile.js'

const mealNames = (week: WeekPlan) => week.days.flatMap(({ meals }) => meals.map(({ name }) => name))
const namesOf = (week: WeekPlan, type: string) =>
  week.days.map(({ meals }) => meals.find((meal) => meal.type === type)?.name ?? '')

describe('a generated week', () => {
  it('runs for seven days from the start date with every meal of the day', async () => {
    const week = await generateTemplateWeek({ profile: sampleProfile({ mealsPerDay: 6 }), startDate: START })

    expect(week.startDate).toBe(START)
    expect(week.days.map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ])
    expect(week.days[0]?.dayName).toBe('Monday')
    for (const { meals } of week.days) {
      expect(meals.map(({ type }) => type)).toEqual([...MEAL_TYPES])
      for (const meal of meals) expect(meal.items.length).toBeGreaterThan(0)
    }
  })

  it('passes the check of every plan and stays inside an ordinary budget', async () => {
    const profile = sampleProfile()
    const week = await plannedWeek()

    expect(checkPlan(week, profile)).toEqual([])
    const groceries = buildGroceryList(week, { weeklyFoodBudget: profile.weeklyFoodBudget })
    expect(groceries.scaled).toBe(false)
  })

  it('is the same for the same request', async () => {
    const request = { profile: sampleProfile({ mealVariety: 'high' }), startDate: START, seed: 7 } as const
    expect(await generateTemplateWeek(request)).toEqual(await generateTemplateWeek(request))
  })

  it('takes any number as its seed', async () => {
    const names = async (seed: number) =>
      mealNames(await generateTemplateWeek({ profile: sampleProfile(), startDate: START, seed })).join()
    const seeds = [0.21, 0.87, 2 ** 32, -2.5]
    const weeks = await Promise.all(seeds.map(names))
    expect(new Set(weeks).size).toBe(seeds.length)
    expect(await names(0.21)).toBe(weeks[0])
  })

  it('has mostly other dishes for another seed', async () => {
    const one = mealNames(await plannedWeek({ mealVariety: 'high' }, 1))
    const other = new Set(mealNames(await plannedWeek({ mealVariety: 'high' }, 2)))
    const shared = one.filter((name) => other.has(name))
    expect(shared.length).toBeLessThan(one.length / 2)
  })

  it('reads a Date in local time', async () => {
    const week = await generateTemplateWeek({
      profile: sampleProfile(),
      startDate: new Date(2026, 2, 2, 23, 30),
    })
    expect(week.startDate).toBe(START)
  })

  it('reads a Date of another realm, such as an iframe', async () => {
    const startDate = runInNewContext('new Date(2026, 2, 2)')
    const week = await generateTemplateWeek({ profile: sampleProfile(), startDate })
    expect(week.startDate).toBe(START)
  })

  it.each([undefined, null, {}, 1_772_409_600_000])('refuses %j as a start date', async (given) => {
    const startDate = given as never
    await expect(generateTemplateWeek({ profile: sampleProfile(), startDate })).rejects.toThrow(
      'startDate must be a calendar date such as "2026-03-02"',
    )
  })

  it.each(['2026-02-30', '3/2/2026', '9999-12-30', ''])('refuses the start date %j', async (startDate) => {
    await expect(generateTemplateWeek({ profile: sampleProfile(), startDate })).rejects.toThrow(RangeError)
  })

  it('refuses an invalid profile and one whose energy target is not positive', async () => {
    const tooYoung = sampleProfile({ age: 12 })
    await expect(generateTemplateWeek({ profile: tooYoung, startDate: START })).rejects.toThrow()

    const tiny = sampleProfile({
      age: 100,
      weight: 66,
      heightFeet: 4,
      heightInches: 0,
      activityLevel: 'sedentary',
      goal: 'lose',
    })
    await expect(generateTemplateWeek({ profile: tiny, startDate: START })).rejects.toThrow(TargetsError)
  })
})

describe('variety', () => {
  it.each([
    ['low', 2, 3],
    ['medium', 4, 5],
    ['high', 7, 7],
  ] as const)('%s cooks %i to %i different dinners a week', async (mealVariety, fewest, most) => {
    for (let seed = 1; seed <= 12; seed++) {
      const week = await plannedWeek({ mealVariety }, seed)
      const dinners = new Set(namesOf(week, 'dinner')).size
      expect(dinners).toBeGreaterThanOrEqual(fewest)
      expect(dinners).toBeLessThanOrEqual(most)
    }
  })

  it.each(['medium', 'high'] as const)(
    '%s repeats no lunch and no dinner on the next day',
    async (mealVariety) => {
      for (let seed = 1; seed <= 12; seed++) {
        const week = await plannedWeek({ mealVariety }, seed)
        for (const type of ['lunch', 'dinner']) {
          const names = namesOf(week, type)
          names.slice(1).forEach((name, day) => {
            expect(name).not.toBe(names[day])
          })
        }
      }
    },
  )

  it('serves the dinner of the evening before for lunch, but never a lunch for dinner', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const week = await plannedWeek({}, seed)
      const [lunches, dinners] = [namesOf(week, 'lunch'), namesOf(week, 'dinner')]
      const leftovers = lunches.filter((lunch, day) => day > 0 && lunch === dinners[day - 1])
      expect(leftovers.length).toBeGreaterThan(0)
      dinners.forEach((dinner, day) => {
        expect(dinner).not.toBe(lunches[day])
      })
    }
  })
})

describe('a profile that is hard to plan for', () => {
  it('gets the nearest week without a forbidden food when foods are too few', async () => {
    const profile = sampleProfile({
      dietaryRestrictions: 'vegan keto',
      foodRestrictions: ['soy', 'tree nuts', 'peanuts', 'coconut'],
      weeklyFoodBudget: 25,
    })
    const week = await generateTemplateWeek({ profile, startDate: START })

    for (const { meals } of week.days) expect(meals).toHaveLength(4)
    const codes = new Set(checkPlan(week, profile).map(({ code }) => code))
    expect([...codes].filter((code) => code !== 'off-target')).toEqual([])
  })

  // The smallest meals, and the largest ones.
  it.each([
    {
      age: 90,
      weight: 70,
      heightFeet: 4,
      heightInches: 2,
      activityLevel: 'sedentary',
      goal: 'maintain',
      mealsPerDay: 6,
    },
    {
      age: 18,
      gender: 'male',
      weight: 660,
      heightFeet: 8,
      activityLevel: 'extremely_active',
      goal: 'gain',
      mealsPerDay: 3,
    },
  ] as const)('gets a week for a very small or a very large body: %o', async (body) => {
    const profile = sampleProfile({ ...body, weeklyFoodBudget: 500 })
    const week = await generateTemplateWeek({ profile, startDate: START })
    expect(checkPlan(week, profile).filter(({ code }) => code !== 'off-target')).toEqual([])
  })

  it('gets a week from the few foods that strict restrictions leave', async () => {
    const profile = sampleProfile({
      dietaryRestrictions: 'vegan, gluten free, soy free, nut free, no beans, no rice',
    })
    const week = await generateTemplateWeek({ profile, startDate: START })
    expect(checkPlan(week, profile).filter(({ code }) => code !== 'off-target')).toEqual([])
  })
})

describe("a shop's own catalogue", () => {
  it('is planned with even when none of its ids are ours', async () => {
    const foods = builtInFoods.map((food) => ({ ...food, id: `shop-${food.id}`, sku: food.id }))
    const profile = sampleProfile()
    const week = await generateTemplateWeek({ profile, startDate: START, foods })

    const violations = checkPlan(week, profile, foods)
    expect(violations.filter(({ code }) => code !== 'off-target')).toEqual([])
    for (const { meals } of week.days) {
      for (const { items } of meals) {
        for (const { food } of items) expect(food.sku).toBeDefined()
      }
    }
  })

  it('uses nothing that the shop does not sell', async () => {
    const sold = builtInFoods.filter(({ id }) => !['salmon', 'quinoa', 'almonds', 'avocado'].includes(id))
    const profile = sampleProfile({ mealVariety: 'high' })
    const week = await generateTemplateWeek({ profile, startDate: START, foods: sold })
    expect(checkPlan(week, profile, sold)).toEqual([])
  })
})

describe('a Mediterranean week', () => {
  const FAR = /soy-sauce|fish-sauce|curry-powder|coconut-milk|tortillas/
  it.each([
    { weeklyFoodBudget: 130, mealVariety: 'high' },
    { weeklyFoodBudget: 80, mealsPerDay: 3 },
  ] as const)('has no tacos, curries and stir-fries while there is enough else: %o', async (answers) => {
    const week = await plannedWeek(
      { dietaryRestrictions: 'mediterranean', goal: 'maintain', ...answers },
      700964,
    )
    const meals = week.days.flatMap((day) => day.meals)
    const far = meals.filter(({ items }) => items.some(({ food }) => FAR.test(food.id)))
    expect(far.map(({ name }) => name)).toEqual([])
    expect(mealNames(week).filter((name) => /stir-fry|taco|Cuban|Filipino|grits/i.test(name))).toEqual([])
  })
})
