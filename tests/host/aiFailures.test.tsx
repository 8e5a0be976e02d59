import { screen } from '@testing-library/react'
import { HttpStatusError, type MealPlannerProps } from 'react-meal-planner'
import { builtInFoods } from 'react-meal-planner/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceWeek, replanByRules } from '../../src/core/state/planChanges.js'
import { makeWeek } from '../../src/host/makeWeek.js'
import { goodAnswer, mealPrompt } from '../ai/fakeModel.js'
import { renderPlan } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

const warned = vi.spyOn(console, 'warn')

beforeEach(() => {
  warned.mockImplementation(() => undefined)
})
afterEach(() => {
  warned.mockReset()
})

const FALLBACK =
  'Meal plan generated successfully! Note: AI meal generation is temporarily unavailable due to high demand, so we used our template-based system.'
const WITHOUT_AI = 'Our built-in planner made this plan, without an AI.'

type Fetch = NonNullable<MealPlannerProps['fetch']>
const answering =
  (answer: () => Response): Fetch =>
  async () =>
    answer()
const rubbish = () => Response.json({ content: [{ type: 'text', text: 'Sorry, no.' }] })

describe('a week for which every call fails', () => {
  it.each([
    ['529', () => new Response('Overloaded', { status: 529 }), FALLBACK],
    ['500', () => new Response('Oops', { status: 500 }), FALLBACK],
    ['a page in place of JSON', () => new Response('<p>hello</p>'), FALLBACK],
    ['502', () => new Response('Bad Gateway', { status: 502 }), WITHOUT_AI],
    ['503', () => new Response('Maintenance', { status: 503 }), WITHOUT_AI],
    ['rubbish', rubbish, WITHOUT_AI],
  ])('shows, and says who made it: %s', async (_, answer, words) => {
    await renderPlan({ apiBase: '/api', fetch: answering(answer) })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('does not blame high demand if the visitor is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderPlan({ apiBase: '/api', fetch: answering(() => new Response('<p>You are offline</p>')) })
    expect(await screen.findByText(WITHOUT_AI)).toBeVisible()
    online.mockRestore()
  })

  it('has no day ready before our planner has made them', async () => {
    const counts: number[] = []
    const nothing = () => undefined
    await makeWeek(
      { profile: sampleProfile(), startDate: '2026-03-02', seed: 1, foods: builtInFoods },
      {
        signal: new AbortController().signal,
        onDaysDone: (days) => counts.push(days),
        onMeals: nothing,
        onPlace: nothing,
        withoutAi: false,
        hasPause: true,
      },
      {
        props: { apiBase: '/api', fetch: answering(rubbish) },
        changes: { replaceWeek, replanByRules },
        warn: nothing,
        log: nothing,
      },
    )
    expect(counts).toEqual([7])
  })

  it('reaches the host as the call that failed', async () => {
    const onError = vi.fn()
    const answer = () => new Response('Oops', { status: 500, headers: { 'X-Request-Id': 'bcdfg' } })
    await renderPlan({ apiBase: '/api', fetch: answering(answer), onError })
    expect(onError).toHaveBeenCalled()
    for (const [error] of onError.mock.calls) {
      expect(error).toBeInstanceOf(HttpStatusError)
      expect(error).toMatchObject({
        method: 'POST',
        url: '/api/generateMeals',
        requestId: 'bcdfg',
        status: 500,
      })
    }
  })

  it('is logged once for each kind of failure, and each failure goes to the host', async () => {
    const onError = vi.fn()
    await renderPlan({ apiBase: '/api', fetch: answering(rubbish), onError })
    expect(onError.mock.calls.length).toBeGreaterThan(2)
    const kinds = new Set(onError.mock.calls.map(([error]) => error.name))
    expect(kinds.size).toBe(2)
    expect(warned.mock.calls.map(([, error]) => error.name).sort()).toEqual([...kinds].sort())
  })
})

/** A server that answers all prompts but those for one breakfast, whose day is then ours. */
function missingOneDish(model?: string): Fetch {
  let isMissing = true
  return async (_, init) => {
    const { prompt } = JSON.parse(String(init?.body))
    const isMissed = isMissing && mealPrompt(prompt)?.mealType === 'breakfast'
    if (isMissed) isMissing = false
    return isMissed
      ? new Response('Bad Gateway', { status: 502 })
      : Response.json({ content: [{ type: 'text', text: goodAnswer(prompt) }], model })
  }
}

describe('a week that the server made in part', () => {
  it.each(['an-ai-5', undefined])('says so if the server asked an AI: %s', async (model) => {
    await renderPlan({ apiBase: '/api', fetch: missingOneDish(model) })
    expect(await screen.findByText(/from our own recipes/)).toBeVisible()
  })

  it('says nothing if the server has no AI either', async () => {
    await renderPlan({ apiBase: '/api', fetch: missingOneDish('builtin') })
    expect(screen.queryByText(/our own recipes|AI/)).toBeNull()
  })
})
