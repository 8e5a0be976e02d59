import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPlanScreen } from '../support/renderPlanScreen.js'
import { seasonedPlan } from '../support/seasonedPlan.js'

const renderSeasoned = (options: Parameters<typeof renderPlanScreen>[0] = {}) =>
  renderPlanScreen({ ...options, plan: { ...seasonedPlan(), ...options.plan } })

const CUPBOARD_NOTE = 'Up to $5.58 more if your spice shelf is empty.'

describe('a meal card', () => {
  it('shows the seasonings in one line after the foods, in spoons and with their macros', () => {
    renderSeasoned()
    const card = screen.getByRole('heading', { name: /^Chicken and brown rice/ }).closest('article')
    if (!card) throw new Error('The lunch has no card.')
    const lines = within(card).getAllByRole('listitem')
    expect(lines.at(-1)).toHaveTextContent(/^Salt 1\/4 tsp, Ground cumin 1 tsp, Black pepper 1\/8 tsp9 kcal/)
    expect(lines).toHaveLength(5)
  })
})

describe('the grocery list', () => {
  it('has the seasonings last, with what they cost if the spice shelf is empty', async () => {
    const { openTab } = renderSeasoned()
    await openTab('Grocery List')
    const section = screen
      .getByRole('heading', { name: 'From the cupboard' })
      .closest('section, article, div')
    expect(section).not.toBeNull()
    expect(screen.getByText(CUPBOARD_NOTE)).toBeVisible()
    const cumin = screen.getByText(/^Ground cumin/).closest('label')
    expect(cumin).toHaveTextContent(
      'Ground cumin 1 jar (2 oz)Part of 1 jar (2 oz) at $1.98; the plan needs 2 tbsp + 1 tsp$0.51',
    )
  })

  it('says that the cart leaves them out, and leaves them out', async () => {
    const addToCart = vi.fn(async () => undefined)
    const { openTab, user } = renderSeasoned({ services: { addToCart }, settings: { canAddToCart: true } })
    await openTab('Grocery List')
    expect(
      screen.getByText(`${CUPBOARD_NOTE} The cart leaves these out: look on your shelf first.`),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to cart (12)' }))
    const ids = vi.mocked<(lines: readonly { foodId: string }[]) => unknown>(addToCart).mock.lastCall?.[0]
    expect(ids?.map(({ foodId }) => foodId)).not.toContain('salt')
    expect(ids?.map(({ foodId }) => foodId)).toContain('salmon')
  })

  it('prints them with what an empty shelf adds', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Print List' }))
    expect(popup.document.body.textContent).toContain(
      'From the cupboardBlack pepperPart of 1 jar (3 oz) at $3.48',
    )
    expect(popup.document.body.textContent).toContain(CUPBOARD_NOTE)
    vi.unstubAllGlobals()
  })
})
