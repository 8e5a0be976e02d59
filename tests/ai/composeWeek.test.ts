import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import {
  builtInFoods,
  checkPlan,
  generateTemplateWeek,
  indexFoods,
  isHard,
  type Meal,
  type Profile,
  type WeekPlan,
} from 'react-meal-planner/core'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ComposeOptions, composeWeek } from '../../src/ai/composeWeek.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { dish, goodAnswer, mealPrompt } from './fakeModel.js'

const URL = 'http://shop.test/api/generateMeals'
const startDate = '2026-03-02'
const visitor = sampleProfile({
  age: 35,
  weight: 150,
  goal: 'maintain',
  weeklyFoodBudget: 150,
  mealVariety: 'high',
})
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { generateMeals } = createApiClient({ apiBase: 'http://shop.test/api' })

const text = (answer: string) => HttpResponse.json({ content: [{ type: 'text', text: answer }] })
const isStage1 = (prompt: string) => mealPrompt(prompt) === null

/** A server whose model gives `answer`, or a good answer if that returns none. Returns the prompts it was sent. */
function serve(answer: (prompt: string, count: number) => Response | Promise<Response> | undefined) {
  const prompts: string[] = []
  server.use(
    http.post<never, { prompt: string }>(URL, async ({ request }) => {
      const { prompt } = await request.json()
      prompts.push(prompt)
      return (await answer(prompt, prompts.length)) ?? text(goodAnswer(prompt))
    }),
  )
  return prompts
}

async function compose(profile: Profile, options: Partial<ComposeOptions> = {}, seed = 1) {
  const logged: string[] = []
  const log = (error: unknown) => logged.push(String(error))
  const result = await composeWeek(
    planRulesFor(profile),
    { startDate, seed },
    { generateMeals, log, ...options },
  )
  return { ...result, logged }
}

const isComposed = (week: WeekPlan) =>
  week.days.map(({ meals }) => meals.every(({ name }) => name.startsWith('Model ')))
const dishes = (week: WeekPlan, type: string) =>
  week.days.map(({ meals }) => meals.find((meal) => meal.type === type)?.name)

/** The number of different dishes that a model composed. A leftover is the same dish at another meal. */
const differentDishes = ({ days }: WeekPlan) =>
  new Set(days.flatMap(({ meals }) => meals.map(({ name }) => name))).size

/** The main food of the dinner that was requested as number `day`, counted from 0. */
const dinnerLead = (prompts: string[], day: number) => {
  const dinners = prompts.map(mealPrompt).filter((prompt) => prompt?.mealType === 'dinner')
  return dinners[day]?.lead.foodId
}

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
    await composeWeek(planRulesFor(visitor), { startDate, seed: 2 }, { generateMeals })
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
    const { week, fellBack, logged } = await compose(visitor, {}, 2)
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
    expect(counts.at(-1)).toBe(7)
    const templates = await generateTemplateWeek({ profile: visitor, startDate, seed: 1 })
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

  it('is made again by the next meal of a dish that is cooked for several', async () => {
    let failed: string | undefined
    const prompts: string[] = serve((prompt) => {
      const meal = mealPrompt(prompt)
      if (meal?.mealType !== 'dinner' || failed !== undefined) return undefined
      failed = meal.lead.foodId
      return text('{}')
    })
    const { week } = await compose({ ...visitor, mealVariety: 'low' })
    const asked = prompts.map(mealPrompt).filter((prompt) => prompt?.lead.foodId === failed)
    expect(asked).toHaveLength(2)
    expect(isComposed(week)).toEqual([false, true, true, true, true, true, true])
  })
})

