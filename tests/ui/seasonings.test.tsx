import { screen, within } from '@testing-library/react'
import { builtInSeasonings, indexFoods, toMeal, toMealItem, toWeekPlan } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { sampleMadeWeek } from '../support/samplePlan.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

const renderSeasoned = (options: Parameters<typeof renderPlanScreen>[0] = {}) =>
  renderPlanScreen({ ...options, plan: { ...seasonedPlan(), ...options.plan } })

/** The seasoned plan with a bunch of cilantro. */
function withCilantro() {
  const cilantro = indexFoods(builtInSeasonings).get('fresh-cilantro')
  const { profile, week } = seasonedPlan()
  const days = week.days.map(({ meals }, day) =>
    meals.map((meal) =>
      cilantro && day === 0 && meal.type === 'lunch'
        ? toMeal(meal.type, meal.name, [...meal.items, toMealItem(cilantro, 20)])
        : meal,
    ),
  )
  return { profile, week: toWeekPlan(week.startDate, days) }
}

const CUPBOARD_NOTE = 'Up to $6.18 more if you have none of the seasonings.'

describe('a meal card', () => {
  it('shows the seasonings in one line after the foods, in spoons, and at a tap their macros', async () => {
    const { user } = renderSeasoned()
    const card = screen.getByRole('heading', { name: /^Chicken and brown rice/ }).closest('article')
    if (!card) throw new Error('The lunch has no card.')
    const line = within(card).getByText('Salt ¼ tsp, Ground cumin 1 tsp, Black pepper ⅛ tsp').closest('li')
    expect(line).not.toHaveTextContent('kcal')
    await user.click(within(card).getByRole('button', { name: /Numbers of each food: / }))
    expect(line).toHaveTextContent(/⅛ tsp9 kcal/)
    expect(line?.nextElementSibling).toBeNull()
  })
})

