import { generateTemplateWeek, type Meal, type Profile } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const START_DATE = '2026-03-02'

/** Each pot of a week: the types of the meals that are cooked together. */
async function potsOf(answers: Partial<Profile>, seed: number) {
  const { days } = await generateTemplateWeek({
    profile: sampleProfile(answers),
    startDate: START_DATE,
    seed,
  })
  const meals = days.flatMap(({ date, meals }) => meals.map((meal) => ({ date, meal })))
  const isLeftOf = (date: string, { type, dishId }: Meal, other: Meal) =>
    other.leftoverOf?.date === date && other.leftoverOf.type === type && other.dishId === dishId
  return meals.flatMap(({ date, meal }) => {
    if (meal.leftoverOf) return []
    const later = meals.filter((other) => isLeftOf(date, meal, other.meal))
    expect(meal.cook?.servings ?? 1).toBe(1 + later.length)
    return [[meal, ...later.map((other) => other.meal)].map(({ type }) => type)]
  })
}

describe('what is cooked at once', () => {
  it.each([2, 4, 5, 6])(
    'is at most eight portions for %i, but for a lunch of what was for dinner',
    async (people) => {
      for (const mealVariety of ['low', 'medium'] as const) {
        const pots = await potsOf({ people, mealVariety, weeklyFoodBudget: 80 * people }, 3)
        for (const [cooked, ...later] of pots) {
          const sized = cooked === 'dinner' ? later.filter((type) => type !== 'lunch') : later
          if (sized.length > 0) expect((1 + sized.length) * people, pots.join('; ')).toBeLessThanOrEqual(8)
        }
        // Dinners feed the next day's lunch, too.
        expect(pots.some(([cooked, ...later]) => cooked === 'dinner' && later.includes('lunch'))).toBe(true)
      }
    },
  )

  it('is a whole week of dinners for one', async () => {
    const pots = await potsOf({ mealVariety: 'low' }, 3)
    expect(Math.max(...pots.map(({ length }) => length))).toBeGreaterThan(2)
  })
})