describe('an unavailable model', () => {
  it.each([
    ['529', () => new HttpResponse('busy', { status: 529 })],
    ['overload', () => new HttpResponse('{"error":{"type":"overloaded_error"}}', { status: 503 })],
    ['rate limit', () => new HttpResponse('Rate limit reached', { status: 403 })],
    ['too many requests', () => new HttpResponse('', { status: 429 })],
    ['500', () => new HttpResponse('oops', { status: 500 })],
  ])('ends all calls, after "%s", and our planner makes the remaining days', async (_, answer) => {
    const perDay = 4
    const prompts = serve((_prompt, count) => (count > 1 + 2 * perDay ? answer() : undefined))
    const { week, modelDays, fellBack, logged } = await compose(visitor, { concurrency: 1 })
    expect(prompts).toHaveLength(1 + 2 * perDay + 1)
    expect(modelDays).toBe(2)
    expect(isComposed(week)).toEqual([true, true, false, false, false, false, false])
    expect(fellBack).toBe(true)
    expect(logged).toHaveLength(1)
    expect(checkPlan(week, visitor).filter(isHard)).toEqual([])
  })

  it('ends the calls in flight, and no other is started', async () => {
    const aborted: boolean[] = []
    let calls = 0
    const { week, fellBack } = await compose(visitor, {
      generateMeals: async (prompt, { signal }) => {
        calls += 1
        if (isStage1(prompt)) return goodAnswer(prompt)
        if (calls === 2) {
          await delay(10)
          throw new Error('The service is overloaded')
        }
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted.push(true)
            reject(signal.reason)
          })
        })
      },
    })
    expect(calls).toBe(1 + 12)
    expect(aborted).toHaveLength(11)
    expect(fellBack).toBe(true)
    expect(week).toEqual(await generateTemplateWeek({ profile: visitor, startDate, seed: 1 }))
  })

  it('leaves the whole week to our planner when the proxy cannot be reached', async () => {
    serve(() => HttpResponse.error())
    const { week, modelDays, fellBack } = await compose(visitor)
    expect(modelDays).toBe(0)
    expect(fellBack).toBe(true)
    expect(week).toEqual(await generateTemplateWeek({ profile: visitor, startDate, seed: 1 }))
  })

  it('leaves the days that are not ready to our planner when the time for the week is up', async () => {
    serve(async (prompt, count) => {
      if (count > 1 + 4 * 3) await delay('infinite')
      return text(goodAnswer(prompt))
    })
    const { week, modelDays, fellBack, logged } = await compose(visitor, {
      concurrency: 4,
      weekTimeoutMs: 1500,
    })
    expect(isComposed(week)).toEqual([true, true, true, false, false, false, false])
    expect({ modelDays, fellBack }).toEqual({ modelDays: 3, fellBack: false })
    expect(logged).toEqual(['TimeLimitError: no answer within 1.5 s'])
  })
})

describe('cancelling', () => {
  it('rejects with an AbortError and aborts every call in flight', async () => {
    const controller = new AbortController()
    let open = 0
    const counts: number[] = []
    const week = compose(visitor, {
      signal: controller.signal,
      onDaysDone: (days) => counts.push(days),
      generateMeals: async (prompt, { signal }) => {
        if (isStage1(prompt)) return goodAnswer(prompt)
        open += 1
        if (open === 8) queueMicrotask(() => controller.abort())
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            open -= 1
            reject(signal.reason)
          })
        })
      },
    })
    await expect(week).rejects.toMatchObject({ name: 'AbortError' })
    expect(open).toBe(0)
    expect(counts).toEqual([])
  })

  it('makes no call when it comes before the start', async () => {
    const prompts = serve(() => undefined)
    await expect(compose(visitor, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(prompts).toEqual([])
  })
})

describe('a call', () => {
  /** A call without an answer, and the reason that ends it. */
  const hang = (signal: AbortSignal, onEnd: () => void) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        onEnd()
        reject(signal.reason)
      })
    })

  it('ends at once, and without a log, when the visitor leaves during stage 1', async () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const controller = new AbortController()
    const logged: unknown[] = []
    const onEnd = vi.fn()
    const week = composeWeek(
      planRulesFor(visitor),
      { startDate, seed: 1 },
      {
        signal: controller.signal,
        log: (error) => logged.push(error),
        generateMeals: async (_, { signal }) => hang(signal, onEnd),
      },
    )
    queueMicrotask(() => controller.abort())
    await expect(week).rejects.toMatchObject({ name: 'AbortError' })
    expect(onEnd).toHaveBeenCalledOnce()
    expect(logged).toEqual([])
  })

  it('ends when the dishes cannot be planned', async () => {
    const onEnd = vi.fn()
    const logged: unknown[] = []
    const profile = { ...visitor, mealVariety: 'none' as never }
    const week = composeWeek(
      planRulesFor(profile),
      { startDate, seed: 1 },
      {
        log: (error) => logged.push(error),
        generateMeals: async (_, { signal }) => hang(signal, onEnd),
      },
    )
    await expect(week).rejects.toThrow(TypeError)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(logged).toEqual([])
  })

  it('ends with the week when another dish of its day failed', async () => {
    const onEnd = vi.fn()
    const dinners: string[] = []
    const { week } = await compose(visitor, {
      generateMeals: async (prompt, { signal }) => {
        const meal = mealPrompt(prompt)
        if (meal?.mealType === 'dinner') dinners.push(prompt)
        if (meal?.mealType === 'dinner' && dinners.length === 1) return hang(signal, onEnd)
        if (meal?.mealType === 'breakfast' && dinners.length === 0) return '{}'
        return goodAnswer(prompt)
      },
    })
    expect(isComposed(week)[0]).toBe(false)
    expect(onEnd).toHaveBeenCalledOnce()
  })
})

