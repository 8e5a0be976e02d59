import fc from 'fast-check'
import { builtInFoods, foodsFor, indexFoods, MEAL_TYPES, mealTypes } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { builtInProvider } from '../../proxy/models/providers/builtInProvider.js'
import { composeWeek } from '../../src/ai/composeWeek.js'
import type { PromptParameters } from '../../src/contract/promptParameters.js'
import { recognisePrompt } from '../../src/contract/recognisePrompt.js'
import { writePrompt } from '../../src/contract/writePrompt.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DAY, DINNER } from './support/prompts.js'

const macros = z.object({ calories: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() })
const allocationSchema = z.object({ macros: z.record(z.string(), macros) })
const mealSchema = z.object({
  type: z.enum(MEAL_TYPES),
  name: z.string().check(z.minLength(1)),
  foods: z.array(z.object({ id: z.string(), grams: z.number().check(z.gte(1)) })),
})

async function answer(parameters: PromptParameters): Promise<unknown> {
  const prompt = { text: writePrompt(parameters), parameters }
  const { text } = await builtInProvider
    .create({}, MODEL_OPTIONS)
    .answer(prompt, new AbortController().signal)
  return JSON.parse(text)
}

describe('an allocation of the built-in model', () => {
  it('gives the meals 25, 35, 30 and 10 percent of the day', async () => {
    const targets = { calories: 2000, protein: 100, fat: 60, carbs: 200 }
    const allocation = allocationSchema.parse(await answer({ ...DAY, targets, mealTypes: [...mealTypes(4)] }))
    const calories = Object.entries(allocation.macros).map(([type, share]) => [type, share.calories])
    expect(Object.fromEntries(calories)).toEqual({ breakfast: 500, lunch: 700, dinner: 600, snack: 200 })
  })

  it('adds up to the day, whatever the targets and the number of meals', async () => {
    const amount = fc.integer({ min: 0, max: 20_000 })
    const targets = fc.record({ calories: amount, protein: amount, fat: amount, carbs: amount })
    await fc.assert(
      fc.asyncProperty(targets, fc.integer({ min: 3, max: 6 }), async (targets, count) => {
        const allocation = allocationSchema.parse(
          await answer({ ...DAY, targets, mealTypes: [...mealTypes(count)] }),
        )
        const shares = Object.values(allocation.macros)
        for (const nutrient of ['calories', 'protein', 'fat', 'carbs'] as const) {
          expect(shares.reduce((sum, share) => sum + share[nutrient], 0)).toBe(targets[nutrient])
        }
      }),
    )
  })
})

describe('a meal of the built-in model', () => {
  it('holds the main food and allowed foods only', async () => {
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

  it('is the same for the same prompt, and another one when that dish is planned already', async () => {
    const first = mealSchema.parse(await answer(DINNER))
    expect(await answer(DINNER)).toEqual(first)
    const second = mealSchema.parse(await answer({ ...DINNER, planned: [first.name] }))
    expect(second.name).not.toBe(first.name)
  })

  it('keeps meat and dairy apart for a kosher visitor', async () => {
    const foods = indexFoods(builtInFoods)
    for (const foodId of ['chicken-breast', 'chicken-thigh', 'beef-sirloin']) {
      const meal = mealSchema.parse(
        await answer({ ...DINNER, restrictions: 'kosher', lead: { foodId, style: 'roast' } }),
      )
      const dairy = meal.foods.filter(({ id }) => foods.get(id)?.animalSource === 'dairy')
      expect(dairy).toEqual([])
    }
  })

  it('is refused when the main food is unknown', async () => {
    const unknown = {
      ...DINNER,
      lead: { ...DINNER.lead, foodId: 'shop-own-fish' },
      foodIds: ['shop-own-fish'],
    }
    await expect(answer(unknown)).rejects.toMatchObject({ name: 'ModelError', reason: 'unusable' })
  })
})

describe('a week of the built-in model', () => {
  it('needs no other day of ours, whatever the variety', async () => {
    const generateMeals = async (text: string) => {
      const parameters = recognisePrompt(text)
      if (!parameters) throw new Error('not one of our prompts')
      return JSON.stringify(await answer(parameters))
    }
    for (const mealVariety of ['low', 'medium', 'high'] as const) {
      const rules = planRulesFor(sampleProfile({ mealVariety, weeklyFoodBudget: 150 }))
      const start = { startDate: '2026-03-02', seed: 3 }
      const { modelDays } = await composeWeek(rules, start, { generateMeals })
      expect([mealVariety, modelDays]).toEqual([mealVariety, 7])
    }
  })
})
