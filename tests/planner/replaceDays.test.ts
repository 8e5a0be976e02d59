import { checkPlan, generateTemplateWeek, type Profile, type WeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const START_DATE = '2026-03-02'
const MAINS = ['lunch', 'dinner'] as const

/** Bodies for which few dishes are left, so that a seventh day of other dishes misses its numbers. */
const HARD: readonly (readonly [string, Partial<Profile>, number])[] = [
  [
    'a diabetic on keto without fish, eggs and dairy',
    {
      age: 59,
      heightFeet: 5,
      heightInches: 7,
      weight: 227.5,
      activityLevel: 'extremely_active',
      goal: 'maintain',
      dietaryRestrictions: 'diabetic, keto',
      foodRestrictions: ['fish', 'shellfish', 'eggs', 'dairy'],
      weeklyFoodBudget: 413,
      mealsPerDay: 3,
    },
    5,
  ],
  [
    'a vegan on keto',
    {
      age: 52,
      heightFeet: 6,
      heightInches: 0,
      weight: 238.9,
      activityLevel: 'lightly_active',
      dietaryRestrictions: 'vegan, keto',
      weeklyFoodBudget: 282,
      mealsPerDay: 3,
    },
    944,
  ],
  [
    'an Adventist of high protein without eggs, whose budget is small',
    {
      age: 40,
      heightFeet: 5,
      heightInches: 4,
      weight: 218,
      activityLevel: 'very_active',
      goal: 'maintain',
      dietaryRestrictions: 'Adventist, high protein',
      foodRestrictions: ['eggs'],
      weeklyFoodBudget: 59,
      mealVariety: 'high',
    },
    1074,
  ],
]

/** No dish twice on a day, no main on two days in a row or too often, no dinner that a lunch left, dinners enough. */
function expectVaried({ days }: WeekPlan) {
  const menus = days.map(({ meals }) => meals.map(({ name }) => name))
  for (const menu of menus) expect(new Set(menu).size).toBe(menu.length)
  for (const main of MAINS) {
    const names = days.map(({ meals }) => meals.find(({ type }) => type === main)?.name)
    for (const [day, name] of names.entries()) expect(name).not.toBe(names[day + 1])
  }
  const mains = days.flatMap(({ meals }) => meals.filter(({ type }) => type === 'lunch' || type === 'dinner'))
  for (const { name } of mains)
    expect(mains.filter((meal) => meal.name === name).length).toBeLessThanOrEqual(4)
  const dinners = days.flatMap(({ meals }) => meals.filter(({ type }) => type === 'dinner'))
  expect(new Set(dinners.map(({ name }) => name)).size).toBeGreaterThanOrEqual(4)
  for (const { leftoverOf } of dinners) expect(leftoverOf?.type).not.toBe('lunch')
}

/** Bodies and diets for which whole weeks missed most of their days, though each day alone can be met. */
const FEW_DISHES: readonly (readonly [string, Partial<Profile>, number])[] = [
  [
    'a vegetarian on Whole30',
    {
      age: 47,
      gender: 'female',
      heightFeet: 5,
      heightInches: 3,
      weight: 120.5,
      activityLevel: 'sedentary',
      goal: 'maintain',
      dietaryRestrictions: 'vegetarian, Whole30',
      weeklyFoodBudget: 53,
      mealsPerDay: 5,
      mealVariety: 'high',
    },
    6,
  ],
  [
    'paleo with 361 g of protein in three meals',
    {
      age: 50,
      gender: 'female',
      heightFeet: 6,
      heightInches: 0,
      weight: 216.4,
      activityLevel: 'extremely_active',
      goal: 'gain',
      dietaryRestrictions: 'paleo, high protein',
      foodRestrictions: ['peppers'],
      weeklyFoodBudget: 278,
      mealsPerDay: 3,
      mealVariety: 'medium',
    },
    3,
  ],
  [
    'a pescatarian on AIP',
    {
      age: 32,
      gender: 'female',
      heightFeet: 5,
      heightInches: 11,
      weight: 231.6,
      activityLevel: 'extremely_active',
      goal: 'lose',
      dietaryRestrictions: 'pescatarian, AIP',
      foodRestrictions: ['chicken', 'sesame', 'mushrooms'],
      weeklyFoodBudget: 44,
      mealsPerDay: 6,
      mealVariety: 'high',
    },
    6,
  ],
]

/** On how many days all four numbers are within their bounds. */
function daysOnTarget(week: WeekPlan, profile: Profile): number {
  const missed = checkPlan(week, profile).filter(({ code }) => code === 'off-target')
  return week.days.length - new Set(missed.map(({ dayIndex }) => dayIndex)).size
}

describe('a day that no other dishes bring on target', () => {
  it.each(FEW_DISHES)('is planned alone, for %s', async (_, body, least) => {
    const profile = sampleProfile(body)
    const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed: 3 })

    expect(daysOnTarget(week, profile)).toBeGreaterThanOrEqual(least)
    for (const { meals } of week.days) expect(new Set(meals.map(({ name }) => name)).size).toBe(meals.length)
  })

  it.each(HARD)('serves meals of a day that is, for %s', async (_, body, seed) => {
    const profile = sampleProfile({ gender: 'male', mealVariety: 'medium', ...body })
    const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed })

    expect(checkPlan(week, profile)).toEqual([])
    expectVaried(week)
    // Few weeks that stay off target try as many repetitions as this one.
    expectVaried(await generateTemplateWeek({ profile, startDate: START_DATE, seed: 6 }))
  })

  it('serves meals of a day that was planned with usual plates, if larger ones bring most days on target', async () => {
    const profile = sampleProfile({
      age: 82,
      gender: 'male',
      heightFeet: 5,
      heightInches: 6,
      weight: 217,
      activityLevel: 'moderately_active',
      goal: 'gain',
      dietaryRestrictions: 'AIP, high protein',
      foodRestrictions: ['avocado', 'gluten', 'pork'],
      weeklyFoodBudget: 210,
      mealsPerDay: 3,
      mealVariety: 'low',
    })
    const week = await generateTemplateWeek({ profile, startDate: START_DATE, seed: 192 })

    expect(checkPlan(week, profile)).toEqual([])
  })
})
