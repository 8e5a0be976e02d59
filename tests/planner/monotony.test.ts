import { type Food, type Meal, type MealItem, type Profile, weekNutrients } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { plannedWeek } from '../support/plannedWeek.js'
import { sampleProfile } from '../support/sampleProfile.js'

/** The items of a week's meals of some types. */
async function itemsOf(profile: Profile, seed: number, types?: readonly string[]): Promise<MealItem[]> {
  const { days } = await plannedWeek(profile, seed)
  const meals = days.flatMap((day) => day.meals.filter(({ type }) => types?.includes(type) ?? true))
  return meals.flatMap(({ items }) => items)
}

const hasYogurt = ({ items }: Meal) =>
  items.some(({ food }) => food.id.includes('yogurt') || food.id === 'cottage-cheese')

describe('a week', () => {
  it.each([1, 2, 3])('has at most twelve ounces of tuna, with seed %i', async (seed) => {
    const profile = sampleProfile({
      age: 30,
      gender: 'male',
      heightInches: 10,
      weight: 180,
      goal: 'maintain',
      dietaryRestrictions: 'gluten free, low carb',
      weeklyFoodBudget: 300,
    })
    const grams = (await itemsOf(profile, seed))
      .filter(({ food }) => food.id === 'tuna-canned')
      .reduce((sum, { quantity }) => sum + quantity, 0)
    expect(grams).toBeLessThanOrEqual(12 * 28.35)
  })

  it('has seitan at no more than half of a vegan’s mains on average, with money left', async () => {
    const profile = sampleProfile({ dietaryRestrictions: 'vegan', weeklyFoodBudget: 100 })
    // Over 16 weeks, any change of the book moves the average by a quarter of a main.
    const seeds = Array.from({ length: 32 }, (_, index) => index + 1)
    let seitan = 0
    for (const seed of seeds) {
      const items = await itemsOf(profile, seed, ['lunch', 'dinner'])
      const mains = items.filter(({ food }) => food.id === 'vital-wheat-gluten').length
      expect(mains, `seed ${seed}`).toBeLessThanOrEqual(11)
      seitan += mains
    }
    expect(seitan / seeds.length).toBeLessThanOrEqual(7)
  })

  it('has seitan at few mains of a group that eats meat, where money is left', async () => {
    const profile = sampleProfile({ goal: 'gain', people: 4, weeklyFoodBudget: 250 })
    const seeds = Array.from({ length: 8 }, (_, index) => index + 1)
    const all = await Promise.all(seeds.map((seed) => itemsOf(profile, seed, ['lunch', 'dinner'])))
    const mains = all.flat().filter(({ food }) => food.id === 'vital-wheat-gluten').length
    expect(mains / seeds.length).toBeLessThanOrEqual(2)
  })

  it.each<[string, number, number]>([
    ['', 24, 3],
    ['vegetarian', 24, 3],
    // One week of ten has four such days, so few weeks say little.
    ['high protein', 40, 30],
  ])('has yogurt or cottage cheese twice on few days: %s', async (dietaryRestrictions, weeks, most) => {
    const profile = sampleProfile({ dietaryRestrictions })
    const often = []
    for (let seed = 1; seed <= weeks; seed++) {
      const { days } = await plannedWeek(profile, seed)
      often.push(...days.filter(({ meals }) => meals.filter(hasYogurt).length > 1))
    }
    expect(often.length).toBeLessThanOrEqual(most)
  })

  it('rests on the same meat, fish or potatoes at no three meals of a day', async () => {
    const profile = sampleProfile({ dietaryRestrictions: 'paleo', weeklyFoodBudget: 150 })
    const isMainstay = ({ id, category, animalSource }: Food) =>
      id.endsWith('potatoes') || (category === 'protein' && animalSource !== 'egg')
    const animalOf = ({ id }: Food) => id.match(/chicken|turkey|beef|pork/)?.[0] ?? id
    const crowded = []
    for (let seed = 17; seed <= 32; seed++) {
      const { days } = await plannedWeek(profile, seed)
      for (const { meals } of days) {
        const eaten = meals.flatMap(({ items }) => [
          ...new Set(items.flatMap(({ food }) => (isMainstay(food) ? animalOf(food) : []))),
        ])
        crowded.push(...eaten.filter((food) => eaten.filter((other) => other === food).length > 2))
      }
    }
    expect(crowded).toEqual([])
  })

  it('has the same fruit at three meals on two days of twenty-four weeks at most', async () => {
    const profile = sampleProfile({
      dietaryRestrictions: 'vegan, high protein',
      mealsPerDay: 6,
      weeklyFoodBudget: 120,
    })
    let crowdedDays = 0
    for (let seed = 1; seed <= 24; seed++) {
      const { days } = await plannedWeek(profile, seed)
      for (const { meals } of days) {
        const eaten = meals.flatMap(({ items }) =>
          items.flatMap(({ food }) =>
            food.category === 'fruit' && food.id !== 'lemon-juice' ? food.id : [],
          ),
        )
        if (eaten.some((food) => eaten.filter((other) => other === food).length > 2)) crowdedDays += 1
      }
    }
    expect(crowdedDays).toBeLessThanOrEqual(2)
  })

  it('brings calcium without yogurt at every meal', async () => {
    const profile = sampleProfile()
    const shares = []
    for (const seed of [1, 2, 3, 4, 5]) {
      const week = await plannedWeek(profile, seed)
      const { wanted } = await weekNutrients(week, profile)
      shares.push(wanted.find(({ nutrient }) => nutrient === 'calcium')?.share ?? 0)
    }
    expect(Math.min(...shares)).toBeGreaterThan(0.6)
    expect(shares.reduce((sum, share) => sum + share) / shares.length).toBeGreaterThan(0.8)
  })

  it('has chicken or turkey at half of its mains, on the mean, where money is left', async () => {
    const profile = sampleProfile({ weeklyFoodBudget: 200 })
    const mains: Meal[] = []
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { days } = await plannedWeek(profile, seed)
      mains.push(
        ...days.flatMap(({ meals }) => meals.filter(({ type }) => type === 'lunch' || type === 'dinner')),
      )
    }
    const isPoultry = ({ items }: Meal) => items.some(({ food }) => food.animalSource === 'poultry')
    expect(mains.filter(isPoultry).length / mains.length).toBeLessThanOrEqual(0.52)
  })

  it('has plates of chicken or turkey at few of its breakfasts', async () => {
    const meats = []
    for (const seed of [1, 2, 3, 4, 5])
      meats.push(
        ...(await itemsOf(sampleProfile({ weeklyFoodBudget: 200 }), seed, ['breakfast'])).filter(
          ({ food }) => food.animalSource === 'poultry' && !food.id.startsWith('ground'),
        ),
      )
    expect(meats.length).toBeLessThanOrEqual(5)
  })

  it('has the meat of one animal at no more than a meal a day or two more', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const profile = sampleProfile({ weeklyFoodBudget: 140 })
      const { days } = await plannedWeek(profile, seed)
      const meals = days.flatMap((day) => day.meals)
      const withChicken = meals.filter(({ items }) => items.some(({ food }) => /chicken/.test(food.id)))
      expect(withChicken.length, `seed ${seed}`).toBeLessThanOrEqual(9)
    }
  })

  it('has few shakes, parfaits and plates of cottage cheese with fruit for lunch', async () => {
    let sweet = 0
    for (const seed of [1, 2, 3, 4, 5]) {
      const { days } = await plannedWeek({}, seed)
      const lunches = days.flatMap(({ meals }) => meals.filter(({ type }) => type === 'lunch'))
      sweet += lunches.filter(({ name }) => /shake|parfait|cottage cheese plate/i.test(name)).length
    }
    expect(sweet).toBeLessThanOrEqual(6)
  })

  it.each<[string, Profile['foodRestrictions'], number]>([
    ['soy free', ['fish'], 2],
    ['diabetic, low carb', ['citrus fruits', 'chicken'], 4],
  ])(
    'rests no main on seitan or powder for somebody who eats meat and has money: %s, without %j',
    async (dietaryRestrictions, foodRestrictions, seed) => {
      const profile = sampleProfile({
        dietaryRestrictions,
        foodRestrictions,
        weeklyFoodBudget: 146,
        mealsPerDay: 5,
      })
      const standIns = (await itemsOf(profile, seed, ['lunch', 'dinner']))
        .map(({ food }) => food)
        .filter(({ id, category }) => category === 'supplement' || id === 'vital-wheat-gluten')
      expect(standIns.map(({ id }) => id)).toEqual([])
    },
  )
})
