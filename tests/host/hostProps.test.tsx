import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import {
  type GroceryListState,
  type HostNotice,
  MealPlanner,
  type MealPlannerHandle,
  type MealPlannerProps,
  type PlannerEvent,
  type Subscription,
} from 'react-meal-planner'
import { builtInFoods, type Food, type GroceryList, type WeekPlan } from 'react-meal-planner/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLAN_TABS } from '../../src/store/planTabs.js'
import { deferred } from '../support/plannerStore.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

const problems = vi.spyOn(console, 'error')

beforeEach(() => {
  problems.mockImplementation(() => undefined)
})
afterEach(() => {
  problems.mockReset()
})

const warnings = () => problems.mock.calls.map(([sentence]) => String(sentence))

/** Goes from the plan to a delivery subscription, as a visitor does. */
async function subscribe(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Get Groceries Delivered' }))
  await user.click(await screen.findByRole('button', { name: 'Start Delivery Subscription' }))
  await user.type(screen.getByLabelText('Street address'), '12 Elm Street')
  await user.type(screen.getByLabelText('City'), 'Portland')
  await user.selectOptions(screen.getByLabelText('State'), 'OR')
  await user.type(screen.getByLabelText('ZIP code'), '97201')
  await user.type(screen.getByLabelText('Phone'), '503 555 0123')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
}

/** A cart gets no seasonings, and a shop need not sell them. */
const foodLines = ({ items }: GroceryList) => items.filter(({ category }) => category !== 'From the cupboard')

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
    expect(warnings()).toContainEqual(expect.stringContaining('onSubscribed threw an error'))
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

describe('a shop’s cart', () => {
  it('gets the unticked lines, with article number, quantity, unit and price', async () => {
    const onAddToCart = vi.fn()
    const prices = builtInFoods.map(({ id }, index) => ({ id, priceUsd: 2, sku: `SKU-${index}` }))
    const onGroceryListChange = vi.fn()
    const { user } = await renderPlan({ onAddToCart, onGroceryListChange, catalog: { prices } })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const boxes = await screen.findAllByRole('checkbox')
    if (boxes[0]) await user.click(boxes[0])
    const [list] = onGroceryListChange.mock.calls[0] ?? []
    const bought = foodLines(list).length - 1
    await user.click(screen.getByRole('button', { name: `Add to cart (${bought})` }))
    const [lines] = onAddToCart.mock.calls[0] ?? []
    expect(lines).toHaveLength(bought)
    for (const line of lines) {
      expect(line).toEqual({
        foodId: expect.any(String),
        sku: expect.stringMatching(/^SKU-\d+$/),
        name: expect.any(String),
        quantity: expect.any(Number),
        unit: expect.any(String),
        price: expect.any(Number),
      })
    }
    expect(await screen.findByText(/added to your cart/)).toBeInTheDocument()
  })

  it('is not offered by a host without onAddToCart', async () => {
    const { user } = await renderPlan()
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await screen.findAllByRole('checkbox')
    expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument()
  })
})

describe('a form for a cancel code', () => {
  it.each([
    [1, 'by the same server under a path', '/v2/subscribe'],
    [1, 'by the same server under a whole address', 'https://API.example:443/subscribe'],
    [0, 'by another server', 'https://jobs.example/subscribe'],
    [0, 'at an invalid address', 'https://['],
  ])('shows %i times if subscriptions are made %s', async (count, _where, address) => {
    const { user } = await renderPlan({
      apiBase: 'https://api.example/meals',
      endpoints: { subscribe: address },
      fetch: async () => Response.json({}),
    })
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    await screen.findByText('Can I cancel?')
    expect(screen.queryAllByText('I have a subscription')).toHaveLength(count)
  })
})

describe('a cancel code', () => {
  it.each([
    [1, 'the same server', '/v2/subscribe'],
    [0, 'another server', 'https://jobs.example/subscribe'],
  ])('is shown %i times after %s made the subscription', async (count, _which, address) => {
    const { user } = await renderPlan({
      apiBase: 'https://api.example/meals',
      endpoints: { subscribe: address },
      fetch: async () => Response.json({ subscriptionId: 'sub-1', eraseToken: 'code-1' }),
    })
    await subscribe(user)
    await screen.findByText(/subscription activated/)
    expect(screen.queryAllByText('code-1')).toHaveLength(count)
  })
})

