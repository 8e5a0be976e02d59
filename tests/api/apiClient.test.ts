import { delay, HttpResponse } from 'msw'
import { BackendProxyError, HttpStatusError, TimeLimitError } from 'react-meal-planner'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'
import {
  answerWith,
  client,
  deliveryInfo,
  failureOf,
  ORDER,
  ORIGIN,
  record,
  serveShop,
} from './shopServer.js'

serveShop()

describe('where calls go', () => {
  it.each([
    [`${ORIGIN}/api`, '/api/generateMeals'],
    [`${ORIGIN}/api/`, '/api/generateMeals'],
    [ORIGIN, '/generateMeals'],
    [`${ORIGIN}/`, '/generateMeals'],
    [`${ORIGIN}/a/b//`, '/a/b/generateMeals'],
  ])('joins apiBase %s and the path to %s', async (apiBase, path) => {
    const requests = record(path, () => answerWith({ type: 'text', text: 'hello' }))
    await expect(createApiClient({ apiBase }).generateMeals('p')).resolves.toBe('hello')
    expect(requests).toHaveLength(1)
  })

  it('accepts other paths, and whole URLs, for each call', async () => {
    const own = createApiClient({
      apiBase: `${ORIGIN}/api`,
      endpoints: { generateMeals: 'meals', subscribe: `${ORIGIN}/elsewhere`, order: '/orders' },
    })
    const meals = record('/api/meals', () => answerWith({ type: 'text', text: 'a' }))
    const subscriptions = record('/elsewhere', () => HttpResponse.json({ subscriptionId: 's' }))
    const orders = record('/api/orders', () => HttpResponse.json({ placed: true }))
    await own.generateMeals('p')
    await own.subscribe(deliveryInfo)
    await expect(own.order?.(ORDER)).resolves.toEqual({ placed: true })
    expect([meals.length, subscriptions.length, orders.length]).toEqual([1, 1, 1])
    expect(await orders[0]?.json()).toEqual({
      subscriptionId: 's',
      items: [{ foodId: 'eggs', quantity: 1, unit: 'dozen' }],
    })
  })

  it.each([
    [{ placed: true }, { placed: true }],
    [{ checkoutUrl: 'https://www.instacart.com/l/1' }, { checkoutUrl: 'https://www.instacart.com/l/1' }],
  ])('reads %j as the answer to an order', async (answer, read) => {
    record('/api/order', () => HttpResponse.json(answer))
    const own = createApiClient({ apiBase: `${ORIGIN}/api`, endpoints: { order: '/order' } })
    expect(await own.order?.(ORDER)).toEqual(read)
  })

  it.each([
    {},
    { placed: false },
    { checkoutUrl: 'javascript:alert(1)' },
    { checkoutUrl: 'http://shop.example' },
    { checkoutUrl: 'https://' },
    { checkoutUrl: 'https:checkout/7' },
    { checkoutUrl: 'https://[' },
  ])('does not count an order as placed after %j', async (answer) => {
    record('/api/order', () => HttpResponse.json(answer))
    const own = createApiClient({ apiBase: `${ORIGIN}/api`, endpoints: { order: '/order' } })
    await expect(own.order?.(ORDER)).rejects.toThrow('Failed to place the order')
  })

  it('orders with the key of the order and the token of the subscription', async () => {
    const requests = record('/api/order', () => HttpResponse.json({ placed: true }))
    const own = createApiClient({ apiBase: `${ORIGIN}/api`, endpoints: { order: '/order' } })
    const subscription = { subscriptionId: 's', eraseToken: 'token-1' }
    await own.order?.({ ...ORDER, subscription }, { idempotencyKey: 'key-1' })
    expect(requests[0]?.headers.get('Erase-Token')).toBe('token-1')
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1')
    expect(await requests[0]?.text()).not.toMatch(/token-1|Eggs|3\.6/)
  })

  it('has no order call without an order path', () => {
    expect(client.order).toBeUndefined()
  })

  it("reads the host's headers at each call", async () => {
    const requests = record('/api/generateMeals', () => answerWith({ type: 'text', text: 'a' }))
    let token = 'first'
    const own = createApiClient({
      apiBase: `${ORIGIN}/api`,
      headers: async () => ({ Authorization: `Bearer ${token}` }),
    })
    await own.generateMeals('p')
    token = 'second'
    await own.generateMeals('p')
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ])
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('makes the call even if the host’s function gives no headers', async () => {
    const requests = record('/api/generateMeals', () => answerWith({ type: 'text', text: 'a' }))
    const own = createApiClient({ apiBase: `${ORIGIN}/api`, headers: () => undefined })
    await own.generateMeals('p')
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('applies the time limit of the call to a host’s function that never answers', async () => {
    const own = createApiClient({
      apiBase: `${ORIGIN}/api`,
      headers: () => new Promise(() => undefined),
      deliveryLimitMs: 20,
    })
    await expect(own.subscribe(deliveryInfo)).rejects.toBeInstanceOf(TimeLimitError)
  })

  it('calls the host’s fetch in place of the global one', async () => {
    const own = createApiClient({
      apiBase: '/api',
      fetch: async () => answerWith({ type: 'text', text: 'mine' }),
    })
    await expect(own.generateMeals('p')).resolves.toBe('mine')
  })
})

describe('generateMeals', () => {
  it('sends the prompt as JSON', async () => {
    const requests = record('/api/generateMeals', () => answerWith({ type: 'text', text: 'a' }))
    await client.generateMeals('compose "this"')
    expect(await requests[0]?.json()).toEqual({ prompt: 'compose "this"' })
  })

  it.each([
    ['the only block', [{ type: 'text', text: 'meal' }]],
    ['content[0].text without a type', [{ text: 'meal' }]],
    [
      'the text after thinking',
      [
        { type: 'thinking', thinking: 'hm' },
        { type: 'text', text: 'meal' },
      ],
    ],
  ])('reads %s', async (_, content) => {
    record('/api/generateMeals', () => answerWith(...content))
    await expect(client.generateMeals('p')).resolves.toBe('meal')
  })

  it('fails with "status - text" on a failure status', async () => {
    record('/api/generateMeals', () => new HttpResponse('Overloaded', { status: 529 }))
    const error = await failureOf(client.generateMeals('p'))
    expect(error).toBeInstanceOf(HttpStatusError)
    expect(error).toMatchObject({ message: '529 - Overloaded', status: 529 })
  })

  it('puts the status text in place of a page, and shortens a long body', async () => {
    record(
      '/api/generateMeals',
      () => new HttpResponse('<html>500px</html>', { status: 404, statusText: 'Not Found' }),
    )
    await expect(client.generateMeals('p')).rejects.toThrow(/^404 - Not Found$/)
    record('/api/generateMeals', () => new HttpResponse('x'.repeat(5000), { status: 400 }))
    await expect(client.generateMeals('p')).rejects.toThrow(/^400 - x{300}$/)
  })

  it.each([
    ['a server that cannot be reached', () => HttpResponse.error()],
    ['a page instead of JSON', () => HttpResponse.html('<p>hello</p>')],
    ['JSON of another shape', () => HttpResponse.json({ answer: 'meal' })],
    ['no blocks', () => answerWith()],
    ['blocks without text', () => answerWith({ type: 'image' })],
  ])('fails with a backend proxy error on %s', async (_, answer) => {
    record('/api/generateMeals', answer)
    const error = await failureOf(client.generateMeals('p'))
    expect(error).toBeInstanceOf(BackendProxyError)
    expect(String(error)).toContain('Backend proxy error')
  })

  it('rejects with an AbortError when it is aborted before or during the call', async () => {
    const requests = record('/api/generateMeals', async () => {
      await delay('infinite')
      return answerWith()
    })
    await expect(client.generateMeals('p', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(requests).toHaveLength(0)
    const controller = new AbortController()
    const call = client.generateMeals('p', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
