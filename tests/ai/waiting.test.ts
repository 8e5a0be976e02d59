import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { goodAnswer } from './fakeModel.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * A server without a place for the first calls that come. It answers at once.
 * @param error what it says then; the word of overload is the reference server's
 */
function busyServer(refusals: number, error = 'overloaded (529)', retryAfter = '5') {
  let left = refusals
  const times: number[] = []
  const places: (number | null)[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    times.push(Date.now())
    const { prompt } = JSON.parse(String(init?.body))
    if (left > 0) {
      const place = left--
      return Response.json({ error, place }, { status: 503, headers: { 'Retry-After': retryAfter } })
    }
    return Response.json({ content: [{ type: 'text', text: goodAnswer(prompt) }] })
  }
  const { generateMeals } = createApiClient({ apiBase: 'https://shop.example/api', fetch })
  const make = async () => {
    const week = composeWeek(
      planRulesFor(sampleProfile({ goal: 'maintain', weeklyFoodBudget: 150 })),
      { startDate: '2026-11-23', seed: 1 },
      { generateMeals, onPlace: (place) => places.push(place), log: () => undefined },
    )
    await vi.advanceTimersByTimeAsync(150_000)
    return week
  }
  return { make, times, places }
}

describe('a week from a server that is busy', () => {
  it('waits as long as the server asks, shows its place, asks again and is the AI’s', async () => {
    const { make, times, places } = busyServer(12)
    const start = Date.now()
    const { fellBack, modelDays } = await make()
    expect({ fellBack, modelDays }).toEqual({ fellBack: false, modelDays: 7 })
    expect(places[0]).toBe(12)
    expect(places.at(-1)).toBeNull()
    expect(times.filter((time) => time > start && time < start + 4900)).toEqual([])
  })

  it('asks again after a second at the soonest, whatever the server asks', async () => {
    const { make, times } = busyServer(100_000, undefined, '0')
    const start = Date.now()
    await make()
    expect(times.filter((time) => time > start && time < start + 1000)).toEqual([])
    expect(times.filter((time) => time < start + 5000).length).toBeLessThanOrEqual(12 * 5)
  })

  it.each(['overloaded (529)', 'Please wait'])(
    'counts as made without the AI when the server has no place for a minute: %s',
    async (error) => {
      const { make, places } = busyServer(100_000, error)
      const { fellBack, modelDays } = await make()
      expect({ fellBack, modelDays }).toEqual({ fellBack: true, modelDays: 0 })
      expect(places.at(-1)).toBeNull()
    },
  )
})
