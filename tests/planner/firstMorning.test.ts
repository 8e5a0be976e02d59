import { generateTemplateWeek, type Profile, recipeFor } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1)

/** With many small meals, batters of soaked lentils are breakfasts too. */
const PROFILES: readonly Partial<Profile>[] = [
  { dietaryRestrictions: 'vegan', weeklyFoodBudget: 70 },
  { weeklyFoodBudget: 150, mealsPerDay: 5 },
]

it.each(PROFILES)(
  'asks for nothing on the evening before the first breakfast and lunch: %o',
  async (answers) => {
    const profile = sampleProfile(answers)
    const early: string[] = []
    for (const seed of SEEDS) {
      const { days } = await generateTemplateWeek({ profile, startDate: '2026-11-23', seed })
      for (const meal of days[0]?.meals ?? []) {
        if (meal.type !== 'breakfast' && meal.type !== 'lunch') continue
        const { dayBefore = [] } = await recipeFor(meal)
        // Thawing takes 20 minutes in cold water, too.
        const slow = dayBefore.filter((step) => !step.startsWith('Thaw'))
        if (slow.length > 0) early.push(`${seed}: ${meal.name}: ${slow.join(' ')}`)
      }
    }
    // A wish, which a day's numbers may outweigh, on one first day of six.
    expect(early.length, early.join('\n')).toBeLessThanOrEqual(SEEDS.length / 6)
  },
)
