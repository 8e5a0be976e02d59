import { screen, within } from '@testing-library/react'
import { defaultMessages } from 'react-meal-planner'
import { builtInFoods, toMeal, toMealItem, toWeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'

const part = () => screen.getByText('What else this week brings').closest('details')

const kale = builtInFoods.find(({ id }) => id === 'kale')
if (!kale) throw new Error('There is no kale.')
const weekOfKale = (grams: number) =>
  toWeekPlan(
    '2026-11-21',
    Array.from({ length: 7 }, () => [toMeal('dinner', 'Kale', [toMealItem(kale, grams)])]),
  )
/** Nothing but kale, which has no vitamin D or B12. */
const kaleWeek = weekOfKale(300)

/** Opens the part and waits for its values. */
async function openPart(plan: Parameters<typeof renderPlanScreen>[0] = {}) {
  const { user } = renderPlanScreen(plan)
  await user.click(screen.getByText('What else this week brings'))
  await screen.findByRole('heading', { name: 'Vitamins and minerals' })
}

describe('what else a week brings', () => {
  it('says of how much the values are known, unless all are', async () => {
    await openPart({ plan: { week: kaleWeek } })
    const sources = screen.getByText(/^Advice: Dietary Reference Intakes/)
    expect(sources).toHaveTextContent(/for Americans\. Salt beyond/)
    const { sources: write } = defaultMessages.nutrients
    expect(write('97%')).toContain('Values are known for 97% of this week’s calories')
  })

  it('is closed until the visitor opens it', () => {
    renderPlanScreen()
    expect(part()).not.toHaveAttribute('open')
    expect(screen.queryByText(/On an average day/)).toBeNull()
  })

  it('says for whom it counts and how many nutrients are covered', async () => {
    await openPart()
    const { age } = samplePlan().profile
    expect(
      screen.getByText(new RegExp(`\\d+ of 20 reach what is advised for a woman of ${age}\\.`)),
    ).toBeVisible()
  })

  it.each([
    [1, 'One meal out is not counted.'],
    [2, '2 meals out are not counted.'],
  ])('says that meals eaten out are not counted: %i', async (count, said) => {
    const { days } = samplePlan().week
    const out = days.slice(0, count).map(({ date }) => ({ date, type: 'snack3' as const, freeShare: 0.2 }))
    const leftOut = { date: days[6]?.date ?? '', type: 'snack3' as const, freeShare: 0 }
    await openPart({ plan: { eatenOut: [...out, leftOut] } })
    expect(screen.getByText(/reach what is advised for a woman of \d+\./)).toHaveTextContent(said)
  })

  it('says nothing of meals out if there are none', async () => {
    await openPart()
    expect(part()).not.toHaveTextContent('meal')
  })

  it('shows a bar with a value in words for each nutrient and limit', async () => {
    await openPart()
    const iron = screen.getByRole('meter', { name: 'Iron' })
    expect(iron).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+% of what is advised$/))
    const sodium = screen.getByRole('meter', { name: 'Sodium' })
    expect(sodium).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+% of the daily limit$/))
    expect(screen.getAllByRole('meter').filter((meter) => part()?.contains(meter))).toHaveLength(22)
  })

  it('names the shortfalls, and says where vitamins D and B12 come from', async () => {
    await openPart({ plan: { week: kaleWeek } })
    const heading = screen.getByRole('heading', { name: 'What runs short' })
    const list = within(heading.parentElement ?? heading).getByRole('list')
    expect(within(list).getByText('Vitamin D: 0%')).toBeVisible()
    expect(within(list).getByText(/Hardly anyone gets enough from food/)).toBeVisible()
    const b12 = within(list).getByText('Vitamin B12: 0%').closest('li')
    expect(b12).toHaveTextContent(/Plants have none of it\. .* eat fortified foods or take a supplement\.$/)
  })

  it('marks more calcium than is safe, but not much of what has no limit', async () => {
    // USDA SR28: 100 g of raw kale hold 150 mg of calcium and 120 mg of vitamin C.
    await openPart({ plan: { week: weekOfKale(2000) } })
    expect(screen.getByText('3,000 mg a day, over the upper limit of 2,500 mg. Most from Kale')).toBeVisible()
    expect(screen.getAllByText(/over the upper limit/)).toHaveLength(1)
    expect(screen.getByRole('meter', { name: 'Vitamin C' })).toHaveAttribute(
      'aria-valuetext',
      '3,200% of what is advised',
    )
  })

  it('marks nothing that stays under its limit', async () => {
    await openPart({ plan: { week: kaleWeek } })
    expect(screen.queryByText(/over the upper limit/)).toBeNull()
  })
})
