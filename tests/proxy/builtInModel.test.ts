import fc from 'fast-check'
import { builtInFoods, foodsFor, indexFoods, MEAL_TYPES, mealTypes } from 'react-meal-planner/core'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { builtInModel } from '../../proxy/models/builtInModel.js'
import type { PromptParameters } from '../../src/contract/promptParameters.js'
import { writePrompt } from '../../src/contract/writePrompt.js'
import { DAY, DINNER } from './support/prompts.js'

const macros = z.object({ calories: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() })
const splitSchema = z.object({ macros: z.record(z.string(), macros) })
const mealSchema = z.object({
  type: z.enum(MEAL_TYPES),
  name: z.string().check(z.minLength(1)),
  foods: z.array(z.object({ id: z.string(), grams: z.number().check(z.gte(1)) })),
})

async function answer(parameters: PromptParameters): Promise<unknown> {
  const prompt = { text: writePrompt(parameters), parameters }
  const { text } = await builtInModel.answer(prompt, new AbortController().signal)
  return JSON.parse(text)
}

test('a day is shared among its meals by 25, 35, 30 and 10 percent', async () => {
  const targets = { calories: 2000, protein: 100, fat: 60, carbs: 200 }
  const split = splitSchema.parse(await answer({ ...DAY, targets, mealTypes: [...mealTypes(4)] }))
  const calories = Object.entries(split.macros).map(([type, share]) => [type, share.calories])
  expect(Object.fromEntries(calories)).toEqual({ breakfast: 500, lunch: 700, dinner: 600, snack: 200 })
})

test('the shares add up to the day, whatever the targets and the number of meals', async () => {
  const amount = fc.integer({ min: 0, max: 20_000 })
  const targets = fc.record({ calories: amount, protein: amount, fat: amount, carbs: amount })
  await fc.assert(
    fc.asyncProperty(targets, fc.integer({ min: 3, max: 6 }), async (targets, count) => {
      const split = splitSchema.parse(await answer({ ...DAY, targets, mealTypes: [...mealTypes(count)] }))
      const shares = Object.values(split.macros)
      for (const nutrient of ['calories', 'protein', 'fat', 'carbs'] as const) {
        expect(shares.reduce((sum, share) => sum + share[nutrient], 0)).toBe(targets[nutrient])
      }
    }),
  )
})

describe('a composed meal', () => {
  test('is made of allowed foods only, the main food among them', async () => {
    const vegan = foodsFor({ dietaryRestrictions: 'vegan, no peanuts', foodRestrictions: ['soy'] }).map(
      ({ id }) => id,
    )
    const leads = indexFoods(
      builtInFoods.filter(({ category }) => category === 'protein' || category === 'legumes'),
    )
    for (const foodIds of [builtInFoods.map(({ id }) => id), vegan]) {
      for (const foodId of foodIds.filter((id) => leads.has(id))) {
        const parameters = { ...DINNER, foodIds, lead: { ...DINNER.lead, foodId } }
        const meal = mealSchema.parse(await answer(parameters))
        const ids = meal.foods.map(({ id }) => id)
        expect(ids).toContain(foodId)
        expect(ids.filter((id) => !foodIds.includes(id))).toEqual([])
        expect(meal.type).toBe('dinner')
      }
    }
  })

  test('is the same for the same prompt, and another dish where that one is planned', async () => {
    const first = mealSchema.parse(await answer(DINNER))
    expect(await answer(DINNER)).toEqual(first)
    const second = mealSchema.parse(await answer({ ...DINNER, planned: [first.name] }))
    expect(second.name).not.toBe(first.name)
  })

  test('keeps meat and dairy apart for a kosher visitor', async () => {
    const foods = indexFoods(builtInFoods)
    for (const foodId of ['chicken-breast', 'chicken-thigh', 'beef-sirloin']) {
      const meal = mealSchema.parse(
        await answer({ ...DINNER, restrictions: 'kosher', lead: { foodId, style: 'roast' } }),
      )
      const dairy = meal.foods.filter(({ id }) => foods.get(id)?.animalSource === 'dairy')
      expect(dairy).toEqual([])
    }
  })

  test('is refused where the main food is not one it knows', async () => {
    const unknown = {
      ...DINNER,
      lead: { ...DINNER.lead, foodId: 'shop-own-fish' },
      foodIds: ['shop-own-fish'],
    }
    await expect(answer(unknown)).rejects.toMatchObject({ name: 'ModelError', reason: 'unusable' })
  })
})
