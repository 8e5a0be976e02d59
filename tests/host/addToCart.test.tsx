import { screen } from '@testing-library/react'
import { builtInFoods } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
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
    expect(onGroceryListChange.mock.lastCall?.[0]).toMatchObject({ scaled: true })
    const [lines] = onAddToCart.mock.calls[0] ?? []
    expect(lines.length).toBeGreaterThan(10)
    for (const { foodId, quantity, unit, price } of lines) {
      const pack = builtInFoods.find(({ id }) => id === foodId)?.pack
      expect(unit).toBe(pack?.unit)
      expect(price).toBeCloseTo((pack?.priceUsd ?? 0) * 3 * quantity, 1)
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
})
