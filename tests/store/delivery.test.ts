import {
  BackendProxyError,
  type DeliveryInfo,
  HttpStatusError,
  RefusalError,
  TimeLimitError,
} from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import { forgetEverything } from '../../src/store/forgetEverything.js'
import { EGGS } from '../support/cartLine.js'
import { home } from '../support/homeAddress.js'
import { loseParts } from '../support/loseParts.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'

describe('subscribing to delivery', () => {
  it('goes from the offer through the form to the active subscription', async () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    await actions.subscribe(home)
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
      notices: [{ code: 'subscribed', subscriptionId: 'sub-1' }],
    })
  })

  it('sends once, however often the button is pressed', async () => {
    const answer = deferred<{ subscriptionId: string }>()
    const subscribe = vi.fn(() => answer.promise)
    const { actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    const first = actions.subscribe(home)
    const second = actions.subscribe(home)
    answer.resolve({ subscriptionId: 'sub-1' })
    await Promise.all([first, second])
    expect(subscribe).toHaveBeenCalledTimes(1)
  })

  it('keeps the form open after a failure and repeats it under the same idempotency key', async () => {
    const keys: string[] = []
    const services = workingServices({
      subscribe: async (_info, { idempotencyKey }) => {
        keys.push(idempotencyKey)
        if (keys.length === 1) throw new Error('No answer')
        return { subscriptionId: 'sub-1' }
      },
    })
    const { store, actions } = readyStore({ services })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    expect(store.getState()).toMatchObject({
      deliveryForm: { submitting: false },
      notices: [{ code: 'subscribe-failed', detail: 'No answer' }],
    })
    await actions.subscribe(home)
    expect(keys).toEqual(['key-1', 'key-1'])
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['subscribed'])
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
  })

  it('takes a new key for each opening of the form', () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    actions.closeDeliveryForm()
    actions.openDeliveryForm()
    expect(store.getState().deliveryForm).toMatchObject({ idempotencyKey: 'key-2' })
  })

  it('takes the same key again if nobody knows what became of the form before', async () => {
    const keys: string[] = []
    const answers = [
      new TimeLimitError(30_000),
      new RefusalError('Gateway timeout', 504),
      new RefusalError('', 200, {}, undefined, 'notSubscribed'),
      new RefusalError('ZIP code 10001 is not in CA', 422),
    ]
    const services = workingServices({
      subscribe: async (_info, { idempotencyKey }) => {
        keys.push(idempotencyKey)
        throw answers[keys.length - 1] ?? new Error('Closed today')
      },
    })
    const { actions } = readyStore({ services })
    for (let time = 0; time < 5; time++) {
      actions.openDeliveryForm()
      await actions.subscribe(home)
      actions.closeDeliveryForm()
    }
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-3'])
  })

  it('takes a new key after a refusal by an answer of success', async () => {
    const keys: string[] = []
    const subscribe = async (_info: DeliveryInfo, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      throw new RefusalError('No slots left', 200)
    }
    const { actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    for (let time = 0; time < 2; time++) await actions.subscribe(home)
    expect(new Set(keys).size).toBe(2)
  })

  it('opens the form again from the active state and returns to it on cancel', async () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.openDeliveryForm()
    expect(store.getState().deliveryForm).not.toBeNull()
    actions.closeDeliveryForm()
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
  })

  it('lets the visitor edit the address after a host’s error that only looks like a refusal', async () => {
    const subscribe = async () => {
      throw Object.assign(new Error('No slots left'), { status: 503, fieldErrors: undefined })
    }
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.editDelivery({ city: 'Salem' })
    expect(store.getState()).toMatchObject({
      deliveryForm: { submitting: false, fieldErrors: {} },
      deliveryDraft: { city: 'Salem' },
    })
  })

  it('closes the form when the visitor starts over, and keeps the subscription', async () => {
    const { store, actions } = readyStore()
    actions.openDeliveryForm()
    actions.startOver()
    expect(store.getState()).toMatchObject({ deliveryForm: null, subscriptions: [] })

    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.openDeliveryForm()
    actions.startOver()
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
  })
})

