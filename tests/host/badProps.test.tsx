import { fireEvent, screen, waitFor } from '@testing-library/react'
import { MealPlanner, type MealPlannerProps } from 'react-meal-planner'
import { builtInFoods } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { PLAN_TABS } from '../../src/store/planTabs.js'
import { subscribe } from '../support/addressForm.js'
import { hostWarnings } from '../support/hostWarnings.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

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
  onCancelSubscription: true,
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
    await screen.findByRole('tablist')
    for (const sentence of hostWarnings()) {
      expect(sentence).toMatch(/ must be .*; it .*, so (it is left out|nothing is sent)\.( Pass |$)/)
    }
    const named = () => hostWarnings().map((sentence) => /^MealPlanner: (\w+)/.exec(sentence)?.[1])
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
    await screen.findByRole('tablist')
    expect(hostWarnings()).toEqual([])
  })

  it('is described without any secret in it', () => {
    const props: object = {
      apiBase: 'https://shop:secret@example.com',
      headers: { authorization: ['secret'] },
    }
    renderPlanner(props)
    expect(hostWarnings()).toHaveLength(2)
    expect(hostWarnings().join()).not.toContain('secret')
  })

  it.each<[string, object, RegExp]>([
    [
      'locale',
      { locale: 'not a locale' },
      /locale must be a known BCP 47 language tag; it is "not a locale",/,
    ],
    [
      'a language that there is not',
      { locale: 'deutsch' },
      /locale must be a known .*; it is "deutsch", so en-US/,
    ],
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
    ['apiBase', { apiBase: 'javascript:alert(1)' }, /apiBase must be a path or an address/],
    ['apiBase', { apiBase: '/api?shop=1' }, /apiBase must be .* without a query/],
    ['apiBase', { apiBase: 'https://shop:secret@example.com' }, /apiBase must be .* password/],
    ['apiBase', { apiBase: 'https://:secret@example.com' }, /apiBase must be .* password/],
    ['apiBase', { apiBase: '' }, /apiBase must be a path or an address .*; it is empty,/],
    [
      'apiBase',
      { apiBase: 'localhost:8787' },
      /apiBase must be a path or an address with http\(s\):\/\/,.*; it is without http\(s\):\/\/,/,
    ],
    [
      'endpoints',
      { endpoints: { order: 'localhost:8787/orders' } },
      /endpoints\.order must be .* with http\(s\):\/\/; it is without http\(s\):\/\/,/,
    ],
    ['apiBase', { apiBase: 'api.shop.example/v1' }, /apiBase must be a path or an address/],
    [
      'endpoints',
      { endpoints: { generateMeals: '//ai.shop.example/gen' } },
      /endpoints\.generateMeals must be a path or an address with http\(s\):\/\/; .* nothing is sent/,
    ],
    ...[
      '',
      ' ',
      'api.shop.example/orders',
      'api.shop.example:8080/orders',
      'https://[',
      'ftp://shop.example/orders',
      'https://shop:secret@shop.example/orders',
    ].map((order): [string, object, RegExp] => [
      'endpoints',
      { endpoints: { order } },
      /endpoints\.order must be a path or an address with http\(s\):\/\/; .* nothing is sent/,
    ]),
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
    expect(hostWarnings()).toEqual([expect.stringMatching(sentence)])
    expect(screen.getByLabelText('Age')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeInTheDocument()
  })

  it.each([
    '/order',
    'order.php',
    'index.php/order',
    'v1.0/order?shop=7',
    '?action=order',
    'https://shop.example/order',
  ])('is none where an endpoint is a path or an address: %s', (order) => {
    renderPlanner({ endpoints: { order } })
    expect(hostWarnings()).toEqual([])
  })

  it.each<[string, object]>([
    ['endpoints', { endpoints: { generateMeals: 'https://ai.shop.example/meals' } }],
    ['headers', { headers: { authorization: 'Bearer x' } }],
    ['headers', { headers: () => ({ authorization: 'Bearer x' }) }],
    ['endpoints, headers', { endpoints: { generateMeals: '/meals' }, headers: { authorization: 'x' } }],
  ])('is named when it does nothing because apiBase is missing: %s', async (names, props) => {
    await renderPlan(props)
    expect(hostWarnings()).toEqual(
      names
        .split(', ')
        .map(
          (name) =>
            `MealPlanner: ${name} does nothing without apiBase, because no call is made. Pass apiBase, such as "/api", or leave ${name} out.`,
        ),
    )
  })

  it('is named when it is a text of the plan, as soon as that loads', async () => {
    const messages = { groceries: { sort: ['Aisle'] }, delivery: { faq: { list: ['Why?'] } } }
    const { user } = await renderPlan({ messages: messages as object })
    const sort = expect.stringMatching(/groceries\.sort has the wrong type/)
    expect(hostWarnings()).toEqual([sort])
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    const faq = expect.stringMatching(/faq\.list has the wrong type/)
    await waitFor(() => expect(hostWarnings()).toEqual([sort, faq]))
  })

  it.each<[string, object]>([
    ['onSubscribe', { onSubscribe: 'later' }],
    ['fetch', { fetch: 'mine' }],
    ['headers', { headers: ['token'] }],
    ['headers', { headers: () => ['token'] }],
    ['endpoints', { endpoints: { subscribe: 7 } }],
  ])('sends no address to a wrong place, and says which prop is wrong: %s', async (name, props) => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
    const onError = vi.fn<(error: unknown) => void>()
    const { user } = await renderPlan({ apiBase: '/api', onError, ...props })
    sent.mockClear()
    await subscribe(user)
    expect(await screen.findByText(/Failed to create delivery subscription/)).toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
    const failure = onError.mock.calls.at(-1)?.[0]
    // A call that fails has the reason as its cause.
    expect(Object(failure).cause ?? failure).toMatchObject({
      name: 'PropError',
      message: expect.stringMatching(`^${name}\\b.* must `),
    })
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm Street')
    sent.mockRestore()
  })

  it.each<[string, object]>([
    ['onOrder is wrong', { onOrder: 'later' }],
    ['the path of the order is wrong', { apiBase: '/api', endpoints: { order: 7 } }],
    ['apiBase is wrong', { apiBase: 'api.shop.example', endpoints: { order: '/order' } }],
    ['apiBase is missing', { endpoints: { order: 'https://shop.example/order' } }],
  ])('makes no order seem placed when %s', async (_name, props) => {
    const { user } = await renderPlan({
      onSubscribe: async () => ({ subscriptionId: 'sub-9' }),
      ...props,
    })
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: /Order/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/order/i)
    expect(screen.queryByText(/Order placed/)).not.toBeInTheDocument()
  })

  it('cancels nothing at a wrong place when onCancelSubscription is wrong', async () => {
    const fetch = vi.fn(async () => Response.json({}, { status: 529 }))
    const onSubscribe = async () => ({ subscriptionId: 'sub-9', eraseToken: 'code' })
    const props: object = { apiBase: '/api', fetch, onSubscribe, onCancelSubscription: 'later' }
    const { user } = await renderPlan(props)
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    fetch.mockClear()
    await user.click(screen.getByRole('button', { name: 'Cancel it' }))
    expect(await screen.findByText(/^Subscription sub-9 is not cancelled/)).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('leaves its good parts in use', async () => {
    const prices = builtInFoods.map(({ id }) => ({ id, priceUsd: 1, sku: 'A-1' }))
    const catalog: object = { foods: null, prices, currency: 'USD' }
    const onAddToCart = vi.fn()
    const { user } = await renderPlan({ catalog, onAddToCart })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await user.click(await screen.findByRole('button', { name: /Add to cart/ }))
    expect(onAddToCart.mock.calls[0]?.[0][0]).toMatchObject({ sku: 'A-1' })
    expect(hostWarnings()).toEqual([expect.stringContaining('catalog.currency is not a prop')])
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
    await vi.waitFor(() => expect(hostWarnings()).toHaveLength(11), { timeout: 5000 })
    expect(hostWarnings().at(-1)).toContain('990 more')
  })
})
