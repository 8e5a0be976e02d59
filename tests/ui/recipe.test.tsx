import { screen, waitFor, within } from '@testing-library/react'
import { type Meal, toWeekPlan, type WeekPlan } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The sample week, whose lunches are changed. */
function weekWith(change: Partial<Meal>): WeekPlan {
  const { startDate, days } = samplePlan().week
  return toWeekPlan(
    startDate,
    days.map(({ meals }) => meals.map((meal) => (meal.type === 'lunch' ? { ...meal, ...change } : meal))),
  )
}

const lunch = () => {
  const heading = screen.getByRole('heading', { name: 'Chicken and brown rice bowl with broccoli' })
  const article = heading.closest('article')
  if (!article) throw new Error('There is no card.')
  return article
}
const opener = () => within(lunch()).getByRole('button', { name: /^How to cook it: Chicken/ })

describe('the recipe of a meal', () => {
  it('opens in the card, with its minutes and steps', async () => {
    const { user } = renderPlanScreen()
    await user.click(opener())
    const steps = await within(lunch()).findAllByText(/165 °F|Simmer .* brown rice/)
    expect(steps.length).toBeGreaterThanOrEqual(2)
    expect(within(lunch()).getByText(/^\d+ (?:h|min)(?: \d+ min)? in all · \d+ min at work$/)).toBeVisible()
  })

  it('keeps the focus where it opens', async () => {
    const { user } = renderPlanScreen()
    await user.click(opener())
    await within(lunch()).findByText(/165 °F/)
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(opener()).toHaveFocus()
    await user.click(opener())
    expect(within(lunch()).queryByText(/165 °F/)).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })

  it('says the minutes under the name, and the work of the day under its date', async () => {
    renderPlanScreen()
    expect(await within(lunch()).findByText(/^(?:\d+ h )?\d+ min$/)).toBeVisible()
    expect(screen.getByText(/^4 meals · \d+ (?:h|min)(?: \d+ min)? of work$/)).toBeVisible()
  })

  it('says on the day of cooking how many servings to cook, and what goes into the refrigerator', async () => {
    const { user } = renderPlanScreen({
      plan: { week: weekWith({ cook: { servings: 3, forDates: ['2026-11-22', '2026-11-23'] } }) },
    })
    expect(await screen.findByText(/Cook 3 servings$/)).toBeVisible()
    await user.click(opener())
    expect(await within(lunch()).findByText(/Sunday and Monday/)).toBeVisible()
    expect(within(lunch()).getByText(/for 3 servings\. The list above is for one/)).toBeVisible()
  })

  it.each([
    [2.13, 2],
    [100, 14],
  ])('says of a link’s %d servings for one what the recipe cooks for three', async (claimed, servings) => {
    const { user } = renderPlanScreen({
      plan: {
        week: weekWith({ cook: { servings: claimed, forDates: ['2026-11-22'] } }),
        profile: sampleProfile({ people: 3 }),
      },
    })
    expect(await screen.findByText(`Cook ${3 * servings} servings`)).toBeVisible()
    await user.click(opener())
    expect(await within(lunch()).findByText(new RegExp(`for ${3 * servings} servings`))).toBeVisible()
  })

  it('says on a leftover when it was cooked, and how to heat it', async () => {
    const { user } = renderPlanScreen({
      plan: { week: weekWith({ leftoverOf: { date: '2026-11-20', type: 'dinner' } }) },
    })
    expect(await screen.findByText(/Cooked on Friday$/)).toBeVisible()
    await user.click(opener())
    expect(await within(lunch()).findByText(/put away on Friday.*165 °F/)).toBeVisible()
  })
})

/** The window that printing opens. */
function openedSheet() {
  const popup = {
    document: document.implementation.createHTMLDocument(),
    addEventListener: () => undefined,
    focus: () => undefined,
    print: vi.fn(),
    close: () => undefined,
  }
  vi.stubGlobal('open', () => popup)
  return popup
}

describe('Print plan with recipes', () => {
  it('prints each day with its meals and recipes', async () => {
    const popup = openedSheet()
    const eatenOut = [{ date: samplePlan().week.startDate, type: 'snack3' as const, freeShare: 0.1 }]
    const { user } = renderPlanScreen({ plan: { eatenOut } })
    await user.click(screen.getByRole('button', { name: 'Print plan with recipes' }))
    await waitFor(() => expect(popup.print).toHaveBeenCalledOnce())
    const { body } = popup.document
    expect(body.querySelectorAll('h2')).toHaveLength(7)
    expect(body.querySelectorAll('article ol')).toHaveLength(28)
    expect(body.textContent).toContain('12:30 PM Lunch: Chicken and brown rice bowl with broccoli')
    expect(body.textContent).toContain('9:00 PM Snack: nothing planned')
    expect(body.textContent).toContain('165\u00a0°F')
    // A line of numbers for each day and each meal.
    const numbers = /^[\d,]+ kcal · P \d+ g · C \d+ g · F \d+ g$/
    const lines = [...body.querySelectorAll('h2 + p, ul + p')].map(({ textContent }) => textContent)
    expect(lines).toHaveLength(7 + 28)
    for (const line of lines) expect(line).toMatch(numbers)
  })

  it('says that the plan, not a list, leaves foods out', async () => {
    const popup = openedSheet()
    const profile = sampleProfile({ foodRestrictions: ['shellfish'] })
    const { user } = renderPlanScreen({ plan: { profile } })
    await user.click(screen.getByRole('button', { name: 'Print plan with recipes' }))
    await waitFor(() => expect(popup.print).toHaveBeenCalledOnce())
    const { textContent } = popup.document.body
    expect(textContent).toContain('Your plan leaves out foods tagged with what you avoid. Any food can hold')
    expect(textContent).not.toContain('Your list')
  })
})
