import { delay, HttpResponse, http } from 'msw'
import {
  ApiError,
  BackendProxyError,
  HttpStatusError,
  RefusalError,
  TimeLimitError,
} from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import { type ApiClient, createApiClient } from '../../src/api/apiClient.js'
import {
  answerWith,
  client,
  deliveryInfo,
  failureOf,
  ORDER,
  ORIGIN,
  record,
  server,
  serveShop,
} from './shopServer.js'

serveShop()

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

  const page = () => HttpResponse.html('<!doctype html><title>Shop</title>')
  const subscribe = 'POST http://shop.test/api/delivery/subscribe must answer { subscriptionId: "…" }'
  const order =
    'POST http://shop.test/api/orders must answer { placed: true } or { checkoutUrl: "https://…" }'
  const meals = 'POST http://shop.test/api/meals must answer { content: [{ text: "…" }] }'
  type Row = [string, string, (own: ApiClient) => unknown, () => Response]
  it.each<Row>([
    [subscribe, 'a web page', (own) => own.subscribe(deliveryInfo), page],
    [
      subscribe,
      'empty or not JSON',
      (own) => own.subscribe(deliveryInfo),
      () => new HttpResponse(null, { status: 204 }),
    ],
    [subscribe, 'empty or not JSON', (own) => own.subscribe(deliveryInfo), () => new HttpResponse('secret')],
    [
      subscribe,
      'an object of id',
      (own) => own.subscribe(deliveryInfo),
      () => HttpResponse.json({ id: 'secret' }),
    ],
    ...[{}, true, null, 'secret', 17].map(
      (json): Row => [
        subscribe,
        'JSON without parts',
        (own) => own.subscribe(deliveryInfo),
        () => HttpResponse.json(json),
      ],
    ),
    ...[[], Array.from({ length: 4000 }, () => 'secret')].map(
      (json): Row => [
        subscribe,
        'an array',
        (own) => own.subscribe(deliveryInfo),
        () => HttpResponse.json(json),
      ],
    ),
    [
      subscribe,
      'an object of a, b, c, d, e, f, g, h, …',
      (own) => own.subscribe(deliveryInfo),
      () => HttpResponse.json(Object.fromEntries([...'abcdefghij'].map((name) => [name, 'secret']))),
    ],
    [
      order,
      'an object of placed',
      (own) => own.order?.(ORDER),
      () => HttpResponse.json({ placed: 'secret' }),
    ],
    [meals, 'a web page', (own) => own.generateMeals('secret'), page],
    [
      meals,
      'an object of text',
      (own) => own.generateMeals('secret'),
      () => HttpResponse.json({ text: 'secret' }),
    ],
  ])('say what should have been answered: %s, not %s', async (expected, described, call, answer) => {
    const onFault = vi.fn()
    const own = createApiClient({
      apiBase: `${ORIGIN}/api`,
      endpoints: { generateMeals: `${ORIGIN}/api/meals?key=secret`, order: '/orders' },
      fetch: async () => answer(),
      onFault,
    })
    const error = await failureOf(Promise.resolve(call(own)))
    const sentence = `${expected}; its answer is ${described}.`
    expect(error).toHaveProperty('cause.message', sentence)
    expect(onFault).toHaveBeenCalledExactlyOnceWith(sentence)
  })

  it('have a cause only if there is one', async () => {
    const refused = await failureOf(failing(refuse).subscribe(deliveryInfo))
    expect(refused).not.toHaveProperty('cause')
    expect(new BackendProxyError('the answer holds no text')).not.toHaveProperty('cause')
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
