import { generateTemplateWeek, type Profile } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { sampleProfile } from '../support/sampleProfile.js'

const methodOf = new Map(
  Object.values(BOOK)
    .flat()
    .map(({ id, method }) => [id, method]),
)

async function daysOf(profile: Profile, seed: number) {
  const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
  return days.map(({ meals }) => meals.flatMap(({ dishId }) => dishId ?? []))
}

describe('a meal', () => {
  it('has no food twice, in its dish and beside it', async () => {
    const profile = sampleProfile({ dietaryRestrictions: 'Whole30', weeklyFoodBudget: 80 })
    for (const seed of [11, 18]) {
      const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
      for (const { name, items } of days.flatMap(({ meals }) => meals)) {
        const ids = items.map(({ food }) => food.id)
        expect(new Set(ids).size, name).toBe(ids.length)
      }
    }
  })
})

describe('yogurt with fruit', () => {
  it('has no vegetable and no egg beside it', async () => {
    const bodies: readonly (Partial<Profile> & { readonly seed: number })[] = [
      {
        seed: 19,
        age: 36,
        weight: 246.1,
        activityLevel: 'sedentary',
        goal: 'maintain',
        dietaryRestrictions: 'pescatarian, high protein',
        foodRestrictions: ['peppers', 'beef'],
        weeklyFoodBudget: 142,
        mealsPerDay: 5,
      },
      {
        seed: 2,
        age: 57,
        gender: 'male',
        heightFeet: 6,
        heightInches: 0,
        weight: 222.7,
        dietaryRestrictions: 'pescatarian',
        foodRestrictions: ['tree nuts', 'soy'],
        weeklyFoodBudget: 89,
        mealsPerDay: 6,
      },
    ]
    let plates = 0
    const beside: string[] = []
    for (const { seed, ...body } of bodies) {
      const profile = sampleProfile({ mealVariety: 'high', ...body })
      const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
      for (const { dishId, items } of days.flatMap(({ meals }) => meals)) {
        if (!/fruit-plate|parfait/.test(dishId ?? '')) continue
        plates += 1
        const odd = items.filter(({ food }) => food.category === 'vegetable' || food.id === 'eggs')
        beside.push(...odd.map(({ food }) => food.id))
      }
    }
    expect(plates).toBeGreaterThan(0)
    expect(beside).toEqual([])
  })
})

describe('a day', () => {
  it('has no two dishes of one family', async () => {
    const profile = sampleProfile({
      age: 70,
      heightInches: 3,
      weight: 136.4,
      activityLevel: 'very_active',
      goal: 'gain',
      dietaryRestrictions: 'Mediterranean',
      foodRestrictions: ['garlic', 'citrus fruits'],
      weeklyFoodBudget: 440,
      mealsPerDay: 5,
    })
    for (const ids of await daysOf(profile, 51)) expect(new Set(ids).size, ids.join()).toBe(ids.length)
  })

  it('has no two meals of the same foods, whatever their names', async () => {
    const bodies: readonly Partial<Profile>[] = [
      {
        age: 63,
        gender: 'male',
        heightFeet: 5,
        heightInches: 8,
        weight: 200,
        dietaryRestrictions: 'kosher',
        weeklyFoodBudget: 125,
        people: 2,
      },
      { dietaryRestrictions: 'vegan, high protein', weeklyFoodBudget: 70, mealsPerDay: 6 },
    ]
    const twice = []
    for (const body of bodies) {
      const { days } = await generateTemplateWeek({
        profile: sampleProfile({ mealsPerDay: 4, ...body }),
        startDate: '2026-11-30',
        seed: 22,
      })
      for (const { meals } of days) {
        const names = new Map<string, string>()
        for (const { name, items } of meals) {
          const foods = items.flatMap(({ food }) => (food.category === 'seasoning' ? [] : food.id))
          const key = foods.sort().join()
          const other = names.get(key)
          if (other !== undefined && other !== name) twice.push(`${other} and ${name}`)
          names.set(key, name)
        }
      }
    }
    expect(twice).toEqual([])
  })

  it('rarely has beans at three meals for somebody who eats meat', async () => {
    const profile = sampleProfile({
      gender: 'male',
      heightFeet: 6,
      weight: 190,
      activityLevel: 'moderately_active',
      goal: 'maintain',
      weeklyFoodBudget: 150,
      mealsPerDay: 6,
    })
    let daysFullOfBeans = 0
    for (let seed = 1; seed <= 20; seed++) {
      const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
      daysFullOfBeans += days.filter(({ meals }) => {
        const withBeans = meals.filter(({ items }) =>
          items.some(({ food }) => food.category === 'legumes' && food.id !== 'soy-sauce'),
        )
        return withBeans.length > 2
      }).length
    }
    // Of 140.
    expect(daysFullOfBeans).toBeLessThanOrEqual(32)
  })

  it('has no two dips', async () => {
    const profile = sampleProfile({
      goal: 'maintain',
      dietaryRestrictions: 'vegetarian',
      weeklyFoodBudget: 140,
      mealsPerDay: 6,
    })
    for (const seed of [4739, 4740]) {
      const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
      for (const { meals } of days) {
        const dips = meals.filter(({ dishId = '' }) => methodOf.get(dishId) === 'dip')
        expect(dips.length).toBeLessThanOrEqual(1)
      }
    }
  })

  it('has no parfait for lunch after a parfait for breakfast', async () => {
    const profile = sampleProfile({
      goal: 'maintain',
      weeklyFoodBudget: 80,
      mealsPerDay: 3,
      mealVariety: 'low',
    })
    for (const ids of await daysOf(profile, 3)) {
      const parfaits = ids.filter((id) => methodOf.get(id) === 'parfait')
      expect(parfaits.length, ids.join()).toBeLessThanOrEqual(1)
    }
  })
})