describe('a catalogue', () => {
  it('provides all foods of the plan and the list', async () => {
    const onGroceryListChange = vi.fn()
    const foods = builtInFoods.filter(
      ({ id }) => !['chicken-breast', 'eggs', 'salmon', 'canola-oil'].includes(id),
    )
    await renderPlan({ catalog: { foods }, onGroceryListChange })
    const sold = new Set(foods.map(({ id }) => id))
    const [list] = onGroceryListChange.mock.calls[0] ?? []
    expect(list.items.length).toBeGreaterThan(10)
    for (const { foodId } of foodLines(list)) expect(sold).toContain(foodId)
  })

  it('leaves out a bad row, with a sentence that names the row, the field and the rule', async () => {
    const foods = [...builtInFoods, { ...builtInFoods[0], id: 'own-brand', protein: -3 } as Food]
    await renderPlan({ catalog: { foods } })
    expect(warnings()).toEqual([
      expect.stringMatching(
        /catalog\.foods\[\d+\] \("own-brand"\) .*"protein" must be a number of 0 or more; it is -3\./,
      ),
    ])
  })
})

describe('a text of the host', () => {
  it('replaces ours, which stays if the host gives none', async () => {
    const messages: MealPlannerProps['messages'] = {
      profile: { submit: 'Generate My Plan' },
      plan: { tab: { groceries: 'Shopping' }, starts: 'This week' },
    }
    await renderPlan({ messages, tabs: ['groceries', 'plan'] })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Shopping',
      'Meal Plan',
    ])
    // Once for wide boxes and once for narrow ones; the styles show one of them.
    expect(screen.getAllByText('This week')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Get Groceries Delivered' })).not.toBeInTheDocument()
  })

  it('starts its headings at the level that the host says, and ends at h6', async () => {
    const { user } = await renderPlan({ headingLevel: 4 })
    const levelOf = (name: string | RegExp) => screen.getByRole('heading', { name }).tagName
    expect(levelOf('Your 7-Day Meal Plan')).toBe('H4')
    expect(levelOf('Daily targets')).toBe('H5')
    const meal = screen.getAllByRole('article')[0]
    if (!meal) throw new Error('The day has no meals.')
    expect(within(meal).getByRole('heading', { level: 6 })).toBeInTheDocument()
    await user.click(within(meal).getByRole('button', { name: /^Swap:/ }))
    expect(await screen.findByRole('heading', { name: /^Other dishes/, level: 6 })).toBeInTheDocument()
  })

  it.each([
    ['gives another week for the same answers', undefined, false],
    ['gives the same week for the same answers if the host fixes the seed', 3, true],
  ])('%s', async (_title, initialSeed, isSame) => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const { user } = await renderPlan({ onPlanGenerated, ...(initialSeed && { initialSeed }) })
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await waitFor(() => expect(onPlanGenerated).toHaveBeenCalledTimes(2), { timeout: 20_000 })
    const [first, second] = onPlanGenerated.mock.calls.map(([{ days }]) => days)
    if (isSame) expect(second).toEqual(first)
    else expect(second).not.toEqual(first)
  })

  it('names who delivers', async () => {
    const { user } = await renderPlan({ deliveryProvider: { name: 'Swift Vans' } })
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    expect(await screen.findByText(/Delivered by Swift Vans/)).toBeInTheDocument()
  })
})

/** Every prop but the pauses: without those the test would wait as long as a visitor. */
const PROPS: Readonly<Record<keyof Omit<MealPlannerProps, 'pauses'>, true>> = {
  apiBase: true,
  endpoints: true,
  fetch: true,
  headers: true,
  catalog: true,
  initialProfile: true,
  initialSeed: true,
  locale: true,
  units: true,
  messages: true,
  theme: true,
  isolation: true,
  nonce: true,
  overlay: true,
  headingLevel: true,
  deliveryProvider: true,
  pictures: true,
  tabs: true,
  persistKey: true,
  persistProfile: true,
  savedState: true,
  onStateChange: true,
  history: true,
  planLinks: true,
  onPlanGenerated: true,
  onGroceryListChange: true,
  onAddToCart: true,
  onSubscribe: true,
  onSubscribed: true,
  onOrder: true,
  onChangePreferences: true,
  onNotice: true,
  onError: true,
  onEvent: true,
}
/** Those that a boolean is right for. */
const FLAGS = ['persistProfile', 'planLinks']
const refuse = () => {
  throw new Error('no entry')
}

