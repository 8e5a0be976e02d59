'use client'

import { MealPlanner, RefusalError } from 'react-meal-planner'

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new RefusalError('our delivery desk could not take it', response.status)
  return response
}

export function PlannerWithOwnVans() {
  return (
    <MealPlanner
      deliveryProvider={{ name: 'Fairfield Vans', text: 'Our own drivers, every day from 8 to 8.' }}
      onSubscribe={async (address, { idempotencyKey }) => {
        const response = await post('/delivery/subscriptions', { ...address, idempotencyKey })
        return response.json()
      }}
      onOrder={async ({ subscriptionId, items, idempotencyKey }) => {
        await post('/delivery/orders', { subscriptionId, items, idempotencyKey })
      }}
    />
  )
}
