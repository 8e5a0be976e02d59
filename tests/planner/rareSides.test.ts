import { checkPlan, generateTemplateWeek, type Meal, type Profile } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

/** A tall man who keeps a strict diet in three meals a day. */
const hungry = (dietaryRestrictions: string): Profile =>
  sampleProfile({
    dietaryRestrictions,
    gender: 'male',
    heightFeet: 6,
    heightInches: 1,
    weight: 190,
    goal: 'maintain',
    mealsPerDay: 3,
    weeklyFoodBudget: 250,
  })

const FISH = ['salmon-canned', 'sardines-canned', 'shrimp']
const MEAT = /beef|chicken|turkey|pork/

function hasFishBesideMeat({ items }: Meal): boolean {
  const ids = items.map(({ food }) => food.id)
  return ids.some((id) => FISH.includes(id)) && ids.some((id) => MEAT.test(id))
}

async function weekFor(profile: Profile, seed: number) {
  const week = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
  const meals = week.days.flatMap((day) => day.meals)
  return { both: meals.filter(hasFishBesideMeat), violations: checkPlan(week, profile) }
}

describe('fish beside meat', () => {
  // Without fish, no day of such a week with much protein is on target.
  it.each([
    ['AIP, high protein', 2],
    ['AIP, low carb', 0],
  ])('brings days of %s on target that meat alone cannot, and is named', async (diet, mostDaysOff) => {
    const { both, violations } = await weekFor(hungry(diet), 1)
    expect(new Set(violations.map(({ dayIndex }) => dayIndex)).size).toBeLessThanOrEqual(mostDaysOff)
    expect(both.length).toBeGreaterThan(0)
    for (const { name } of both) expect(name).toMatch(/salmon|sardines|shrimp/)
  })

  it('is never served to people who keep kosher', async () => {
    const { both } = await weekFor(hungry('kosher, AIP, high protein'), 1)
    expect(both).toEqual([])
  })

  it('is not served where other meals meet the numbers', async () => {
    for (const diet of ['', 'high protein', 'low carb', 'paleo']) {
      const { both, violations } = await weekFor({ ...hungry(diet), mealsPerDay: 4 }, 3)
      expect(violations, diet).toEqual([])
      expect(both, diet).toEqual([])
    }
  })
})
