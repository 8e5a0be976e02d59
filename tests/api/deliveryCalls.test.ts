import { delay, HttpResponse, http } from 'msw'
import { RefusalError, TimeLimitError } from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'
import { client, deliveryInfo, failureOf, ORIGIN, record, server, serveShop } from './shopServer.js'

serveShop()

describe('subscribe', () => {
  it('sends the delivery info and the idempotency key, and gives the subscription id', async () => {
    const requests = record('/api/delivery/subscribe', () => HttpResponse.json({ subscriptionId: 'sub-1' }))
    await expect(client.subscribe(deliveryInfo, { idempotencyKey: 'key-1' })).resolves.toEqual({
      subscriptionId: 'sub-1',
    })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(await requests[0]?.json()).toEqual({ deliveryInfo })
  })

  it('takes the number of a subscription as its id', async () => {
    record('/api/delivery/subscribe', () => HttpResponse.json({ subscriptionId: 12345, eraseToken: null }))
    await expect(client.subscribe(deliveryInfo)).resolves.toEqual({ subscriptionId: '12345' })
  })

  it.each(['12345678901234567890', '9007199254740993', '1e21', '1.5', '-3'])(
    'takes no number that would come back as another one: %s',
    async (number) => {
      record('/api/delivery/subscribe', () => new HttpResponse(`{ "subscriptionId": ${number} }`))
      expect(await failureOf(client.subscribe(deliveryInfo))).toMatchObject({ problem: 'notSubscribed' })
    },
  )

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

  it.each([null, 17, ''])(
    'takes a subscription whose cancel code is %j as one without',
    async (eraseToken) => {
      record('/api/delivery/subscribe', () => HttpResponse.json({ subscriptionId: 'sub-1', eraseToken }))
      await expect(client.subscribe(deliveryInfo)).resolves.toEqual({ subscriptionId: 'sub-1' })
    },
  )

  it('takes a signed token as the cancel code', async () => {
    const eraseToken = 'x'.repeat(1500)
    record('/api/delivery/subscribe', () => HttpResponse.json({ subscriptionId: 'sub-1', eraseToken }))
    await expect(client.subscribe(deliveryInfo)).resolves.toEqual({ subscriptionId: 'sub-1', eraseToken })
  })

  it.each([null, { zipCode: ['Not in IL'] }])(
    'passes the reason on beside field errors of %j',
    async (fieldErrors) => {
      record('/api/delivery/subscribe', () =>
        HttpResponse.json({ error: 'Check the ZIP', fieldErrors }, { status: 422 }),
      )
      expect(await failureOf(client.subscribe(deliveryInfo))).toMatchObject({
        message: 'Check the ZIP',
        fieldErrors: {},
      })
    },
  )

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

  it('goes to the path that the host names, with the number before a query', async () => {
    const asked: string[] = []
    server.use(
      http.delete(`${ORIGIN}/ended/:id`, ({ request }) => {
        asked.push(request.url)
        return new HttpResponse(null, { status: 204 })
      }),
    )
    for (const cancel of [`${ORIGIN}/ended`, '../ended?shop=7', '../ended/', '../ended/?shop=7']) {
      const own = createApiClient({ apiBase: `${ORIGIN}/api`, endpoints: { cancel } })
      await own.eraseSubscription('sub/1', 'token-1')
    }
    const [plain, withQuery] = [`${ORIGIN}/ended/sub%2F1`, `${ORIGIN}/ended/sub%2F1?shop=7`]
    expect(asked).toEqual([plain, withQuery, plain, withQuery])
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

  const answer = (reply: () => Response) =>
    server.use(http.delete(`${ORIGIN}/api/delivery/subscriptions/:id`, reply))

  it('is refused by an answer of success that gives an error', async () => {
    answer(() => HttpResponse.json({ error: 'You have an open order; call us' }))
    const error = await failureOf(client.eraseSubscription('sub-1', 'token-1'))
    expect(error).toBeInstanceOf(RefusalError)
    expect(error).toMatchObject({ message: 'You have an open order; call us', status: 200, problem: null })
  })

  it.each([
    false,
    { ok: false },
    { success: false },
    { error: { code: 7 } },
    { errors: ['You have an open order'] },
  ])('is not confirmed by an answer of success that says no: %j', async (body) => {
    answer(() => HttpResponse.json(body))
    const error = await failureOf(client.eraseSubscription('sub-1', 'token-1'))
    expect(error).toBeInstanceOf(RefusalError)
    expect(error).toMatchObject({ status: 200, problem: 'notCancelled' })
  })

  it('is not confirmed by a web page, which a server may send for every address', async () => {
    answer(() => HttpResponse.html('\n<!doctype html><title>Shop</title>'))
    const error = await failureOf(client.eraseSubscription('sub-1', 'token-1'))
    expect(error).toMatchObject({ status: 200, problem: 'notCancelled' })
  })

  it.each<[string, () => Response]>([
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['a word', () => new HttpResponse('OK')],
    ['an object', () => HttpResponse.json({ cancelled: true })],
    ['an empty error', () => HttpResponse.json({ error: '' })],
    ['no error', () => HttpResponse.json({ error: null })],
    ['no errors', () => HttpResponse.json({ success: true, errors: [] })],
  ])('is done if the answer of success holds %s', async (_, reply) => {
    answer(reply)
    await expect(client.eraseSubscription('sub-1', 'token-1')).resolves.toBeUndefined()
  })
})