describe('closing the form before the answer', () => {
  it('ends in the active state; a form opened again meanwhile shows the same submission', async () => {
    const answer = deferred<{ subscriptionId: string }>()
    const subscribe = vi.fn(() => answer.promise)
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    const settled = actions.subscribe(home)
    actions.closeDeliveryForm()
    actions.openDeliveryForm()
    expect(store.getState().deliveryForm).toMatchObject({ submitting: true, idempotencyKey: 'key-1' })
    actions.closeDeliveryForm()
    answer.resolve({ subscriptionId: 'sub-1' })
    await settled
    expect(store.getState()).toMatchObject({
      deliveryForm: null,
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
    expect(subscribe).toHaveBeenCalledTimes(1)
  })
})

describe('the code that subscribes', () => {
  it('leaves the form as it was if it cannot be loaded, open or closed meanwhile', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const subscribe = vi.fn(async () => ({ subscriptionId: 'sub-1' }))
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    const before = store.getState()
    const findAgain = await loseParts('../../src/store/purchaseActions.js')
    const first = actions.subscribe(home)
    expect(store.getState()).toMatchObject({
      deliveryForm: { submitting: true, idempotencyKey: 'key-1' },
      awaitedForm: { submitting: true, idempotencyKey: 'key-1' },
    })
    await first
    expect(store.getState().notices).toMatchObject([{ code: 'part-not-loaded' }])
    expect(store.getState().deliveryForm).toEqual(before.deliveryForm)
    expect(store.getState().awaitedForm).toBeNull()

    const second = actions.subscribe(home)
    actions.closeDeliveryForm()
    await second
    expect(store.getState()).toMatchObject({ deliveryForm: null, awaitedForm: null })
    await findAgain()
    actions.openDeliveryForm()
    await actions.subscribe({ ...home, address: '14 Elm Street' })
    expect(subscribe.mock.calls).toEqual([
      [{ ...home, address: '14 Elm Street' }, { idempotencyKey: 'key-2' }],
    ])
    logged.mockRestore()
  })

  it('shows what it is about from the press on, and gives up if it cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { store, actions } = readyStore()
    const subscription = { subscriptionId: 'sub-1' }
    const presses = [
      [() => actions.addToCart([EGGS]), { isAddingToCart: true }, { isAddingToCart: false }],
      [
        () => actions.orderThisWeek({ subscription, items: [EGGS] }),
        { ordering: 'sub-1' },
        { ordering: null },
      ],
      [() => actions.cancelSubscription(subscription), { cancelling: ['sub-1'] }, { cancelling: [] }],
    ] as const
    for (const [press, busy, idle] of presses) {
      const findAgain = await loseParts('../../src/store/purchaseActions.js')
      const lost = press()
      expect(store.getState()).toMatchObject(busy)
      await lost
      expect(store.getState()).toMatchObject({ ...idle, notices: [{ code: 'part-not-loaded' }] })
      await findAgain()
      actions.withdrawNotices('generation')
      const found = press()
      expect(store.getState()).toMatchObject(busy)
      await found
      expect(store.getState()).toMatchObject(idle)
      const [{ id } = { id: 0 }] = store.getState().notices
      actions.dismissNotice(id)
    }
    logged.mockRestore()
  })
})

