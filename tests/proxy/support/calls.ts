import { expect } from 'vitest'
import * as z from 'zod/mini'
import { orderResponseSchema } from '../../../src/contract/calls.js'
import { ADDRESS } from './address.js'
import { postJson, type testProxy } from './testProxy.js'

export type App = Awaited<ReturnType<typeof testProxy>>['app']

const subscriptionSchema = z.object({ subscriptionId: z.string(), eraseToken: z.string() })

export const sendSubscription = (
  app: App,
  deliveryInfo: unknown,
  headers: Readonly<Record<string, string>> = {},
) => app.request('/api/delivery/subscribe', postJson({ deliveryInfo }, headers))

/** Subscribes and returns the widget's answer. */
export async function subscribe(app: App, deliveryInfo: unknown = ADDRESS, key?: string) {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key }
  const response = await sendSubscription(app, deliveryInfo, headers)
  expect(response.status).toBe(201)
  return subscriptionSchema.parse(await response.json())
}

export const eraseSubscription = (app: App, id: string, token: string) =>
  app.request(`/api/delivery/subscriptions/${id}`, {
    method: 'DELETE',
    headers: { 'Erase-Token': token },
  })

type Subscription = z.infer<typeof subscriptionSchema>

/** What most tests order. */
export const EGGS = [{ foodId: 'eggs', quantity: 2, unit: 'dozen' }]

export const sendOrder = (
  app: App,
  { subscriptionId, eraseToken }: Subscription,
  items: unknown = EGGS,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.request(
    '/api/delivery/order',
    postJson({ subscriptionId, items }, { 'Erase-Token': eraseToken, ...headers }),
  )

/** Orders and returns the widget's answer. */
export async function placeOrder(app: App, subscription: Subscription, items: unknown = EGGS, key?: string) {
  const response = await sendOrder(
    app,
    subscription,
    items,
    key === undefined ? {} : { 'Idempotency-Key': key },
  )
  expect(response.status).toBe(200)
  return orderResponseSchema.parse(await response.json())
}
