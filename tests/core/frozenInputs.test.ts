import {
  type AvoidableFood,
  builtInFoods,
  dailyTargets,
  type Food,
  foodsFor,
  generateTemplateWeek,
  type Meal,
  type MealItem,
  type Profile,
  toMeal,
  toMealItem,
  toWeekPlan,
} from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const avoided: readonly AvoidableFood[] = Object.freeze(['eggs', 'soy'] as const)
const profile: Profile = Object.freeze({ ...sampleProfile(), foodRestrictions: avoided })

it('takes frozen lists in a profile and a food', () => {
  const [first] = builtInFoods
  if (!first) throw new Error('There are no foods.')
  const food: Food = Object.freeze({ ...first, contains: avoided })
  expect(foodsFor(profile, [food])).toEqual([])
  expect(dailyTargets(profile)).toEqual(dailyTargets(sampleProfile()))
})

it('takes frozen lists of items and meals as they are', () => {
  const items: readonly MealItem[] = Object.freeze(
    builtInFoods.slice(0, 2).map((food) => toMealItem(food, 100)),
  )
  const meals: readonly Meal[] = Object.freeze([toMeal('lunch', 'Two foods', items)])
  const [day] = toWeekPlan('2026-03-02', Object.freeze([meals])).days
  // A week says by them which of its days a model made.
  expect(day?.meals).toBe(meals)
  expect(day?.meals[0]?.items).toBe(items)
})

it('plans for a frozen profile, with what is absent left undefined', async () => {
  const week = await generateTemplateWeek({
    profile,
    startDate: '2026-03-02',
    seed: undefined,
    foods: undefined,
  })
  const eaten = week.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ food }) => food)))
  expect(eaten.some(({ contains }) => contains.includes('eggs'))).toBe(false)
})