describe('an address that may have been subscribed without an answer', () => {
  const corrected = { ...home, phone: '503 555 0199' }

  /** A server that loses its first answers and keeps the rules for keys. */
  function forgetfulServer({ lost, stores = true }: { readonly lost: number; readonly stores?: boolean }) {
    const stored = new Map<string, { readonly info: DeliveryInfo; readonly subscriptionId: string }>()
    const erased = new Set<string>()
    let calls = 0
    const answer = (info: DeliveryInfo, idempotencyKey: string) => {
      if (info.zipCode === '00000') throw new RefusalError('There is no ZIP code 00000', 422)
      if (erased.has(idempotencyKey)) throw new RefusalError('This subscription was erased', 410)
      const before = stored.get(idempotencyKey)
      if (before && JSON.stringify(before.info) !== JSON.stringify(info))
        throw new RefusalError('Made with another address', 409)
      const subscription = before ?? { info, subscriptionId: `sub-${stored.size + 1}` }
      stored.set(idempotencyKey, subscription)
      return { subscriptionId: subscription.subscriptionId, eraseToken: `token of ${info.phone}` }
    }
    const subscribe = async (info: DeliveryInfo, { idempotencyKey }: { idempotencyKey: string }) => {
      calls += 1
      if (calls > lost) return answer(info, idempotencyKey)
      // A refusal is lost like any other answer.
      if (stores)
        await Promise.resolve(info)
          .then((sent) => answer(sent, idempotencyKey))
          .catch(() => null)
      throw new TimeLimitError(30_000)
    }
    return {
      subscribe,
      subscribed: () => [...stored.values()].map(({ info }) => info),
      erase: (idempotencyKey: string) => erased.add(idempotencyKey),
    }
  }

  function openedForm(server: ReturnType<typeof forgetfulServer>) {
    const onSubscribed = vi.fn()
    const ready = readyStore({
      services: workingServices({ subscribe: server.subscribe }),
      onSubscribed,
    })
    ready.actions.openDeliveryForm()
    return { ...ready, onSubscribed }
  }

  it('is found by its key when the visitor sends another one, which is not subscribed with it', async () => {
    const server = forgetfulServer({ lost: 1 })
    const { store, actions, onSubscribed } = openedForm(server)
    await actions.subscribe(home)
    const first = { subscriptionId: 'sub-1', eraseToken: `token of ${home.phone}` }
    expect(await actions.subscribe(corrected)).toEqual(first)
    expect(server.subscribed()).toEqual([home])
    expect(store.getState()).toMatchObject({ subscriptions: [first], deliveryForm: null, notices: [] })
    expect(onSubscribed.mock.calls).toEqual([[first]])
    actions.openDeliveryForm()
    expect(await actions.subscribe(corrected)).toBeUndefined()
    expect(server.subscribed()).toEqual([home, corrected])
    expect(store.getState().subscriptions.map(({ subscriptionId }) => subscriptionId)).toEqual([
      'sub-1',
      'sub-2',
    ])
  })

  it('is not subscribed if the server never heard of it: only the corrected one is', async () => {
    const server = forgetfulServer({ lost: 1, stores: false })
    const { store, actions } = openedForm(server)
    await actions.subscribe(home)
    await actions.subscribe(corrected)
    expect(server.subscribed()).toEqual([corrected])
    expect(store.getState().notices).toMatchObject([{ code: 'subscribed', subscriptionId: 'sub-1' }])
  })

  it('is found after several lost answers, and after a refusal of another address', async () => {
    const server = forgetfulServer({ lost: 2 })
    const { store, actions } = openedForm(server)
    await actions.subscribe(home)
    await actions.subscribe({ ...home, city: 'Salem' })
    await actions.subscribe({ ...corrected, zipCode: '00000' })
    expect(store.getState().deliveryForm).toMatchObject({ idempotencyKey: 'key-1' })
    expect(await actions.subscribe(corrected)).toMatchObject({ subscriptionId: 'sub-1' })
    expect(server.subscribed()).toEqual([home])
  })

  it('holds nobody up once it is erased: the corrected one goes out under a new key', async () => {
    const server = forgetfulServer({ lost: 1 })
    const keys: string[] = []
    const subscribe = async (info: DeliveryInfo, options: { idempotencyKey: string }) => {
      keys.push(options.idempotencyKey)
      return server.subscribe(info, options)
    }
    const { store, actions } = openedForm({ ...server, subscribe })
    await actions.subscribe(home)
    server.erase('key-1')
    await actions.subscribe(corrected)
    expect(store.getState().notices).toMatchObject([
      { code: 'subscribe-failed', detail: 'This subscription was erased' },
    ])
    await actions.subscribe(corrected)
    expect(keys).toEqual(['key-1', 'key-1', 'key-2'])
    expect(store.getState().subscriptions).toMatchObject([{ subscriptionId: 'sub-2' }])
  })

  it('is sent again under its key if the server turned the repetition away unread', async () => {
    const server = forgetfulServer({ lost: 1 })
    const { store, actions } = openedForm({
      ...server,
      subscribe: vi
        .fn(server.subscribe)
        .mockImplementationOnce(server.subscribe)
        .mockRejectedValueOnce(new RefusalError('Too many calls', 429)),
    })
    for (let time = 0; time < 3; time++) await actions.subscribe(home)
    expect(server.subscribed()).toEqual([home])
    expect(store.getState().subscriptions).toMatchObject([{ subscriptionId: 'sub-1' }])
  })
})