describe('a model that breaks the rules', () => {
  const chickenFree: Profile = { ...visitor, foodRestrictions: ['chicken', 'peanuts'], weeklyFoodBudget: 170 }
  const answering = (change: (meal: ReturnType<typeof dish>) => object) =>
    serve((prompt) => {
      const meal = mealPrompt(prompt)
      return meal ? text(JSON.stringify(change(dish(meal)))) : undefined
    })

  it('loses an avoided food on the side and keeps its dish', async () => {
    answering((meal) => ({ ...meal, foods: [...meal.foods, { id: 'peanuts', grams: 5 }] }))
    const { week } = await compose(chickenFree)
    expect(isComposed(week)).toEqual(Array(7).fill(true))
    expect(checkPlan(week, chickenFree)).toEqual([])
  })

  it('loses a dish whose main food is avoided', async () => {
    answering((meal) => ({
      ...meal,
      foods: [
        { id: 'chicken-breast', grams: 300 },
        { id: 'broccoli', grams: 50 },
      ],
    }))
    const { week, logged } = await compose(chickenFree)
    expect(isComposed(week)).toEqual(Array(7).fill(false))
    expect(logged.join()).toContain('its main food is one the visitor avoids')
    expect(checkPlan(week, chickenFree).filter(isHard)).toEqual([])
  })

  it('loses an unknown food, even the first of a dish', async () => {
    answering((meal) => ({ ...meal, foods: [{ id: 'unicorn', grams: 400 }, ...meal.foods] }))
    const { week } = await compose(visitor)
    expect(isComposed(week)).toEqual(Array(7).fill(true))
  })

  it('loses a name that mentions an avoided food, and the dish is named after its foods', async () => {
    answering((meal) => ({ ...meal, name: `Crunchy peanut delight ${meal.name}` }))
    const { week } = await compose(chickenFree)
    const names = week.days.flatMap(({ meals }) => meals.map(({ name }) => name))
    expect(names.join()).not.toMatch(/peanut/i)
    expect(names.every((name) => name.length > 0)).toBe(true)
  })

  it('loses a name that promises what the meal lacks, and the dish is named after its foods', async () => {
    answering((meal) => ({ ...meal, name: 'Lobster thermidor, call 1-800-555-0199' }))
    const { week } = await compose(visitor)
    const names = week.days.flatMap(({ meals }) => meals.map(({ name }) => name))
    expect(names.join()).not.toMatch(/lobster|thermidor|call|\d/i)
    expect(names.every((name) => name.length > 0)).toBe(true)
  })

  it('has its names shown as plain text of bounded length', async () => {
    const bell = String.fromCharCode(7)
    const override = String.fromCharCode(0x202e)
    answering((meal) => ({
      ...meal,
      name: `<b>Stew</b>${bell}${override}\n<script>alert(document)</script> ${'x'.repeat(500)}`,
    }))
    const { week } = await compose(visitor)
    for (const { name } of week.days.flatMap(({ meals }) => meals)) {
      expect(name).toMatch(/^Stew alert\(document\) x+$/)
      expect(name.length).toBeLessThanOrEqual(80)
    }
  })

  it('cannot put meat and dairy into one kosher meal', async () => {
    const kosher = { ...visitor, dietaryRestrictions: 'kosher' }
    answering((meal) => ({
      ...meal,
      foods: [
        { id: 'ground-beef-93', grams: 120 },
        { id: 'cheddar-cheese', grams: 40 },
      ],
    }))
    const { week, logged } = await compose(kosher)
    expect(logged.join()).toContain('it mixes meat and dairy')
    expect(checkPlan(week, kosher).filter(isHard)).toEqual([])
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
    { startDate, seed: 1 },
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
    { startDate, seed: 1 },
    { generateMeals, log: () => undefined },
  )
  const asked = new Set(prompts.map((prompt) => mealPrompt(prompt)?.mealType))
  expect(asked).toEqual(new Set([undefined, 'breakfast', 'lunch', 'dinner', 'snack']))
})