describe('a bad prop', () => {
  it.each<[string, unknown]>([
    ['a boolean', true],
    ['NaN', Number.NaN],
    ['a symbol', Symbol('x')],
    ['a promise', Promise.resolve({})],
    ['an instance of a class', new Date(0)],
    ['a proxy that throws', new Proxy({}, { get: refuse, ownKeys: refuse })],
  ])('causes one warning each, and the widget still plans, when every prop is %s', async (_kind, bad) => {
    const takesIt = (name: string) => bad === true && FLAGS.includes(name)
    const names = Object.keys(PROPS).filter((name) => !takesIt(name))
    const props: object = Object.fromEntries(names.map((name) => [name, bad]))
    const { user } = renderPlanner(props)
    const answers = {
      Age: '34',
      'Height (feet)': '5',
      'Height (inches)': '6',
      'Weight (lbs)': '160',
      'Weekly food budget': '120',
    }
    for (const [label, answer] of Object.entries(answers)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: answer } })
    }
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await screen.findByRole('tablist', {}, { timeout: 10_000 })
    for (const sentence of warnings()) {
      expect(sentence).toMatch(/ must be .*; it .*, so (it is left out|nothing is sent)\. Pass /)
    }
    const named = () => warnings().map((sentence) => /^MealPlanner: (\w+)/.exec(sentence)?.[1])
    await waitFor(() => expect(named().sort()).toEqual(names.sort()))
  })

  it('counts as absent when it is null', async () => {
    const nothing: object = {
      ...Object.fromEntries(Object.keys(PROPS).map((name) => [name, null])),
      initialProfile: { ...sampleProfile(), gender: null },
      theme: { colorScheme: null, tokens: { accent: null } },
      pauses: { firstMs: 0, againMs: null },
    }
    const { user } = renderPlanner(nothing)
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await screen.findByRole('tablist', {}, { timeout: 10_000 })
    expect(warnings()).toEqual([])
  })

  it('is described without any secret in it', () => {
    const props: object = {
      apiBase: 'https://shop:secret@example.com',
      headers: { authorization: ['secret'] },
    }
    renderPlanner(props)
    expect(warnings()).toHaveLength(2)
    expect(warnings().join()).not.toContain('secret')
  })

  it.each<[string, object, RegExp]>([
    ['locale', { locale: 'not a locale' }, /locale must be a BCP 47 language tag; it is "not a locale",/],
    ['pauses', { pauses: -1 }, /pauses must be milliseconds of 0 or more.*; it is -1,/],
    [
      'pauses',
      { pauses: { firstMs: 0, againMs: Number.POSITIVE_INFINITY } },
      /pauses\.againMs must be milliseconds of 0 or more; it is Infinity,/,
    ],
    ['tabs', { tabs: [] }, /tabs must name at least one of/],
    [
      'tabs',
      { tabs: ['plan', 'plan'] },
      new RegExp(`tabs must name only ${PLAN_TABS.join(', ')}, each at most once`),
    ],
    ['tabs', { tabs: ['plan', 'news'] }, new RegExp(`tabs must name only ${PLAN_TABS.join(', ')}`)],
    ['apiBase', { apiBase: 'javascript:alert(1)' }, /apiBase must be a path or an http/],
    ['apiBase', { apiBase: '/api?shop=1' }, /apiBase must be .* without a query/],
    ['apiBase', { apiBase: 'https://shop:secret@example.com' }, /apiBase must be .* password/],
    ['endpoints', { endpoints: { generate: '/meals' } }, /endpoints\.generate is not a prop/],
    [
      'headers',
      { headers: new Headers({ a: 'b' }) },
      /headers must be an object of strings.*; it is of type Headers,/,
    ],
    [
      'initialProfile',
      { initialProfile: { age: 7 } },
      /\.age is left out: Age must be between .*; it is 7\./,
    ],
    [
      'initialProfile',
      { initialProfile: { goal: 'loose' } },
      /\.goal is left out: it must be one of lose, maintain, gain; it is "loose"\./,
    ],
    ['initialProfile', { initialProfile: { ago: 7 } }, /initialProfile\.ago is not a field/],
    ['theme', { theme: { tokens: 'red' } }, /theme\.tokens must be an object; it is "red",/],
    ['provider', { deliveryProvider: { text: 'By van' } }, /deliveryProvider must be .* name/],
    ['a misspelt prop', { apibase: '/api' }, /apibase is not a prop of MealPlanner/],
    ['a message', { messages: { profile: { sumbit: 'Go' } } }, /messages\.profile\.sumbit is not a text/],
    ['a message', { messages: { profile: { submit: ' ' } } }, /profile\.submit must not be empty/],
    ['a message', { messages: { profile: { submit: () => '' } } }, /profile\.submit gave an empty text/],
    ['a message', { messages: { profile: { submit: null } } }, /profile\.submit has the wrong type/],
    ['a message', { messages: { profile: { submit: () => ({}) } } }, /profile\.submit gave no string/],
    [
      'a message',
      { messages: { profile: { labels: { age: refuse } } } },
      /labels\.age threw "Error: no entry"/,
    ],
  ])('is named with its rule and what to do, and the widget works: %s', (_name, props, sentence) => {
    const { rerender } = renderPlanner(props)
    rerender(<MealPlanner pauses={0} {...props} />)
    expect(warnings()).toEqual([expect.stringMatching(sentence)])
    expect(screen.getByLabelText('Age')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeInTheDocument()
  })

  it('is named when it is a text of the plan, as soon as that loads', async () => {
    await renderPlan({ messages: { delivery: { faq: { list: ['Why?'] } } } as object })
    expect(warnings()).toEqual([expect.stringMatching(/faq\.list has the wrong type/)])
  })

  it.each<[string, object]>([
    ['onSubscribe', { onSubscribe: 'later' }],
    ['fetch', { fetch: 'mine' }],
    ['headers', { headers: ['token'] }],
    ['endpoints', { endpoints: { subscribe: 7 } }],
  ])('sends no address to a wrong place: %s', async (_name, props) => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
    const { user } = await renderPlan({ apiBase: '/api', ...props })
    sent.mockClear()
    await subscribe(user)
    expect(await screen.findByText(/Failed to create delivery subscription/)).toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm Street')
    sent.mockRestore()
  })

  it('makes no order seem placed when onOrder is wrong', async () => {
    const { user } = await renderPlan({
      onSubscribe: async () => ({ subscriptionId: 'sub-9' }),
      ...({ onOrder: 'later' } as object),
    })
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: /Order/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/order/i)
    expect(screen.queryByText(/Order placed/)).not.toBeInTheDocument()
  })

  it('leaves its good parts in use', async () => {
    const prices = builtInFoods.map(({ id }) => ({ id, priceUsd: 1, sku: 'A-1' }))
    const catalog: object = { foods: null, prices, currency: 'USD' }
    const onAddToCart = vi.fn()
    const { user } = await renderPlan({ catalog, onAddToCart })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: /Add to cart/ }))
    expect(onAddToCart.mock.calls[0]?.[0][0]).toMatchObject({ sku: 'A-1' })
    expect(warnings()).toEqual([expect.stringContaining('catalog.currency is not a prop')])
  })

  it('leaves "Change Preferences" to the widget when onChangePreferences throws', async () => {
    const { user } = await renderPlan({ onChangePreferences: refuse })
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    expect(await screen.findByLabelText('Age')).toBeInTheDocument()
  })

  it('keeps our text if the host’s text function throws later', async () => {
    await renderPlan({ messages: { plan: { tab: { plan: refuse }, dayCalories: refuse } } as object })
    expect(screen.getByRole('tab', { name: 'Meal Plan' })).toBeInTheDocument()
  })

  it('prints at most 11 sentences about a catalogue that is wrong in every row', async () => {
    const prices = Array.from({ length: 1000 }, () => ({ id: 'eggs', priceUsd: Number.NaN }))
    renderPlanner({ catalog: { prices } })
    await vi.waitFor(() => expect(warnings()).toHaveLength(11), { timeout: 5000 })
    expect(warnings().at(-1)).toContain('990 more')
  })
})