describe('an address that was sent before "New Plan"', () => {
  const neighbour = { ...home, address: '14 Elm Street' }

  it('stays out of the form of the next person, who subscribes under a key of their own', async () => {
    const sent: unknown[] = []
    const subscribe = async (info: DeliveryInfo, { idempotencyKey }: { idempotencyKey: string }) => {
      sent.push([info, idempotencyKey])
      throw sent.length === 1
        ? new TimeLimitError(30_000)
        : new RefusalError('Made with another address', 409)
    }
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    actions.startOver()
    expect(JSON.stringify(store.getState())).not.toContain(home.address)
    actions.openDeliveryForm()
    await actions.subscribe(neighbour)
    expect(sent).toEqual([
      [home, 'key-1'],
      [neighbour, 'key-2'],
    ])
  })

  it.each([
    ['"New Plan"', ({ store }: ReturnType<typeof readyStore>) => store.getState().actions.startOver()],
    ['forgetting everything', ({ store }: ReturnType<typeof readyStore>) => forgetEverything(store)],
  ])('does not come back after %s when its call fails then', async (_name, end) => {
    const answer = deferred<never>()
    const subscribe = vi.fn(() => answer.promise)
    const ready = readyStore({ services: workingServices({ subscribe }) })
    const { store, actions } = ready
    actions.openDeliveryForm()
    const sent = actions.subscribe(home)
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalled())
    end(ready)
    actions.openDeliveryForm()
    const next = store.getState().deliveryForm
    answer.reject(new TimeLimitError(30_000))
    await sent
    expect(JSON.stringify(store.getState())).not.toContain(home.address)
    expect(store.getState().deliveryForm).toBe(next)
  })

  it('shows its subscription when the answer comes then, beside the form of the next person', async () => {
    const answer = deferred<{ subscriptionId: string }>()
    const { store, actions } = readyStore({ services: workingServices({ subscribe: () => answer.promise }) })
    actions.openDeliveryForm()
    const sent = actions.subscribe(home)
    actions.startOver()
    actions.openDeliveryForm()
    answer.resolve({ subscriptionId: 'sub-1' })
    await sent
    expect(store.getState()).toMatchObject({
      deliveryForm: { idempotencyKey: 'key-2', submitting: false },
      subscriptions: [{ subscriptionId: 'sub-1' }],
    })
  })
})

describe('an idempotency key that the server knows from another address', () => {
  it('is replaced, so that the visitor can send the corrected address', async () => {
    const keys: string[] = []
    const subscribe = async (_info: DeliveryInfo, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new RefusalError('Made with another address', 409)
      return { subscriptionId: 'sub-2' }
    }
    const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    await actions.subscribe({ ...home, address: '14 Elm Street' })
    expect(keys).toEqual(['key-1', 'key-2'])
    expect(store.getState().subscriptions).toEqual([{ subscriptionId: 'sub-2' }])
  })
})

describe('the reason in a notice', () => {
  const CALL = { method: 'POST', url: '/api/delivery/subscribe' }

  it.each([
    [new BackendProxyError('the server could not be reached', CALL), { problem: 'unreachable' }, true],
    [new HttpStatusError(502, 'Bad Gateway', CALL), { problem: 'unreachable' }, true],
    [new TimeLimitError(30_000, CALL), { problem: 'noAnswer' }, true],
    [new RefusalError('The server is busy', 503, {}, CALL), 'The server is busy', true],
    [new RefusalError('', 200, {}, CALL, 'notSubscribed'), { problem: 'notSubscribed' }, true],
    [new RefusalError('No slots left', 200, {}, CALL), 'No slots left', false],
    [new TimeLimitError(30_000), { problem: 'noAnswer' }, false],
    [new RefusalError('A host’s server is busy', 503), 'A host’s server is busy', false],
    [new RefusalError('No slots left', 422, {}, CALL), 'No slots left', false],
    [new RefusalError('Check the ZIP', 422, { zipCode: 'Not in CA' }), 'Check the ZIP', false],
    [new Error('Closed today'), 'Closed today', false],
    [new Error(), null, false],
    ['broken', null, false],
  ])(
    'is for the visitor, not for developers, and after a call of our own that it may be repeated: %s',
    async (failure, detail, isRepeatable) => {
      const subscribe = async () => {
        throw failure
      }
      const { store, actions } = readyStore({ services: workingServices({ subscribe }) })
      actions.openDeliveryForm()
      await actions.subscribe(home)
      expect(store.getState().notices).toEqual([{ id: 1, code: 'subscribe-failed', detail, isRepeatable }])
    },
  )
})
