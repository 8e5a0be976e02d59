import { setMaxListeners } from 'node:events'
import { delay } from 'msw'
import {
  builtInFoods,
  checkPlan,
  isHard,
  type Meal,
  type Profile,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { TEST_LISTENERS } from '../support/listeners.setup.js'
import { dish, goodAnswer, mealPrompt } from './fakeModel.js'
import {
  compose,
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

/** Node warns when more listen to one signal. */
const NODE_LISTENERS = 10

/** The number of different dishes that a model composed. A leftover is the same dish at another meal. */
const differentDishes = ({ days }: WeekPlan) =>
  new Set(days.flatMap(({ meals }) => meals.map(({ name }) => name))).size

describe('a model that answers', () => {
  it('fills seven days with its dishes, within the rules and the targets', async () => {
    serve(() => undefined)
    const { week, modelDays, fellBack, logged } = await compose(visitor)
    expect(isComposed(week)).toEqual(Array(7).fill(true))
    expect(modelDays).toBe(7)
    expect(checkPlan(week, visitor)).toEqual([])
    expect(fellBack).toBe(false)
    expect(logged).toEqual([])
  })

  it('is asked once for the allocation and once for each dish, twelve at a time', async () => {
    let inFlight = 0
    let most = 0
    const prompts = serve(async (prompt) => {
      inFlight += 1
      most = Math.max(most, inFlight)
      await delay(5)
      inFlight -= 1
      return text(goodAnswer(prompt))
    })
    const { week } = await compose(visitor)
    expect(prompts.filter(isStage1)).toHaveLength(1)
    expect(prompts).toHaveLength(1 + differentDishes(week))
    expect(most).toBe(12)
  })

  it('draws no warning of too many listeners from Node', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error) => void warnings.push(name)
    process.on('warning', note)
    setMaxListeners(NODE_LISTENERS)
    serve(async (prompt) => {
      await delay(5)
      return text(goodAnswer(prompt))
    })
    await compose(visitor)
    await delay(5)
    process.off('warning', note)
    setMaxListeners(TEST_LISTENERS)
    expect(warnings).toEqual([])
  })

  it('is told the meal’s targets, the budget, what to avoid, and only allowed foods', async () => {
    const profile: Profile = {
      ...visitor,
      foodRestrictions: ['fish', 'peanuts'],
      dietaryRestrictions: 'vegetarian,\nno "mushrooms"',
      weeklyFoodBudget: 140,
    }
    const prompts = serve(() => undefined)
    await compose(profile)
    const dinner = prompts.map(mealPrompt).find((prompt) => prompt?.mealType === 'dinner')
    expect(dinner).toMatchObject({
      budgetUsd: 5,
      avoid: ['fish', 'peanuts'],
      restrictions: 'vegetarian, no "mushrooms"',
      targets: { calories: 640 },
    })
    expect(dinner?.foodIds).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/salmon|peanut|chicken|mushroom/)]),
    )
  })

  it('reports its finished days up to seven', async () => {
    serve(() => undefined)
    const counts: number[] = []
    await compose(visitor, { onDaysDone: (days) => counts.push(days) })
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('shows each meal on its day as it arrives', async () => {
    serve(() => undefined)
    const arrivals: (readonly (readonly Meal[])[])[] = []
    const { week } = await compose(visitor, { onMeals: (mealsByDay) => arrivals.push(mealsByDay) })
    const count = (mealsByDay: readonly (readonly Meal[])[]) => mealsByDay.flat().length
    expect(arrivals.map(count)).toEqual(arrivals.map((_, index) => index + 1))
    const types = (mealsByDay: readonly (readonly Meal[])[]) =>
      mealsByDay.map((meals) => meals.map(({ type }) => type).sort())
    expect(types(arrivals.at(-1) ?? [])).toEqual(types(week.days.map(({ meals }) => meals)))
  })

  it('does not decide the numbers, which come from our foods', async () => {
    serve((prompt) => {
      const meal = mealPrompt(prompt)
      return meal ? text(JSON.stringify({ ...dish(meal), calories: 1, protein: 9999 })) : undefined
    })
    const { week } = await compose(visitor)
    expect(checkPlan(week, visitor).filter(isHard)).toEqual([])
  })
})

it("plans with a shop's own catalogue of any size and ids", async () => {
  const foods = Array.from({ length: 4 }, (_, copy) =>
    builtInFoods.map((food) => ({ ...food, id: `shop-${copy}-${food.id}` })),
  ).flat()
  const prompts = serve((prompt) => {
    const meal = mealPrompt(prompt)
    if (!meal) return undefined
    return text(
      JSON.stringify({ name: `Model ${meal.lead.foodId}`, foods: [{ id: meal.lead.foodId, grams: 100 }] }),
    )
  })
  const { week } = await composeWeek(
    planRulesFor(visitor, foods),
    { startDate, seed: SEED },
    { generateMeals, log: () => undefined },
  )
  const { foodIds = [] } = mealPrompt(prompts[1] ?? '') ?? {}
  expect(foodIds.length).toBeGreaterThan(40)
  expect(foodIds.length).toBeLessThanOrEqual(200)
  expect(checkPlan(week, visitor, foods).filter(isHard)).toEqual([])
})

it('asks for every meal of every day when a shop has a handful of foods', async () => {
  const foods = builtInFoods.filter(({ id }) =>
    ['lentils-red', 'brown-rice', 'olive-oil', 'broccoli'].includes(id),
  )
  const prompts = serve(() => undefined)
  await composeWeek(
    planRulesFor(visitor, foods),
    { startDate, seed: SEED },
    { generateMeals, log: () => undefined },
  )
  const asked = new Set(prompts.map((prompt) => mealPrompt(prompt)?.mealType))
  expect(asked).toEqual(new Set([undefined, 'breakfast', 'lunch', 'dinner', 'snack']))
})
