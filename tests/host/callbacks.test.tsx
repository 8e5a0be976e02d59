import { act, renderHook, screen } from '@testing-library/react'
import { createRef } from 'react'
import {
  type GroceryListState,
  type HostNotice,
  type HostOrder,
  type MealPlannerHandle,
  PartNotLoadedError,
  type PlannerEvent,
  type RequestHeaders,
  type Subscription,
} from 'react-meal-planner'
import type { WeekPlan } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { useHostCallbacks } from '../../src/host/useHostCallbacks.js'
import { subscribe } from '../support/addressForm.js'
import { hostWarnings } from '../support/hostWarnings.js'
import { loseParts } from '../support/loseParts.js'
import { deferred, readyStore } from '../support/plannerStore.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

const refuse = () => {
  throw new Error('no entry')
}

describe('a callback', () => {
  it('gets the week and its list, and the list again when an item is ticked', async () => {
    const onPlanGenerated = vi.fn()
    const lists: GroceryListState[] = []
    const { user } = await renderPlan({ onPlanGenerated, onGroceryListChange: (list) => lists.push(list) })
    expect(onPlanGenerated).toHaveBeenCalledTimes(1)
    expect(onPlanGenerated.mock.calls[0]?.[0].days).toHaveLength(7)
    expect(lists).toHaveLength(1)

    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [first] = await screen.findAllByRole('checkbox')
    if (first) await user.click(first)
    expect(lists).toHaveLength(2)
    expect(lists[1]?.tickedFoodIds).toHaveLength(1)
  })

  it('gets the week again that undo brings back after "New Plan", and not the one behind the form', async () => {
    const weeks: WeekPlan[] = []
    const { user } = await renderPlan({ onPlanGenerated: (week) => weeks.push(week) })
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await user.click(await screen.findByRole('button', { name: 'Back to my plan' }))
    expect(weeks).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
    expect(weeks).toHaveLength(2)
    expect(weeks[1]).toEqual(weeks[0])
  })

  it('gets the events for analytics, without any answer of the visitor', async () => {
    const events: PlannerEvent[] = []
    const { user } = renderPlanner({ onEvent: (event) => events.push(event) })
    await user.type(screen.getByLabelText('Age'), '17')
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    expect(events).toEqual([
      {
        type: 'form_refused',
        fields: expect.arrayContaining(['age', 'heightFeet', 'heightInches', 'weight', 'weeklyFoodBudget']),
      },
    ])
    expect(JSON.stringify(events)).not.toContain('17')
  })

  it('gets each notice in the words that the visitor sees', async () => {
    const notices: HostNotice[] = []
    const onSubscribe = async () => {
      throw new Error('Closed for the holidays')
    }
    const { user } = await renderPlan({ onNotice: (notice) => notices.push(notice), onSubscribe })
    await subscribe(user)
    const alert = await screen.findByRole('alert')
    expect(notices).toEqual([{ code: 'subscribe-failed', kind: 'alert', text: expect.any(String) }])
    expect(alert).toHaveTextContent(notices[0]?.text ?? 'no notice')
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm Street')
  })
})

describe('onError', () => {
  it('gets no address of a file when the list for onGroceryListChange did not load', async () => {
    const { store } = readyStore()
    const onError = vi.fn()
    const findAgain = await loseParts('../../src/ui/planner.chunk.js')
    renderHook(() =>
      useHostCallbacks(store, { current: { onError, onGroceryListChange: () => undefined } as object }),
    )
    await store.getState().actions.submitProfile()
    await vi.waitFor(() => expect(onError.mock.calls).toEqual([[expect.any(PartNotLoadedError)]]))
    await findAgain()
  })
})

describe('a callback that throws', () => {
  const broken = () => {
    throw new Error('analytics down')
  }

  it('leaves the visitor the plan and the subscription', async () => {
    const { user } = await renderPlan({
      onEvent: broken,
      onPlanGenerated: broken,
      onGroceryListChange: broken,
      onNotice: broken,
      onSubscribed: broken,
      onSubscribe: async () => ({ subscriptionId: 'sub-9' }),
    })
    await subscribe(user)
    expect(await screen.findByText(/subscription activated/)).toBeInTheDocument()
    expect(hostWarnings()).toContainEqual(expect.stringContaining('onSubscribed threw an error'))
  })
})