describe('an answer of the host that cannot be used', () => {
  it('causes one warning when headers throws, and no call is made without the headers', async () => {
    const fetch = vi.fn(globalThis.fetch)
    const headers = async () => refuse()
    await renderPlan({ apiBase: '/api', fetch, headers })
    expect(warnings()).toEqual([expect.stringMatching(/headers threw "Error: no entry"/)])
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is named when the promise of a callback is rejected', async () => {
    await renderPlan({ onPlanGenerated: async () => refuse(), onGroceryListChange: async () => refuse() })
    await vi.waitFor(() =>
      expect(warnings()).toEqual([
        expect.stringContaining('onPlanGenerated threw'),
        expect.stringContaining('onGroceryListChange threw'),
      ]),
    )
  })

  it('is named when onChangePreferences takes over and its promise is rejected', async () => {
    const { user } = await renderPlan({ onChangePreferences: async () => refuse() })
    await user.click(screen.getByRole('button', { name: 'Change Preferences' }))
    await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('onChangePreferences threw')]))
    expect(screen.getByRole('heading', { name: 'Your 7-Day Meal Plan' })).toBeInTheDocument()
  })

  it('is named when a subscription has no id, and the visitor reads our words', async () => {
    const onSubscribe: object = async () => undefined
    const { user } = await renderPlan({ onSubscribe } as object)
    await subscribe(user)
    expect(await screen.findByText(/Unknown error/)).toBeInTheDocument()
    expect(warnings()).toEqual([expect.stringContaining('onSubscribe gave no subscriptionId')])
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
    expect(warnings()).toEqual([])
  })
})

