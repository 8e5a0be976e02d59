import { generateTemplateWeek, recipeFor } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

it('asks for nothing on the evening before the first breakfast and lunch', async () => {
  const profile = sampleProfile({ dietaryRestrictions: 'vegan', weeklyFoodBudget: 70 })
  const early: string[] = []
  for (const seed of SEEDS) {
    const { days } = await generateTemplateWeek({ profile, startDate: '2026-11-23', seed })
    for (const meal of days[0]?.meals ?? []) {
      if (meal.type !== 'breakfast' && meal.type !== 'lunch') continue
      const { dayBefore = [] } = await recipeFor(meal)
      if (dayBefore.length > 0) early.push(`${seed}: ${meal.name}: ${dayBefore.join(' ')}`)
    }
  }
  // A wish, which a day's numbers may outweigh.
  expect(early.length, early.join('\n')).toBeLessThanOrEqual(1)
})
