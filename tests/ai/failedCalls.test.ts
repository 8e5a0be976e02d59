import { delay, HttpResponse } from 'msw'
import { generateTemplateWeek } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { goodAnswer, mealPrompt } from './fakeModel.js'
import {
  compose,
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

/** The main food of the dinner that was requested as number `day`, counted from 0. */
const dinnerLead = (prompts: string[], day: number) => {
  const dinners = prompts.map(mealPrompt).filter((prompt) => prompt?.mealType === 'dinner')
  return dinners[day]?.lead.foodId
}

describe('a failed allocation call', () => {
  const share = { calories: 500, protein: 30, fat: 20, carbs: 50 }
  const full = { breakfast: share, lunch: share, dinner: share, snack: share }
  it.each([
    ['a failure status', () => new HttpResponse('Overloaded', { status: 529 })],
    ['no text', () => HttpResponse.json({ content: [] })],
    ['no braces', () => text('I cannot do that')],
    ['bad JSON', () => text('{"macros": {')],
    ['truncated JSON', () => text('{"macros": {"breakfast": {}')],
    ['no macros', () => text('{"meals": {}}')],
    ['macros of another type', () => text('{"macros": []}')],
    ['a meal missing', () => text(JSON.stringify({ macros: { ...full, snack: undefined } }))],
    ['no calories', () => text(JSON.stringify({ macros: { ...full, snack: { ...share, calories: 0 } } }))],
    ['a negative value', () => text(JSON.stringify({ macros: { ...full, snack: { ...share, fat: -1 } } }))],
    ['a number as text', () => text(JSON.stringify({ macros: { ...full, snack: { ...share, fat: '1' } } }))],
    ['numbers beyond all bounds', () => text('{"macros":{"breakfast":{"calories":1e999}}}')],
    [
      'only zeros of a nutrient',
      () =>
        text(
          JSON.stringify({
            macros: Object.fromEntries(Object.keys(full).map((key) => [key, { ...share, fat: 0 }])),
          }),
        ),
    ],
  ])('is logged and gives the meals equal shares, after %s', async (_, answer) => {
    const prompts = serve((prompt) => (isStage1(prompt) ? answer() : undefined))
    const { week, fellBack, logged } = await compose(visitor)
    expect(logged).toEqual([expect.stringContaining('Stage 1 macro allocation failed: ')])
    const energies = prompts.map(mealPrompt).flatMap((prompt) => prompt?.targets.calories ?? [])
    expect(new Set(energies)).toEqual(new Set([533]))
    expect(isComposed(week)).toEqual(Array(7).fill(true))
    expect(fellBack).toBe(false)
  })

  it('does not cover an allocation with other totals, which is scaled to our targets', async () => {
    const twice = { calories: 2000, protein: 100, fat: 60, carbs: 200 }
    const once = { calories: 1000, protein: 50, fat: 30, carbs: 100 }
    const macros = { breakfast: once, lunch: twice, dinner: twice, snack: once }
    const prompts = serve((prompt) =>
      isStage1(prompt) ? text(`Sure: ${JSON.stringify({ macros })} Enjoy`) : undefined,
    )
    const { logged } = await compose(visitor)
    const energyOf = (type: string) =>
      prompts.map(mealPrompt).find((prompt) => prompt?.mealType === type)?.targets.calories
    expect([energyOf('breakfast'), energyOf('lunch')]).toEqual([356, 711])
    expect(logged).toEqual([])
  })
})

describe('a failed meal call', () => {
  it.each([
    ['400 - Bad prompt', () => new HttpResponse('Bad prompt', { status: 400 })],
    ['503 - Try later', () => new HttpResponse('Try later', { status: 503 })],
    ['403 - request 15290 of 5001', () => new HttpResponse('request 15290 of 5001', { status: 403 })],
    ['Backend proxy error: the server could not be reached', () => HttpResponse.error()],
    ['Backend proxy error: the answer holds no text', () => HttpResponse.json({})],
    ['invalid response', () => text('no braces')],
    ['invalid JSON', () => text('{"name": "x", }')],
    ['invalid response', () => text('{"name": 5, "foods": []}')],
    ['invalid response', () => text('{"name": "x", "foods": "chicken"}')],
    ['no allowed food in it', () => text('{"name": "x", "foods": []}')],
    ['no allowed food in it', () => text('{"name": "x", "foods": [{"id": "unicorn", "grams": 100}]}')],
  ])('costs its own day only, after "%s"', async (reason, answer) => {
    const prompts: string[] = serve((prompt) => {
      const meal = mealPrompt(prompt)
      return meal?.mealType === 'dinner' && meal.lead.foodId === dinnerLead(prompts, 2) ? answer() : undefined
    })
    const counts: number[] = []
    const { week, fellBack, logged } = await compose(visitor, { onDaysDone: (days) => counts.push(days) })
    expect(isComposed(week)).toEqual([true, true, false, true, true, true, true])
    expect(logged).toEqual([`MealCallError: Stage 2 meal composition failed for dinner: ${reason}`])
    expect(fellBack).toBe(false)
    expect(counts).toEqual([1, 2, 3, 4, 5, 6])
    const templates = await generateTemplateWeek({ profile: visitor, startDate, seed: SEED })
    expect(week.days[2]).toEqual(templates.days[2])
  })

  it('costs its own day only, when no answer comes within the time limit', async () => {
    const prompts: string[] = serve(async (prompt) => {
      const meal = mealPrompt(prompt)
      if (meal?.mealType === 'dinner' && meal.lead.foodId === dinnerLead(prompts, 2)) await delay('infinite')
      return text(goodAnswer(prompt))
    })
    const { week, logged } = await compose(visitor, { callTimeoutMs: 1500 })
    expect(isComposed(week)).toEqual([true, true, false, true, true, true, true])
    expect(logged).toEqual([
      'MealCallError: Stage 2 meal composition failed for dinner: no answer within 1.5 s',
    ])
  })

  it('is made again by the next meal of its dish', async () => {
    const profile = { ...visitor, mealVariety: 'low', weeklyFoodBudget: 90 } as const
    let failed: string | undefined
    const prompts: string[] = serve((prompt) => {
      const meal = mealPrompt(prompt)
      if (meal?.mealType !== 'dinner' || failed !== undefined) return undefined
      failed = meal.lead.foodId
      return text('{}')
    })
    const { week, modelDays } = await compose(profile)
    const asked = prompts.map(mealPrompt).filter((prompt) => prompt?.lead.foodId === failed)
    expect(asked).toHaveLength(2)
    // A meal of exactly the foods of a planned dish has that dish's name, so names do not tell who made a day.
    expect(modelDays).toBe(6)
    const own = await generateTemplateWeek({ profile, startDate, seed: SEED })
    expect(week.days[0]?.meals.map(({ name }) => name)).toEqual(own.days[0]?.meals.map(({ name }) => name))
  })
})
