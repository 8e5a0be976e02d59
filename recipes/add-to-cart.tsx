'use client'

import { MealPlanner } from 'react-meal-planner'

export function PlannerWithCart() {
  return (
    <MealPlanner
      onAddToCart={async (items) => {
        const response = await fetch('/cart/lines', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            lines: items.map(({ foodId, sku, quantity, unit }) => ({ foodId, sku, quantity, unit })),
          }),
        })
        if (!response.ok) throw new Error('the cart did not take the list')
      }}
    />
  )
}
