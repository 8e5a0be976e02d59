import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  isHard,
  type Profile,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { goodAnswer } from './fakeModel.js'

const bill = (week: WeekPlan, { weeklyFoodBudget }: Profile) => buildGroceryList(week, { weeklyFoodBudget })
const dishes = ({ days }: WeekPlan, type: string) =>
  days.map(({ meals }) => meals.find((meal) => meal.type === type)?.name)

describe('a week that a model composed', () => {
  it.each([
    ['low', 3],
    ['medium', 5],
    ['high', 7],
  ] as const)(
    'keeps to a budget that the built-in planner can keep, with %s variety and its %i dinners',
    async (mealVariety, dinners) => {
      const profile = sampleProfile({
        age: 35,
        weight: 150,
        goal: 'maintain',
        mealVariety,
        weeklyFoodBudget: 75,
      })
      for (const seed of [1, 2, 3, 4]) {
        const request = { profile, startDate: '2026-03-02', seed }
        expect(bill(await generateTemplateWeek(request), profile).scaled).toBe(false)
        const log = () => undefined
        const { week, fellBack } = await composeWeek(planRulesFor(profile), request, {
          generateMeals: async (prompt) => goodAnswer(prompt),
          log,
        })
        expect(bill(week, profile).scaled).toBe(false)
        expect(fellBack).toBe(false)
        expect(checkPlan(week, profile).filter(isHard)).toEqual([])
        expect(new Set(dishes(week, 'dinner')).size).toBe(dinners)
        for (const type of mealVariety === 'low' ? [] : ['lunch', 'dinner']) {
          const names = dishes(week, type)
          expect(names.filter((name, day) => name === names[day - 1])).toEqual([])
        }
      }
    },
  )
})
