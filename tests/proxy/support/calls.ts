import { expect } from 'vitest'
import * as z from 'zod/mini'
import { ADDRESS } from './address.js'
import { postJson, type testProxy } from './testProxy.js'

export type App = Awaited<ReturnType<typeof testProxy>>['app']

const subscriptionSchema = z.object({ subscriptionId: z.string(), eraseToken: z.string() })

export const sendSubscription = (
  app: App,
  deliveryInfo: unknown,
  headers: Readonly<Record<string, string>> = {},
) => app.request('/api/delivery/subscribe', postJson({ deliveryInfo }, headers))

/** Subscribes and gives what the widget gets. */
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
