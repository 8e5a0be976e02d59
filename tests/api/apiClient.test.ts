import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import {
  ApiError,
  BackendProxyError,
  HttpStatusError,
  RefusalError,
  TimeLimitError,
} from 'react-meal-planner'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'

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

const ORDER = {
  subscription: { subscriptionId: 's' },
  items: [{ foodId: 'eggs', name: 'Eggs, large', quantity: 1, unit: 'dozen', price: 3.6 }],
}

/** Answers every POST to `path` and records the requests. */
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
    () => Promise.reject(new Error('The call was expected to fail.')),
    (error: unknown) => error,
  )

const answerWith = (...content: object[]) => HttpResponse.json({ content })

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

describe('subscribe', () => {
  it('sends the delivery info and the idempotency key, and gives the subscription id', async () => {
    const requests = record('/api/delivery/subscribe', () => HttpResponse.json({ subscriptionId: 'sub-1' }))
    await expect(client.subscribe(deliveryInfo, { idempotencyKey: 'key-1' })).resolves.toEqual({
      subscriptionId: 'sub-1',
    })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(await requests[0]?.json()).toEqual({ deliveryInfo })
  })

  it('refuses with the message and the fields of the server', async () => {
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

  it('treats an error in a 200 answer as a refusal', async () => {
    record('/api/delivery/subscribe', () => HttpResponse.json({ error: 'No slots left' }))
    await expect(client.subscribe(deliveryInfo)).rejects.toThrow('No slots left')
  })

  it.each([
    ['an empty error', () => HttpResponse.json({ error: '' }, { status: 500 })],
    ['no JSON', () => new HttpResponse('oops', { status: 502 })],
    ['no subscription id', () => HttpResponse.json({})],
    ['an empty subscription id', () => HttpResponse.json({ subscriptionId: '' })],
  ])('refuses with the default message on %s', async (_, answer) => {
    record('/api/delivery/subscribe', answer)
    await expect(client.subscribe(deliveryInfo)).rejects.toThrow(/^Failed to create subscription$/)
  })

  it('fails with a TimeLimitError when no answer comes in time', async () => {
    record('/api/delivery/subscribe', async () => {
      await delay('infinite')
      return HttpResponse.json({})
    })
    const hasty = createApiClient({ apiBase: `${ORIGIN}/api`, deliveryLimitMs: 20 })
    await expect(hasty.subscribe(deliveryInfo)).rejects.toBeInstanceOf(TimeLimitError)
  })

  it('sends nothing after the time is up, when the headers come late', async () => {
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
  it('sends the id and the token that came with the subscription', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.delete(`${ORIGIN}/api/delivery/subscriptions/:id`, ({ request, params }) => {
        asked.push(
          String(params.id),
          ...['Erase-Token', 'Authorization'].map((name) => request.headers.get(name)),
        )
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await client.eraseSubscription('sub/1', 'token-1')
    expect(asked).toEqual(['sub/1', 'token-1', null])
  })

  it('leaves the Authorization header to the host, whose gateway may need it', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.delete(`${ORIGIN}/api/delivery/subscriptions/:id`, ({ request }) => {
        asked.push(...['Erase-Token', 'Authorization'].map((name) => request.headers.get(name)))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const own = createApiClient({ apiBase: `${ORIGIN}/api`, headers: { authorization: 'Bearer host' } })
    await own.eraseSubscription('sub/1', 'token-1')
    expect(asked).toEqual(['token-1', 'Bearer host'])
  })

  it('fails with the server’s words, or with ours if it has none', async () => {
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
    await expect(client.eraseSubscription('sub-1', 'wrong')).rejects.toHaveProperty('problem', 'notCancelled')
  })
})

describe("the server's id of a call", () => {
  const answer = (status: number) =>
    HttpResponse.json({ error: 'The service is away' }, { status, headers: { 'X-Request-Id': 'bcdfg' } })

  it('is shown to the visitor when the server failed, but not with a refusal', async () => {
    record('/api/delivery/subscribe', () => answer(502))
    expect(await failureOf(client.subscribe(deliveryInfo))).toMatchObject({
      message: 'The service is away (reference bcdfg)',
      requestId: 'bcdfg',
    })
    server.resetHandlers()
    record('/api/delivery/subscribe', () => answer(422))
    expect(await failureOf(client.subscribe(deliveryInfo))).toMatchObject({ message: 'The service is away' })
  })

  it('comes with the error of a meal call for the host', async () => {
    record('/api/generateMeals', () => answer(502))
    expect(await failureOf(client.generateMeals('p'))).toMatchObject({ requestId: 'bcdfg' })
  })
})

describe('the errors of a call', () => {
  const failing = (answer: () => Response | Promise<Response>, query = '') => {
    server.use(http.all(`${ORIGIN}/*`, answer))
    return createApiClient({
      apiBase: `${ORIGIN}/api`,
      endpoints: { generateMeals: `${ORIGIN}/api/meals${query}`, order: '/orders' },
      deliveryLimitMs: 20,
    })
  }
  const refuse = () => HttpResponse.json({ error: 'No' }, { status: 403 })
  const stall = async () => {
    await delay('infinite')
    return new HttpResponse()
  }

  it.each([
    ['HttpStatusError', HttpStatusError, '/meals', () => failing(refuse).generateMeals('p')],
    ['BackendProxyError', BackendProxyError, '/meals', () => failing(HttpResponse.error).generateMeals('p')],
    ['BackendProxyError', BackendProxyError, '/meals', () => failing(answerWith).generateMeals('p')],
    ['RefusalError', RefusalError, '/delivery/subscribe', () => failing(refuse).subscribe(deliveryInfo)],
    ['TimeLimitError', TimeLimitError, '/delivery/subscribe', () => failing(stall).subscribe(deliveryInfo)],
    ['RefusalError', RefusalError, '/orders', () => failing(refuse).order?.(ORDER)],
  ] as const)('name the method and the URL: %s', async (_, kind, path, call) => {
    const error = await failureOf(Promise.resolve(call()))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ method: 'POST', url: `${ORIGIN}/api${path}` })
  })

  it('hold no query, password, id or token', async () => {
    const errors = await Promise.all([
      failureOf(failing(refuse, '?key=secret#secret').generateMeals('p')),
      failureOf(failing(refuse).eraseSubscription('sub-secret', 'token-secret')),
      failureOf(
        createApiClient({
          apiBase: 'https://shop:secret@shop.test',
          fetch: async () => refuse(),
        }).generateMeals('p'),
      ),
    ])
    expect(errors).toMatchObject([
      { url: `${ORIGIN}/api/meals` },
      { method: 'DELETE', url: `${ORIGIN}/api/delivery/subscriptions` },
      { url: 'https://shop.test/generateMeals' },
    ])
    for (const error of errors) expect(JSON.stringify([error, String(error)])).not.toContain('secret')
  })
})
