import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MealPlanner } from 'react-meal-planner'
import { checkPlan, generateTemplateWeek, type WeekPlan } from 'react-meal-planner/core'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BegunWeek, beginWeek } from '../../src/core/plan/beginWeek.js'
import { planWeek } from '../../src/planner/index.js'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

vi.mock(import('../../src/core/plan/beginWeek.js'), { spy: true })
vi.mock(import('../../src/planner/index.js'), { spy: true })

beforeAll(() => Promise.all([import('../../src/ui/planner.chunk.js'), import('../../src/planner/index.js')]))
beforeEach(() => {
  vi.mocked(beginWeek).mockClear()
  vi.mocked(planWeek).mockClear()
})

const generate = () => screen.getByRole('button', { name: 'Generate My Plan' })

/** The weeks that were begun, first one first. */
const begunWeeks = (): Promise<BegunWeek>[] => vi.mocked(beginWeek).mock.results.map(({ value }) => value)

async function untilBegun(count: number): Promise<BegunWeek> {
  await waitFor(() => expect(begunWeeks()).toHaveLength(count))
  const week = await begunWeeks()[count - 1]
  if (!week) throw new Error('No week was begun.')
  return week
}

/** Does the rest of the work at once, as if the visitor had waited. */
const done = (week: BegunWeek) => week.finish(() => undefined)

const namesOf = ({ days }: WeekPlan) => days.map(({ meals }) => meals.map(({ name }) => name))

/** The meals that break a diet without dairy. */
const withDairy = (week: WeekPlan) =>
  checkPlan(week, sampleProfile({ dietaryRestrictions: 'no dairy' })).filter(
    ({ code }) => code === 'avoided-food',
  )

describe('the week that is begun while the form shows', () => {
  it('is the week that the visitor gets for the same answers', async () => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const profile = sampleProfile()
    const { user } = renderPlanner({ initialProfile: profile, onPlanGenerated })
    await done(await untilBegun(1))
    await user.click(generate())
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    expect(planWeek).toHaveBeenCalledTimes(1)
    const shown = onPlanGenerated.mock.calls[0]?.[0]
    const startDate = shown?.startDate ?? ''
    expect(shown?.days).toEqual((await generateTemplateWeek({ profile, startDate })).days)
  })

  it('is that week with a catalogue too, also one that the host writes anew at each render', async () => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const profile = sampleProfile()
    const shop = () => (
      <MealPlanner
        pauses={0}
        initialProfile={profile}
        catalog={{ prices: [{ id: 'eggs', priceUsd: 3.49 }] }}
        onPlanGenerated={onPlanGenerated}
      />
    )
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    const { rerender } = render(shop())
    const ahead = await done(await untilBegun(1))
    rerender(shop())
    await user.click(generate())
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    expect(planWeek).toHaveBeenCalledTimes(1)
    expect(onPlanGenerated.mock.calls[0]?.[0].days).toEqual(ahead.days)
  })

  it('is given up when the catalogue changes', async () => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const shop = (priceUsd: number) => (
      <MealPlanner
        pauses={0}
        initialProfile={sampleProfile()}
        catalog={{ prices: [{ id: 'eggs', priceUsd }] }}
        onPlanGenerated={onPlanGenerated}
      />
    )
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    const { rerender } = render(shop(3.49))
    await done(await untilBegun(1))
    rerender(shop(500))
    await user.click(generate())
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    const eaten = onPlanGenerated.mock.calls[0]?.[0].days.flatMap(({ meals }) =>
      meals.flatMap(({ items }) => items.map(({ food }) => food.id)),
    )
    expect(eaten).not.toContain('eggs')
  })

  it('is given up when an answer changes: the visitor gets no food that they have just ruled out', async () => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const { user } = renderPlanner({ initialProfile: sampleProfile(), onPlanGenerated })
    const ahead = await done(await untilBegun(1))
    expect(withDairy(ahead)).not.toEqual([])
    await user.type(screen.getByLabelText('Dietary restrictions'), 'no dairy')
    await user.click(generate())
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    const shown = onPlanGenerated.mock.calls[0]?.[0]
    if (!shown) throw new Error('No week was shown.')
    expect(namesOf(shown)).not.toEqual(namesOf(ahead))
    expect(withDairy(shown)).toEqual([])
  })

  it('has the seed that the host fixes', async () => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const { user } = renderPlanner({ initialProfile: sampleProfile(), initialSeed: 7, onPlanGenerated })
    const ahead = await done(await untilBegun(1))
    await user.click(generate())
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    expect(planWeek).toHaveBeenCalledTimes(1)
    expect(onPlanGenerated.mock.calls[0]?.[0].days).toEqual(ahead.days)
  })

  it('is a new week to the host each time that the visitor starts over with the same answers', async () => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const { user } = renderPlanner({ initialProfile: sampleProfile(), initialSeed: 7, onPlanGenerated })
    await done(await untilBegun(1))
    await user.click(generate())
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await user.click(generate())
    await waitFor(() => expect(onPlanGenerated).toHaveBeenCalledTimes(2))
  })

  it('is refused as often as the visitor asks, if no week is possible', async () => {
    const { user } = renderPlanner({
      initialProfile: sampleProfile({
        foodRestrictions: ['avocado'],
        dietaryRestrictions:
          'vegan, no vegetables, no fruit, no grains, no legumes, no nuts, no seeds, no oil, no soy, no supplements',
      }),
    })
    await expect(untilBegun(1).then(done)).rejects.toThrow()
    for (let time = 0; time < 2; time++) {
      await user.click(generate())
      expect(await screen.findByText(/reaches only \d+% of the calories you need/)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    }
  })

  it('is not begun where a model makes it, or for answers that the form refuses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderPlanner({ initialProfile: sampleProfile(), apiBase: 'https://shop.example/api' })
    renderPlanner({ initialProfile: sampleProfile({ weeklyFoodBudget: 0 }) })
    renderPlanner({ initialProfile: sampleProfile({ mealsPerDay: 3 }) })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    // All three would be begun in the same moment.
    const week = await done(await untilBegun(1))
    expect(begunWeeks()).toHaveLength(1)
    expect(week.days[0]?.meals).toHaveLength(3)
  })
})
