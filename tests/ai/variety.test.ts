import { delay } from 'msw'
import { builtInFoods, indexFoods } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { dish, goodAnswer, mealPrompt } from './fakeModel.js'
import {
  compose,
  dishes,
  generateMeals,
  isComposed,
  isStage1,
  SEED,
  serve,
  serveModels,
  startDate,
  text,
  visitor,
} from './modelServer.js'

serveModels()

describe('variety', () => {
  it.each([
    ['low', 3],
    ['medium', 5],
    ['high', 7],
  ] as const)('%s gives %i different dinners', async (mealVariety, dinners) => {
    serve(() => undefined)
    const { week } = await compose({ ...visitor, mealVariety })
    expect(new Set(dishes(week, 'dinner')).size).toBe(dinners)
  })

  it.each(['medium', 'high'] as const)('%s repeats no main meal on the next day', async (mealVariety) => {
    serve(() => undefined)
    const { week } = await compose({ ...visitor, mealVariety })
    const dinners = dishes(week, 'dinner')
    const lunches = dishes(week, 'lunch')
    for (let day = 1; day < 7; day++) {
      expect(dinners[day]).not.toBe(dinners[day - 1])
      expect(lunches[day]).not.toBe(lunches[day - 1])
    }
  })

  it('gives every dinner a lead of its own, and other leads for another seed', async () => {
    const first = serve(() => undefined)
    await compose(visitor)
    const leads = (prompts: string[]) =>
      prompts.map(mealPrompt).flatMap((prompt) => (prompt?.mealType === 'dinner' ? prompt.lead.foodId : []))
    expect(new Set(leads(first)).size).toBe(7)
    const second = serve(() => undefined)
    await composeWeek(planRulesFor(visitor), { startDate, seed: SEED + 1 }, { generateMeals })
    expect(leads(second)).not.toEqual(leads(first))
  })

  it.each([
    ['keto', (carbShare: number) => carbShare < 0.45],
    ['', (carbShare: number) => carbShare <= 1],
  ])('"%s" gives lunches and dinners leads that suit the diet', async (wish, fits) => {
    const prompts = serve(() => undefined)
    await compose({ ...visitor, dietaryRestrictions: wish })
    const foods = indexFoods(builtInFoods)
    for (const prompt of prompts.map(mealPrompt)) {
      if (prompt?.mealType !== 'lunch' && prompt?.mealType !== 'dinner') continue
      const food = foods.get(prompt.lead.foodId)
      expect(food?.category).not.toMatch(/fat|supplement|fruit/)
      expect(fits(((food?.carbs ?? 0) * 4) / (food?.calories ?? 1))).toBe(true)
      expect(prompt.foodIds[0]).toBe(food?.id)
    }
  })

  it('gives the same week for the same answers, in whatever order they come', async () => {
    const weekOf = async (wait: (count: number) => number) => {
      serve(async (prompt, count) => {
        await delay(wait(count))
        return text(goodAnswer(prompt))
      })
      return (await compose(visitor)).week
    }
    expect(await weekOf((count) => (count % 5) * 4)).toEqual(await weekOf((count) => 20 - (count % 7) * 3))
  })

  it('asks once more for a dish that comes back twice, and names the dishes not to repeat', async () => {
    let copied: string | undefined
    const prompts = serve((prompt) => {
      const meal = mealPrompt(prompt)
      if (meal?.mealType !== 'dinner' || meal.planned.length > 0) return undefined
      copied ??= JSON.stringify(dish(meal))
      return prompts.filter((each) => mealPrompt(each)?.mealType === 'dinner').length <= 2
        ? text(copied)
        : undefined
    })
    const { week } = await compose(visitor)
    const again = prompts.map(mealPrompt).filter((prompt) => prompt && prompt.planned.length > 0)
    expect(again).toHaveLength(1)
    expect(again[0]?.planned).toContain(JSON.parse(copied ?? '{}').name)
    expect(new Set(dishes(week, 'dinner')).size).toBe(7)
  })

  it('does not keep asking when a model always gives the same dish', async () => {
    const prompts = serve((prompt) =>
      isStage1(prompt)
        ? undefined
        : text(
            JSON.stringify({
              name: 'Model chicken and rice',
              foods: [
                { id: 'chicken-breast', grams: 150 },
                { id: 'white-rice', grams: 60 },
                { id: 'broccoli', grams: 150 },
                { id: 'olive-oil', grams: 10 },
              ],
            }),
          ),
    )
    const { week } = await compose(visitor, { concurrency: 1 })
    const again = prompts.map(mealPrompt).filter((prompt) => prompt && prompt.planned.length > 0)
    expect(again).toHaveLength(1)
    expect(isComposed(week)).toEqual(Array(7).fill(true))
    const usual = serve(() => undefined)
    await compose(visitor)
    expect(prompts).toHaveLength(usual.length + 1)
  })
})
