import { fireEvent, screen } from '@testing-library/react'
import { builtInFoods, builtInSeasonings } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { foodLines } from '../support/foodLines.js'
import { hostWarnings } from '../support/hostWarnings.js'
import { deferred } from '../support/plannerStore.js'
import { renderPlan } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

describe('a shop’s cart', () => {
  it('gets the full list in its own units and prices, even when the list is scaled down to the budget', async () => {
    const onAddToCart = vi.fn()
    const onGroceryListChange = vi.fn()
    const { user } = await renderPlan({
      initialProfile: sampleProfile({ weeklyFoodBudget: 25 }),
      catalog: { prices: builtInFoods.map(({ id, pack }) => ({ id, priceUsd: pack.priceUsd * 3 })) },
      onAddToCart,
      onGroceryListChange,
    })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    await screen.findByText(/added to your cart/)
    expect(onGroceryListChange.mock.lastCall?.[0]).toMatchObject({ scaled: true })
    const [lines] = onAddToCart.mock.calls[0] ?? []
    expect(lines.length).toBeGreaterThan(10)
    for (const { foodId, quantity, unit, price } of lines) {
      const pack = builtInFoods.find(({ id }) => id === foodId)?.pack
      // A fresh seasoning is bought, too, at its own price.
      if (!pack) continue
      expect(unit).toBe(pack.unit)
      expect(price).toBeCloseTo(pack.priceUsd * 3 * quantity, 1)
    }
  })

  it('gets a list once, even when the visitor opens another tab meanwhile', async () => {
    const answer = deferred<void>()
    const onAddToCart = vi.fn(() => answer.promise)
    const { user } = await renderPlan({ onAddToCart })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    await user.click(screen.getByRole('tab', { name: 'Meal Plan' }))
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(screen.getByRole('button', { name: 'Adding to cart…' }))
    answer.resolve()
    expect(await screen.findByText(/added to your cart/)).toBeInTheDocument()
    expect(onAddToCart).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeInTheDocument()
  })

  it('is said to be filled from the press on, before the code for it has loaded', async () => {
    const { user } = await renderPlan({ onAddToCart: () => undefined })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    expect(screen.getByRole('button', { name: 'Adding to cart…' })).toHaveAttribute('aria-disabled', 'true')
    expect(await screen.findByText(/added to your cart/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toHaveAttribute('aria-disabled', 'false')
  })

  it('gets the unticked lines, with article number, quantity, unit and price', async () => {
    const onAddToCart = vi.fn()
    const prices = [...builtInFoods, ...builtInSeasonings].map(({ id }, index) => ({
      id,
      priceUsd: 2,
      sku: `SKU-${index}`,
    }))
    const onGroceryListChange = vi.fn()
    const { user } = await renderPlan({ onAddToCart, onGroceryListChange, catalog: { prices } })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const boxes = await screen.findAllByRole('checkbox')
    if (boxes[0]) await user.click(boxes[0])
    const [list] = onGroceryListChange.mock.calls[0] ?? []
    const fresh = list.items.filter(({ isFresh }: { isFresh?: true }) => isFresh)
    const bought = foodLines(list).length + fresh.length - 1
    await user.click(screen.getByRole('button', { name: `Add to cart (${bought})` }))
    expect(await screen.findByText(/added to your cart/)).toBeInTheDocument()
    const [lines] = onAddToCart.mock.calls[0] ?? []
    expect(lines).toHaveLength(bought)
    for (const line of lines) {
      expect(line).toEqual({
        foodId: expect.any(String),
        sku: expect.stringMatching(/^SKU-\d+$/),
        name: expect.any(String),
        quantity: expect.any(Number),
        unit: expect.any(String),
        price: expect.any(Number),
      })
    }
  })

  it.each<[string, unknown]>([
    ['a response of an error status', new Response('', { status: 500 })],
    ['false', false],
    ['{ ok: false }', { ok: false }],
  ])('has taken nothing if onAddToCart resolves to %s', async (_, answer) => {
    const props: object = { onAddToCart: async () => answer }
    const { user } = await renderPlan(props)
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was added to your cart: Unknown error. Please try again.',
    )
    expect(screen.queryByText(/added to your cart\.$/)).not.toBeInTheDocument()
    expect(hostWarnings()).toEqual([
      expect.stringContaining('onAddToCart must resolve to nothing, or reject'),
    ])
  })

  it.each<[string, unknown]>([
    ['a response of success', new Response('')],
    ['what the shop’s cart holds', { lines: 30 }],
  ])('is filled if onAddToCart resolves to %s', async (_, answer) => {
    const props: object = { onAddToCart: async () => answer }
    const { user } = await renderPlan(props)
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    expect(await screen.findByText(/were added to your cart/)).toBeInTheDocument()
  })

  it('is not offered by a host without onAddToCart', async () => {
    const { user } = await renderPlan()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await screen.findAllByRole('checkbox')
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument()
  })
})