describe('a host that renders again', () => {
  it('loses nothing and restarts nothing with new objects and functions', async () => {
    const onPlanGenerated = vi.fn()
    const inline = (): MealPlannerProps => ({
      pauses: 0,
      messages: { plan: { tab: { groceries: 'Shopping' } } },
      theme: { colorScheme: 'light' },
      catalog: { prices: [{ id: 'eggs', priceUsd: 3 }] },
      onPlanGenerated: (week) => onPlanGenerated(week),
    })
    const { user, rerender } = await renderPlan(inline())
    await user.click(screen.getByRole('tab', { name: 'Shopping' }))
    const [first] = await screen.findAllByRole('checkbox')
    if (first) await user.click(first)
    for (let renders = 0; renders < 3; renders += 1) rerender(<MealPlanner {...inline()} />)
    expect(screen.getByRole('tab', { name: 'Shopping' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    expect(onPlanGenerated).toHaveBeenCalledTimes(1)
  })

  it('loses nothing with a new nonce: the document still accepts the first one', async () => {
    const shadow = (nonce: string) => <MealPlanner isolation="shadow" nonce={nonce} />
    const { container, rerender } = render(shadow('first'))
    const root = container.firstElementChild?.shadowRoot
    const content = () => within(root?.lastElementChild as HTMLElement)
    const age = content().getByLabelText('Age')
    fireEvent.change(age, { target: { value: '34' } })
    rerender(shadow('second'))
    expect(content().getByLabelText('Age')).toBe(age)
    expect(age).toHaveValue('34')
    const nonces = [...(root?.querySelectorAll('style') ?? [])].map((style) => style.nonce)
    expect(new Set(nonces)).toEqual(new Set(['first']))
  })
})

describe('the ref', () => {
  it('generates, reads, focuses and resets', async () => {
    const ref = createRef<MealPlannerHandle>()
    const { rerender } = renderPlanner({ initialProfile: sampleProfile() })
    rerender(<MealPlanner ref={ref} pauses={0} initialProfile={sampleProfile()} />)
    expect(ref.current?.getPlan()).toBeNull()
    await act(async () => ref.current?.generate())
    expect(ref.current?.getPlan()?.days).toHaveLength(7)
    act(() => ref.current?.focus())
    expect(screen.getByRole('region', { name: 'Meal planner' })).toHaveFocus()
    act(() => ref.current?.reset())
    expect(ref.current?.getPlan()).toBeNull()
    expect(screen.getByLabelText('Age')).toHaveValue('34')
  })
})
