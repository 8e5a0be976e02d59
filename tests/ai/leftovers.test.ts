import type { Meal, WeekPlan } from 'react-meal-planner/core'
import { expect, it } from 'vitest'
import { answerMealPrompt } from '../../proxy/models/builtIn/answerMealPrompt.js'
import { goodAnswer, mealPrompt } from './fakeModel.js'
import { compose, visitor } from './modelServer.js'

const SLOW = 120_000

/** A model that gives mostly our own dishes, as they were planned, and some of its own. */
function mixedModel() {
  let count = 0
  return async (prompt: string) => {
    count += 1
    const meal = mealPrompt(prompt)
    const ours = meal && count % 4 !== 1 ? answerMealPrompt(meal, prompt) : undefined
    return ours ? JSON.stringify(ours) : goodAnswer(prompt)
  }
}

const plateOf = ({ name, items }: Meal) => [name, ...items.map(({ food, quantity }) => [food.id, quantity])]

/** Each leftover with the meal that it was cooked with. */
const leftovers = ({ days }: WeekPlan) =>
  days.flatMap(({ meals }) =>
    meals.flatMap((meal) => {
      const { leftoverOf } = meal
      if (!leftoverOf) return []
      const pot = days.find(({ date }) => date === leftoverOf.date)
      return [{ meal, cooked: pot?.meals.find(({ type }) => type === leftoverOf.type) }]
    }),
  )

it.each(['', 'vegetarian', 'keto'])(
  'serves leftovers in the portions that were cooked: "%s"',
  async (dietaryRestrictions) => {
    for (const mealVariety of ['low', 'medium'] as const) {
      for (const seed of [1, 2]) {
        const profile = { ...visitor, dietaryRestrictions, mealVariety, weeklyFoodBudget: 70 }
        const { week } = await compose(profile, { generateMeals: mixedModel() }, seed)
        expect(leftovers(week)).not.toEqual([])
        for (const { meal, cooked } of leftovers(week))
          expect(cooked && plateOf(cooked)).toEqual(plateOf(meal))
      }
    }
  },
  SLOW,
)