describe('the grocery list', () => {
  it('has the seasonings last, which cost nothing, with what they cost if none is at home', async () => {
    const { openTab } = renderSeasoned()
    await openTab('Grocery List')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain(
      'From the cupboard',
    )
    expect(screen.getByText(CUPBOARD_NOTE, { exact: false })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Ground cumin/, pressed: false })).toHaveTextContent(
      'Ground cumin 2 tbsp + 1 tsp',
    )
    expect(screen.getByText('At checkout, 12 items')).toBeVisible()
  })

  it('buys a pack of a seasoning that the visitor is out of', async () => {
    const { openTab, user } = renderSeasoned()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: /^Ground cumin/, pressed: false }))
    const cumin = screen.getByRole('checkbox', { name: /^Ground cumin/ })
    expect(cumin.closest('label')).toHaveTextContent('$1.98')
    expect(screen.getByText('At checkout, 13 items')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Ground cumin/, pressed: true }))
    expect(cumin).not.toBeInTheDocument()
  })

  it('still buys it after "Generate New Plan"', async () => {
    const { week } = seasonedPlan()
    const makeWeek = async () => ({ ...sampleMadeWeek(2), plan: { ...sampleMadeWeek(2).plan, week } })
    const { openTab, user } = renderSeasoned({ services: { makeWeek } })
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: /^Ground cumin/, pressed: false }))
    await openTab('Meal Plan')
    await user.click(screen.getByRole('button', { name: 'Generate New Plan' }))
    expect(await screen.findByText('Here is another plan.')).toBeVisible()
    await openTab('Grocery List')
    expect(screen.getByRole('button', { name: /^Ground cumin/, pressed: true })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Black pepper/, pressed: false })).toBeVisible()
    expect(screen.getByText('At checkout, 13 items')).toBeVisible()
  })

  it('puts a seasoning that the visitor has after all back on the shelf', async () => {
    const { openTab, user } = renderSeasoned()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: /^Ground cumin/, pressed: false }))
    const line = screen.getByRole('checkbox', { name: /^Ground cumin/ }).closest('li') ?? document.body
    await user.click(within(line).getByRole('button', { name: /^Change/ }))
    await user.click(await within(line).findByRole('button', { name: /have/i }))
    expect(screen.getByRole('button', { name: /^Ground cumin/, pressed: false })).toBeVisible()
    expect(screen.getByText('At checkout, 12 items')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Ground cumin/, pressed: false }))
    expect(screen.getByText('At checkout, 13 items')).toBeVisible()
  })

  it('has fresh ones to buy until the visitor has them', async () => {
    const { openTab, user } = renderPlanScreen({ plan: withCilantro() })
    await openTab('Grocery List')
    expect(screen.getByText(/Fresh ones are on your list to buy\./)).toBeVisible()
    const cilantro = screen.getByRole('checkbox', { name: /^Fresh cilantro/ })
    expect(cilantro.closest('label')).toHaveTextContent('$0.88')
    expect(screen.getByText('At checkout, 13 items')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Fresh cilantro/ })).not.toBeInTheDocument()
    const line = cilantro.closest('li') ?? document.body
    await user.click(within(line).getByRole('button', { name: /^Change/ }))
    await user.click(await within(line).findByRole('button', { name: /have/i }))
    expect(cilantro).not.toBeInTheDocument()
    expect(screen.getByText('At checkout, 12 items')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Fresh cilantro/, pressed: false }))
    expect(screen.getByRole('checkbox', { name: /^Fresh cilantro/ })).toBeVisible()
    expect(screen.getByText('At checkout, 13 items')).toBeVisible()
  })

  it('says that the cart leaves them out, and leaves them out', async () => {
    const addToCart = vi.fn(async () => undefined)
    const { openTab, user } = renderSeasoned({ services: { addToCart }, settings: { canAddToCart: true } })
    await openTab('Grocery List')
    expect(screen.getByText(/The cart leaves out those that you have\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to cart (12)' }))
    await screen.findByText(/added to your cart/)
    const ids = vi.mocked<(lines: readonly { foodId: string }[]) => unknown>(addToCart).mock.lastCall?.[0]
    expect(ids?.map(({ foodId }) => foodId)).not.toContain('salt')
    expect(ids?.map(({ foodId }) => foodId)).toContain('salmon')
  })

  it('has nothing for the cart once all else is ticked, and the button looks so', async () => {
    const { openTab, user } = renderSeasoned({ settings: { canAddToCart: true } })
    await openTab('Grocery List')
    const cart = () => screen.getByRole('button', { name: /^Add to cart/ })
    expect(cart()).toHaveAttribute('aria-disabled', 'false')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    expect(cart()).toHaveAccessibleName('Add to cart (0)')
    expect(cart()).toHaveAttribute('aria-disabled', 'true')
  })

  it('prints them apart from what is to be bought, with what an empty shelf adds', async () => {
    const popup = {
      document: document.implementation.createHTMLDocument(),
      addEventListener: vi.fn(),
      focus: vi.fn(),
      print: vi.fn(),
      close: vi.fn(),
    }
    vi.stubGlobal('open', () => popup)
    const { openTab, user } = renderSeasoned()
    await openTab('Grocery List')
    await user.click(screen.getByRole('button', { name: /^Ground cumin/ }))
    await user.click(screen.getByRole('button', { name: 'Print List' }))
    const rows = [...popup.document.querySelectorAll('tr')].map((row) => row.textContent)
    expect(rows.some((row) => row.startsWith('Ground cumin') && row.endsWith('$1.98'))).toBe(true)
    const printed = popup.document.body.textContent
    expect(printed).toContain('From the cupboard, buy what you are out of: Black pepper, Salt')
    expect(printed.match(/Black pepper/g)).toHaveLength(1)
    expect(printed).not.toContain('$0.00')
    expect(printed).toContain('Up to $4.20 more')
    vi.unstubAllGlobals()
  })
})
