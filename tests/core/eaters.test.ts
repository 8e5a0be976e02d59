import {
  averageServing,
  buildGroceryList,
  builtInFoods,
  checkPlan,
  dailyTargets,
  dayFor,
  generateTemplateWeek,
  isHard,
  type OtherPerson,
  type Profile,
  planBasisOf,
  portionFor,
  profileSchema,
  recipeFor,
  targetCautions,
  toMeal,
  toMealItem,
  type WeekPlan,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const START = { startDate: '2026-11-23' }
const PARTNER: OtherPerson = {
  age: 40,
  gender: 'male',
  heightFeet: 6,
  heightInches: 0,
  weight: 190,
  activityLevel: 'moderately_active',
  goal: 'maintain',
}
const family: Profile = sampleProfile({
  people: 3,
  others: [PARTNER, { portion: 0.5 }],
  weeklyFoodBudget: 350,
})
const basis = planBasisOf(family)
let week: WeekPlan
beforeAll(async () => {
  week = await generateTemplateWeek({ profile: family, ...START })
})

describe('a person with a profile of their own', () => {
  it('eats the same dishes, made of the same foods', () => {
    for (const meal of week.days.flatMap(({ meals }) => meals)) {
      const own = portionFor(meal, basis, 1)
      expect(own.name).toBe(meal.name)
      expect(own.items.map(({ food }) => food.id)).toEqual(meal.items.map(({ food }) => food.id))
    }
  })

  it('reaches the targets of that profile, not those of the first', () => {
    const targets = dailyTargets({ ...family, ...PARTNER })
    expect(targets.calories).toBeGreaterThan(1.3 * basis.targets.calories)
    const days = week.days.map((day) => dayFor(day, basis, 1).totals)
    for (const nutrient of ['calories', 'protein', 'carbs', 'fat'] as const) {
      const average = days.reduce((sum, totals) => sum + totals[nutrient], 0) / days.length
      expect(Math.abs(average / targets[nutrient] - 1), nutrient).toBeLessThan(0.08)
    }
  })

  it('gets nearly the dish’s proportions, since all eat from one pot', () => {
    const targets = { calories: 2000, protein: 190, carbs: 200, fat: 49 }
    const slight = { calories: 1500, protein: 80, carbs: 187, fat: 48 }
    const eaters = { people: 2, targets, otherTargets: [slight] }
    for (const meal of week.days.flatMap(({ meals }) => meals)) {
      for (const [index, { food, quantity }] of portionFor(meal, eaters, 1).items.entries()) {
        const usual = 0.75 * (meal.items[index]?.quantity ?? 0)
        const slack = food.category === 'seasoning' ? 0.01 * usual + 0.01 : food.portion.stepG / 2 + 0.01
        expect(quantity, food.id).toBeGreaterThan(0.74 * usual - slack)
        expect(quantity, food.id).toBeLessThan(1.34 * usual + slack)
      }
    }
  })

  it('gets amounts that people can measure', () => {
    const items = week.days.flatMap((day) => dayFor(day, basis, 1).meals).flatMap((meal) => meal.items)
    for (const { food, quantity } of items.filter(({ food }) => food.category !== 'seasoning')) {
      const halfSteps = (2 * quantity) / food.portion.stepG
      expect(Math.abs(halfSteps - Math.round(halfSteps)), food.id).toBeLessThan(0.01)
    }
  })

  it('has the same portion of each serving of a pot', () => {
    for (const { meals } of week.days) {
      for (const { leftoverOf, ...meal } of meals) {
        const cooked = week.days
          .find(({ date }) => date === leftoverOf?.date)
          ?.meals.find(({ type }) => type === leftoverOf?.type)
        if (!cooked) continue
        const grams = (each: typeof cooked) =>
          portionFor(each, basis, 1).items.map(({ quantity }) => quantity)
        expect(grams(meal)).toEqual(grams(cooked))
      }
    }
  })

  it('is warned of like the first', () => {
    const slim: OtherPerson = { ...PARTNER, weight: 110, goal: 'lose' }
    expect(targetCautions(sampleProfile())).not.toContain('underweight-losing')
    expect(targetCautions(sampleProfile({ people: 2, others: [slim] }))).toContain('underweight-losing')
  })
})

describe('a person with a factor on the portions', () => {
  it('eats that share of the energy', () => {
    for (const day of week.days) {
      const share = dayFor(day, basis, 2).totals.calories / day.totals.calories
      expect(Math.abs(share - 0.5)).toBeLessThan(0.08)
    }
  })

  it('gets each dish in its proportions, as a pot is shared out', () => {
    for (const meal of week.days.flatMap(({ meals }) => meals)) {
      for (const [index, { food, quantity }] of portionFor(meal, basis, 2).items.entries()) {
        const whole = meal.items[index]?.quantity ?? 0
        expect(Math.abs(quantity - whole / 2), food.id).toBeLessThan(food.portion.stepG / 2 + 0.01)
      }
    }
  })

  it('gets whole drumsticks', () => {
    const drumstick = builtInFoods.find(({ id }) => id === 'chicken-drumstick')
    if (!drumstick) throw new Error('No drumsticks')
    const { stepG } = drumstick.portion
    const meal = toMeal('dinner', 'Drumsticks', [toMealItem(drumstick, 3 * stepG)])
    expect([stepG, 2 * stepG]).toContain(portionFor(meal, basis, 2).items[0]?.quantity)
  })
})

describe('a week for people who eat unlike each other', () => {
  it('is planned for the first, within the budget of all', () => {
    expect(checkPlan(week, family).filter(isHard)).toEqual([])
    expect(buildGroceryList(week, { ...basis }).fullTotal).toBeLessThanOrEqual(350)
  })

  it('has one list of what all portions need', () => {
    const list = buildGroceryList(week, { ...basis, weeklyFoodBudget: 500 })
    const eaten = new Map<string, number>()
    for (const person of [0, 1, 2]) {
      for (const { items } of week.days.flatMap((day) => dayFor(day, basis, person).meals))
        for (const { food, quantity } of items) eaten.set(food.id, (eaten.get(food.id) ?? 0) + quantity)
    }
    expect(list.fullItems).toHaveLength(eaten.size)
    for (const { foodId, usedG } of list.fullItems) expect(usedG).toBeCloseTo(eaten.get(foodId) ?? 0, 3)
  })

  it('cooks what all portions need', async () => {
    const [meal] = week.days[0]?.meals ?? []
    if (!meal) throw new Error('No meal')
    const all = [0, 1, 2].map((person) => portionFor(meal, basis, person))
    averageServing(meal, basis).items.forEach(({ quantity }, index) => {
      const sum = all.reduce((grams, { items }) => grams + (items[index]?.quantity ?? 0), 0)
      expect(3 * quantity).toBeCloseTo(sum, 6)
    })
    const { servings, steps } = await recipeFor(meal, basis)
    expect(servings).toBe(3 * (meal.cook?.servings ?? 1))
    expect(steps).not.toEqual((await recipeFor(meal, { people: 3 })).steps)
  })
})

describe('the further people of a profile', () => {
  it('are the same as the first where nothing is said of them', () => {
    expect(planBasisOf(sampleProfile({ people: 3 })).otherTargets).toBeUndefined()
    const one = planBasisOf(sampleProfile({ people: 3, others: [{ portion: 0.5 }] }))
    expect(one.otherTargets?.map(({ calories }) => calories / one.targets.calories)).toEqual([0.5, 1])
  })

  it.each([
    ['a portion too large', [{ portion: 9 }]],
    ['a body without a weight', [{ ...PARTNER, weight: undefined }]],
    ['more than five', Array.from({ length: 6 }, () => ({ portion: 1 }))],
  ])('are refused with a sentence where there is %s', (_, others) => {
    const { error } = profileSchema.safeParse({ ...family, others })
    expect(error?.issues[0]?.message).toBe('Each further person needs a portion or a whole profile')
  })
})
