import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  isHard,
  type Profile,
} from 'react-meal-planner/core'
import { describe, expect, test } from 'vitest'
import { composeAiWeek } from '../../src/ai/composeAiWeek.js'
import { goodAnswer } from './fakeModel.js'
import { startDate, visitor } from './visitor.js'

const bill = (week: Awaited<ReturnType<typeof generateTemplateWeek>>, { weeklyFoodBudget }: Profile) =>
  buildGroceryList(week, { weeklyFoodBudget })

describe('a week that a model composed', () => {
  test.each(['low', 'medium', 'high'] as const)(
    'is brought within a budget that templates can hold, at %s variety',
    async (mealVariety) => {
      const profile: Profile = { ...visitor, mealVariety, weeklyFoodBudget: 75 }
      const request = { profile, startDate, seed: 1 }
      expect(bill(await generateTemplateWeek(request), profile).scaled).toBe(false)
      const log = () => undefined
      const { week, fellBack } = await composeAiWeek(request, {
        generateMeals: async (prompt) => goodAnswer(prompt),
        log,
      })
      expect(bill(week, profile).scaled).toBe(false)
      expect(fellBack).toBe(false)
      expect(checkPlan(week, profile).filter(isHard)).toEqual([])
    },
  )
})
