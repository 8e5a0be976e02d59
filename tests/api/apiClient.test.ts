import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'
import { BackendProxyError, HttpStatusError, RefusalError, TimeLimitError } from '../../src/api/apiErrors.js'

const ORIGIN = 'http://shop.test'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createApiClient({ apiBase: `${ORIGIN}/api` })
const deliveryInfo = {
  address: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62701',
  phone: '217-555-0100',
}

/** Answers every POST to `path` and keeps what was sent. */
function record(path: string, answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  server.use(
    http.post(`${ORIGIN}${path}`, ({ request }) => {
      requests.push(request.clone())
      return answer()
    }),
  )
  return requests
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It should have failed')),
    (error: unknown) => error,
  )

const answerWith = (...content: object[]) => HttpResponse.json({ content })

describe('where calls go', () => {
  test.each([
    [`${ORIGIN}/api`, '/api/generateMeals'],
    [`${ORIGIN}/api/`, '/api/generateMeals'],
    [ORIGIN, '/generateMeals'],
    [`${ORIGIN}/`, '/generateMeals'],
    [`${ORIGIN}/a/b//`, '/a/b/generateMeals'],
  ])('apiBase %s → %s', async (apiBase, path) => {
    const requests = record(path, () => answerWith({ type: 'text', text: 'hello' }))
    await expect(createApiClient({ apiBase }).generateMeals('p')).resolves.toBe('hello')
    expect(requests).toHaveLength(1)
  })

  test('each path can be changed, to a whole URL too', async () => {
    const own = createApiClient({
      apiBase: `${ORIGIN}/api`,
      endpoints: { generateMeals: 'meals', subscribe: `${ORIGIN}/elsewhere`, order: '/orders' },
    })
    const meals = record('/api/meals', () => answerWith({ type: 'text', text: 'a' }))
    const subscriptions = record('/elsewhere', () => HttpResponse.json({ subscriptionId: 's' }))
    const orders = record('/api/orders', () => HttpResponse.json({ orderId: 'o-1' }))
    await own.generateMeals('p')
    await own.subscribe(deliveryInfo)
    await expect(own.order?.('s')).resolves.toEqual({ orderId: 'o-1' })
    expect([meals.length, subscriptions.length, orders.length]).toEqual([1, 1, 1])
    expect(await orders[0]?.json()).toEqual({ subscriptionId: 's' })
  })

  test('without an order path there is nothing to order with', () => {
    expect(client.order).toBeUndefined()
  })

  test("the host's headers are read at each call", async () => {
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

  test('a host’s function may have no headers to give', async () => {
    const requests = record('/api/generateMeals', () => answerWith({ type: 'text', text: 'a' }))
    const own = createApiClient({ apiBase: `${ORIGIN}/api`, headers: () => undefined })
    await own.generateMeals('p')
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('a host’s function that never answers is held to the time limit of the call', async () => {
    const own = createApiClient({
      apiBase: `${ORIGIN}/api`,
      headers: () => new Promise(() => undefined),
      deliveryLimitMs: 20,
    })
    await expect(own.subscribe(deliveryInfo)).rejects.toBeInstanceOf(TimeLimitError)
  })

  test('a fetch of the host can stand in', async () => {
    const own = createApiClient({
      apiBase: '/api',
      fetch: async () => answerWith({ type: 'text', text: 'mine' }),
    })
    await expect(own.generateMeals('p')).resolves.toBe('mine')
  })
})

describe('generateMeals', () => {
  test('sends the prompt as JSON', async () => {
    const requests = record('/api/generateMeals', () => answerWith({ type: 'text', text: 'a' }))
    await client.generateMeals('compose "this"')
    expect(await requests[0]?.json()).toEqual({ prompt: 'compose "this"' })
  })

  test.each([
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

  test('a failure status gives "status - text"', async () => {
    record('/api/generateMeals', () => new HttpResponse('Overloaded', { status: 529 }))
    const error = await failureOf(client.generateMeals('p'))
    expect(error).toBeInstanceOf(HttpStatusError)
    expect(error).toMatchObject({ message: '529 - Overloaded', status: 529 })
  })

  test('a failure with a page for a body gives the status text, and a long body is shortened', async () => {
    record(
      '/api/generateMeals',
      () => new HttpResponse('<html>500px</html>', { status: 404, statusText: 'Not Found' }),
    )
    await expect(client.generateMeals('p')).rejects.toThrow(/^404 - Not Found$/)
    record('/api/generateMeals', () => new HttpResponse('x'.repeat(5000), { status: 400 }))
    await expect(client.generateMeals('p')).rejects.toThrow(/^400 - x{300}$/)
  })

  test.each([
    ['a server that cannot be reached', () => HttpResponse.error()],
    ['a page instead of JSON', () => HttpResponse.html('<p>hello</p>')],
    ['JSON of another shape', () => HttpResponse.json({ answer: 'meal' })],
    ['no blocks', () => answerWith()],
    ['blocks without text', () => answerWith({ type: 'image' })],
  ])('%s is a backend proxy error', async (_, answer) => {
    record('/api/generateMeals', answer)
    const error = await failureOf(client.generateMeals('p'))
    expect(error).toBeInstanceOf(BackendProxyError)
    expect(String(error)).toContain('Backend proxy error')
  })

  test('aborting rejects with an AbortError, before and during the call', async () => {
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

describe('subscribe', () => {
  test('sends the delivery info and the idempotency key, gives the subscription id', async () => {
    const requests = record('/api/delivery/subscribe', () => HttpResponse.json({ subscriptionId: 'sub-1' }))
    await expect(client.subscribe(deliveryInfo, { idempotencyKey: 'key-1' })).resolves.toEqual({
      subscriptionId: 'sub-1',
    })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(await requests[0]?.json()).toEqual({ deliveryInfo })
  })

  test('a refusal carries the message and the fields of the server', async () => {
    record('/api/delivery/subscribe', () =>
      HttpResponse.json({ error: 'Check the ZIP', fieldErrors: { zipCode: 'Not in IL' } }, { status: 422 }),
    )
    const error = await failureOf(client.subscribe(deliveryInfo))
    expect(error).toBeInstanceOf(RefusalError)
    expect(error).toMatchObject({
      message: 'Check the ZIP',
      status: 422,
      fieldErrors: { zipCode: 'Not in IL' },
    })
  })

  test('an error in a 200 answer is a refusal too', async () => {
    record('/api/delivery/subscribe', () => HttpResponse.json({ error: 'No slots left' }))
    await expect(client.subscribe(deliveryInfo)).rejects.toThrow('No slots left')
  })

  test.each([
    ['an empty error', () => HttpResponse.json({ error: '' }, { status: 500 })],
    ['no JSON', () => new HttpResponse('oops', { status: 502 })],
    ['no subscription id', () => HttpResponse.json({})],
    ['an empty subscription id', () => HttpResponse.json({ subscriptionId: '' })],
  ])('%s gives the default message', async (_, answer) => {
    record('/api/delivery/subscribe', answer)
    await expect(client.subscribe(deliveryInfo)).rejects.toThrow(/^Failed to create subscription$/)
  })

  test('no answer in time is an error of its own', async () => {
    record('/api/delivery/subscribe', async () => {
      await delay('infinite')
      return HttpResponse.json({})
    })
    const hasty = createApiClient({ apiBase: `${ORIGIN}/api`, deliveryLimitMs: 20 })
    await expect(hasty.subscribe(deliveryInfo)).rejects.toBeInstanceOf(TimeLimitError)
  })

  test('nothing is sent after the time is up, when headers come late', async () => {
    const fetch = vi.fn(async () => HttpResponse.json({ subscriptionId: 'sub-1' }))
    const headers = vi.fn(async () => {
      await delay(40)
      return {}
    })
    const hasty = createApiClient({ apiBase: `${ORIGIN}/api`, fetch, headers, deliveryLimitMs: 20 })
    await expect(hasty.subscribe(deliveryInfo)).rejects.toBeInstanceOf(TimeLimitError)
    await headers.mock.results[0]?.value
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('eraseSubscription', () => {
  test('asks by id with the token that was handed out', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.delete(`${ORIGIN}/api/delivery/subscriptions/:id`, ({ request, params }) => {
        asked.push(String(params.id), request.headers.get('Authorization'))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await client.eraseSubscription('sub/1', 'token-1')
    expect(asked).toEqual(['sub/1', 'Bearer token-1'])
    asked.length = 0
    const own = createApiClient({ apiBase: `${ORIGIN}/api`, headers: { authorization: 'Bearer host' } })
    await own.eraseSubscription('sub/1', 'token-1')
    expect(asked).toEqual(['sub/1', 'Bearer token-1'])
  })

  test('fails with the server’s words, or with ours where it has none', async () => {
    const refuse = (body: object) =>
      server.use(
        http.delete(`${ORIGIN}/api/delivery/subscriptions/:id`, () =>
          HttpResponse.json(body, { status: 404 }),
        ),
      )
    refuse({ error: 'There is no such subscription' })
    await expect(client.eraseSubscription('sub-1', 'wrong')).rejects.toThrow('There is no such subscription')
    refuse({})
    await expect(client.eraseSubscription('sub-1', 'wrong')).rejects.toThrow(
      'Failed to cancel the subscription',
    )
  })
})