it('asks for a subscription again under the same key after a failure', async () => {
  const keys: string[] = []
  const { user } = await renderPlan({
    onSubscribe: async (_address, { idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (keys.length === 1) throw new Error('our desk does not answer')
      return { subscriptionId: 'S-17' }
    },
  })
  await subscribe(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('our desk does not answer')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText(/subscription activated/)).toBeInTheDocument()
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})

it('takes the number of a subscription as its id', async () => {
  const onSubscribed = vi.fn()
  const props: object = { onSubscribe: async () => ({ subscriptionId: 12345 }), onSubscribed }
  const { user } = await renderPlan(props)
  await subscribe(user)
  expect(await screen.findByText(/subscription activated/)).toBeInTheDocument()
  expect(onSubscribed).toHaveBeenCalledWith({ subscriptionId: '12345' })
})

it.each<[string, unknown, RegExp]>([
  ['a number that is too long', { subscriptionId: 'x'.repeat(5000) }, /1 to 200 letters, not 5000,/],
  ['an empty number', { subscriptionId: '' }, /1 to 200 letters, not 0,/],
  ['no number', {}, /1 to 200 letters, or reject; its answer is of type Object,/],
  [
    'the response of fetch',
    new Response('{}', { status: 500 }),
    /is of type Response, .* check response\.ok/,
  ],
])('does not subscribe with %s, and the console says why', async (_, answer, sentence) => {
  const props: object = { onSubscribe: async () => answer }
  const { user } = await renderPlan(props)
  await subscribe(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create subscription')
  expect(hostWarnings()).toEqual([expect.stringMatching(sentence)])
})

describe('onOrder', () => {
  /** Orders with the widget of a host whose callback gives this answer. */
  async function orderWith(answer: unknown) {
    const props: object = {
      onSubscribe: async () => ({ subscriptionId: 'S-17' }),
      onOrder: async () => answer,
    }
    const { user } = await renderPlan(props)
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
  }

  it('can send the visitor to a page where the order is finished', async () => {
    await orderWith({ checkoutUrl: 'https://shop.example/checkout/7' })
    const link = await screen.findByRole('link', { name: 'Finish your order at shop.example' })
    expect(link).toHaveAttribute('href', 'https://shop.example/checkout/7')
    expect(screen.queryByText(/^Order placed!/)).not.toBeInTheDocument()
  })

  it.each([undefined, null, { placed: true }, { placed: true, orderNumber: 7 }])(
    'has placed the order if it resolves to %o',
    async (answer) => {
      await orderWith(answer)
      expect(await screen.findByText(/^Order placed!/)).toBeInTheDocument()
    },
  )

  it.each<[string, unknown, string]>([
    ['a path', { checkoutUrl: '/checkout/7' }, 'an object of checkoutUrl'],
    ['no whole address', { checkoutUrl: 'https://' }, 'an object of checkoutUrl'],
    ['another scheme', { checkoutUrl: 'javascript:alert(1)' }, 'an object of checkoutUrl'],
    ['no', { placed: false }, 'an object of placed'],
    ['a text for yes', { placed: 'yes' }, 'an object of placed'],
    ['an error', { error: 'sold out' }, 'an object of error'],
    ['no success', { success: false, message: 'card declined' }, 'an object of success, message'],
    ['false', false, 'false'],
    ['a number', 5, '5'],
    ['a text', 'x', '"x"'],
    ['a list', [], 'an array'],
    ['nothing in it', {}, 'of type Object'],
  ])(
    'has failed if it resolves to %s, and the console says what it is and what to resolve to',
    async (_, answer, described) => {
      await orderWith(answer)
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to place the order')
      expect(screen.queryByText(/^Order placed!/)).not.toBeInTheDocument()
      expect(hostWarnings()).toEqual([
        expect.stringContaining(
          `onOrder must resolve to nothing, { placed: true } or { checkoutUrl: "https://…" }, or reject; its answer is ${described}, so`,
        ),
      ])
    },
  )

  it.each([200, 500])('has failed if it resolves to the response of fetch itself: %i', async (status) => {
    await orderWith(new Response('{}', { status }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to place the order')
    expect(hostWarnings()).toEqual([
      expect.stringMatching(
        /is of type Response, .* fetch does not reject on an error status: check response\.ok/,
      ),
    ])
  })

  it('gets the lines of the list as a server does, and the key that a second try repeats', async () => {
    const orders: HostOrder[] = []
    const lists: GroceryListState[] = []
    const { user } = await renderPlan({
      onSubscribe: async () => ({ subscriptionId: 'S-17' }),
      onGroceryListChange: (list) => lists.push(list),
      onOrder: (order) => {
        orders.push(order)
        if (orders.length === 1) throw new Error('our vans are full')
      },
    })
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('our vans are full')
    await user.click(screen.getByRole('button', { name: 'Order This Week Now' }))
    expect(await screen.findByText(/^Order placed!/)).toBeInTheDocument()

    const [first, second] = orders
    expect(second).toEqual(first)
    expect(first).toMatchObject({ subscriptionId: 'S-17', idempotencyKey: expect.stringMatching(/./) })
    const foods =
      lists[0]?.items.filter((item) => item.category !== 'From the cupboard' || item.isFresh) ?? []
    expect(foods.length).toBeGreaterThan(10)
    expect(new Set(first?.items.map(({ foodId }) => foodId))).toEqual(
      new Set(foods.map(({ foodId }) => foodId)),
    )
    const line = { foodId: expect.any(String), quantity: expect.any(Number), unit: expect.any(String) }
    expect(first?.items).toEqual(first?.items.map(() => line))
  })
})

describe('onCancelSubscription', () => {
  async function cancelWith(onCancelSubscription: (subscription: Subscription) => Promise<unknown>) {
    const onSubscribe = async () => ({ subscriptionId: 'S-17' })
    const props: object = { onSubscribe, onCancelSubscription }
    const { user } = await renderPlan(props)
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    await user.click(screen.getByRole('button', { name: 'Cancel it' }))
  }

  it('cancels a subscription in place of the call, also one without a code', async () => {
    const cancelled: Subscription[] = []
    await cancelWith(async (subscription) => {
      cancelled.push(subscription)
    })
    expect(await screen.findByText(/^Your delivery subscription S-17 is cancelled/)).toBeVisible()
    expect(cancelled).toEqual([{ subscriptionId: 'S-17' }])
  })

  it('does not make the widget ask for a cancel code that nothing gives', async () => {
    const { user } = await renderPlan({ onCancelSubscription: async () => undefined })
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    expect(await screen.findByText('Your groceries, delivered every week')).toBeVisible()
    expect(screen.queryByText('I have a subscription')).not.toBeInTheDocument()
  })

  it.each([
    new Response('', { status: 500 }),
    false,
    { success: false },
    { error: 'You have an open order' },
  ])('keeps the subscription if it resolves to %o', async (no) => {
    await cancelWith(async () => no)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to cancel the subscription')
    expect(screen.getByRole('group', { name: 'Subscription S-17' })).toBeVisible()
    expect(hostWarnings()).toEqual([expect.stringContaining('onCancelSubscription must resolve to nothing')])
  })

  it('keeps the subscription if it rejects, and shows why', async () => {
    await cancelWith(async () => {
      throw new Error('our desk is closed')
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('S-17 is not cancelled: our desk is closed.')
    expect(screen.getByRole('group', { name: 'Subscription S-17' })).toBeVisible()
  })
})

describe('a header that has no value yet', () => {
  const headers: RequestHeaders = { authorization: undefined, 'x-shop': 'fairfield', 'x-store': null }
  it.each<[string, RequestHeaders]>([
    ['the object', headers],
    ['the function', async () => headers],
  ])('is left out of %s, and the calls are made', async (_, given) => {
    const sent: object[] = []
    const fetch: typeof globalThis.fetch = async (_url, request) => {
      sent.push(Object(request?.headers))
      return Response.json({ error: 'not today' }, { status: 500 })
    }
    await renderPlan({ apiBase: '/api', fetch, headers: given })
    expect(hostWarnings()).toEqual([])
    expect(sent[0]).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-shop': 'fairfield',
    })
  })
})

describe('an answer of the host that cannot be used', () => {
  it('causes one warning when headers throws, and no call is made without the headers', async () => {
    const fetch = vi.fn(globalThis.fetch)
    const headers = async () => refuse()
    await renderPlan({ apiBase: '/api', fetch, headers })
    expect(hostWarnings()).toEqual([expect.stringMatching(/headers threw "Error: no entry"/)])
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each<[string, unknown, string]>([
    ['an entry is no string', { authorization: 7 }, 'of type Object'],
    [
      'an instance of a class',
      new (class Session {
        token = 'x'
      })(),
      'of type Object',
    ],
    ['a Headers object', new Headers({ a: 'b' }), 'of type Headers'],
    ['a string', 'Bearer x', 'of type String'],
  ])(
    'causes one warning when headers gives no object of strings, and no call is made: %s',
    async (_, given, type) => {
      const fetch = vi.fn(globalThis.fetch)
      const props: object = { apiBase: '/api', fetch, headers: () => given }
      await renderPlan(props)
      expect(hostWarnings()).toEqual([
        expect.stringContaining(
          `headers must give an object of strings; it gave a value ${type}, so the call is not made.`,
        ),
      ])
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('is named when the promise of a callback is rejected', async () => {
    await renderPlan({ onPlanGenerated: async () => refuse(), onGroceryListChange: async () => refuse() })
    await vi.waitFor(() =>
      expect(hostWarnings()).toEqual([
        expect.stringContaining('onPlanGenerated threw'),
        expect.stringContaining('onGroceryListChange threw'),
      ]),
    )
  })

  it('is named when what a callback gives is a promise of another kind', async () => {
    // As a library's own, or one of another frame.
    const onPlanGenerated: object = () => ({
      // biome-ignore lint/suspicious/noThenProperty: it is a promise to whoever awaits it
      then: (_: unknown, reject: (reason: unknown) => void) => reject(new Error('no entry')),
    })
    await renderPlan({ onPlanGenerated } as object)
    await vi.waitFor(() => expect(hostWarnings()).toEqual([expect.stringContaining('onPlanGenerated threw')]))
  })

  it('is named when onChangePreferences takes over and its promise is rejected', async () => {
    const { user } = await renderPlan({ onChangePreferences: async () => refuse() })
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await vi.waitFor(() =>
      expect(hostWarnings()).toEqual([expect.stringContaining('onChangePreferences threw')]),
    )
    expect(screen.getByRole('heading', { name: 'Your 7-Day Meal Plan' })).toBeInTheDocument()
  })

  it('is named when a subscription has no id, and the visitor reads our words', async () => {
    const onSubscribe: object = async () => undefined
    const onError = vi.fn<(error: unknown) => void>()
    const { user } = await renderPlan({ onSubscribe, onError } as object)
    await subscribe(user)
    expect(await screen.findByText(/Failed to create subscription\./)).toBeInTheDocument()
    expect(hostWarnings()).toEqual([expect.stringContaining('onSubscribe must resolve to { subscriptionId')])
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ name: 'PropError' })]])
    expect(String(onError.mock.calls[0]?.[0])).toContain('must resolve to { subscriptionId')
  })
})

describe('print() of the ref', () => {
  it('says that a part did not load, and does not reject', async () => {
    const onError = vi.fn()
    const ref = createRef<MealPlannerHandle>()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    renderPlanner({ ref, onError } as object)
    const findAgain = await loseParts('../../src/ui/planner.chunk.js')
    await act(async () => ref.current?.print())
    await findAgain()
    expect(await screen.findByText(/^Part of the planner could not be loaded/)).toBeVisible()
    expect(onError.mock.calls).toEqual([[expect.any(PartNotLoadedError)]])
    expect(logged.mock.calls).toEqual([[expect.any(String), expect.any(PartNotLoadedError)]])
    logged.mockRestore()
  })
})

describe('the data that a host gets', () => {
  it('is a copy that the host may change', async () => {
    const ref = createRef<MealPlannerHandle>()
    const empty = (given: object) => {
      for (const part of Object.values(given)) if (Array.isArray(part)) part.length = 0
    }
    const { user } = await renderPlan({
      ref,
      onPlanGenerated: empty,
      onGroceryListChange: empty,
      onAddToCart: empty,
    } as object)
    empty(ref.current?.getPlan() ?? {})
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(10)
    expect(ref.current?.getPlan()?.days).toHaveLength(7)
    expect(hostWarnings()).toEqual([])
  })
})

describe('an unmounted widget', () => {
  it('ends its calls', async () => {
    const signals: AbortSignal[] = []
    const fetch: typeof globalThis.fetch = (_input, init) => {
      if (init?.signal) signals.push(init.signal)
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    }
    const { user, unmount } = renderPlanner({ apiBase: '/api', fetch, initialProfile: sampleProfile() })
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await vi.waitFor(() => expect(signals.length).toBeGreaterThan(0), { timeout: 5000 })
    unmount()
    await vi.waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true))
  })

  it('still gives the host a subscription that was being made, with its cancel code', async () => {
    const answer = deferred<Subscription>()
    const onSubscribed = vi.fn()
    const { user, unmount } = await renderPlan({ onSubscribe: () => answer.promise, onSubscribed })
    await subscribe(user)
    unmount()
    answer.resolve({ subscriptionId: 'sub-9', eraseToken: 'code-9' })
    await vi.waitFor(() =>
      expect(onSubscribed.mock.calls).toEqual([[{ subscriptionId: 'sub-9', eraseToken: 'code-9' }]]),
    )
  })
})
