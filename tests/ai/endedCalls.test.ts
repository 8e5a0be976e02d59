import { delay, HttpResponse } from 'msw'
import { checkPlan, generateTemplateWeek, isHard } from 'react-meal-planner/core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
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
    expect(week).toEqual(await generateTemplateWeek({ profile: visitor, startDate, seed: SEED }))
  })

  it('leaves the whole week to our planner when the proxy cannot be reached', async () => {
    serve(() => HttpResponse.error())
    const { week, modelDays, fellBack } = await compose(visitor)
    expect(modelDays).toBe(0)
    expect(fellBack).toBe(true)
    expect(week).toEqual(await generateTemplateWeek({ profile: visitor, startDate, seed: SEED }))
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
      { startDate, seed: SEED },
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
      { startDate, seed: SEED },
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
