import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement, createRef, type ReactElement, type RefAttributes } from 'react'
import type { GroceryListState, MealPlannerHandle, MealPlannerProps } from 'react-meal-planner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlannerWithCart } from '../../recipes/add-to-cart.js'
import { MeasuredPlanner } from '../../recipes/analytics.js'
import { ShopPlanner as PricedPlanner } from '../../recipes/catalog.js'
import { PlannerUnderCsp } from '../../recipes/csp.js'
import { GermanPlanner } from '../../recipes/language.js'
import MealPlanPage from '../../recipes/next/app/meal-plan/page.js'
import { PlannerWithOwnVans } from '../../recipes/own-delivery.js'
import { ShopPlanner as OwnFoodsPlanner } from '../../recipes/own-foods.js'
import { PlanYourWeek } from '../../recipes/quick-start.js'
import { PlannerWithToolbar } from '../../recipes/remote-control.js'
import { PurplePlanner } from '../../recipes/theming.js'
import { sampleProfile } from '../support/sampleProfile.js'

const problems = vi.spyOn(console, 'error')

beforeEach(() => {
  problems.mockReset()
})
afterEach(() => {
  expect(problems.mock.calls).toEqual([])
  vi.unstubAllGlobals()
})

const MOST_WEEKS = 12

type Recipe = ReactElement<MealPlannerProps & RefAttributes<MealPlannerHandle>>

/** Renders a recipe with its form filled in and no pauses. */
function renderReady(recipe: Recipe) {
  const lists: GroceryListState[] = []
  const planner = createRef<MealPlannerHandle>()
  const onGroceryListChange = (list: GroceryListState) => lists.push(list)
  render(
    cloneElement(recipe, { ref: planner, pauses: 0, initialProfile: sampleProfile(), onGroceryListChange }),
  )
  const generate = () => act(async () => planner.current?.generate())
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), lists, generate }
}

/** Makes weeks until a list has one of the foods; gives the items of all lists. */
async function listsUntil(recipe: Recipe, foodIds: readonly string[]) {
  const { lists, generate } = renderReady(recipe)
  const isFound = () => lists.some(({ items }) => items.some(({ foodId }) => foodIds.includes(foodId)))
  for (let weeks = 1; weeks <= MOST_WEEKS && !isFound(); weeks += 1) {
    await generate()
    await waitFor(() => expect(lists).toHaveLength(weeks))
  }
  return lists.flatMap(({ items }) => items)
}

const groceriesTab = () => screen.findByRole('tab', { name: 'Grocery List' })

describe('the first example', () => {
  it('shows the form on a page', () => {
    render(<PlanYourWeek />)
    expect(screen.getByRole('heading', { name: 'Plan your week' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeInTheDocument()
  })
})

describe('the Next page', () => {
  it('shows the form', () => {
    render(<MealPlanPage />)
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeInTheDocument()
  })
})

describe('the recipe for a content security policy', () => {
  it('puts the nonce on every style element', () => {
    const before = new Set(document.querySelectorAll('style'))
    render(<PlannerUnderCsp nonce="r4nd0m" />)
    const styles = [...document.querySelectorAll('style')].filter((style) => !before.has(style))
    expect(styles.length).toBeGreaterThan(0)
    for (const style of styles) expect(style).toHaveAttribute('nonce', 'r4nd0m')
  })
})

describe('the recipe for a catalogue', () => {
  const skus: Readonly<Record<string, string>> = {
    'olive-oil': '40017',
    eggs: '40102',
    'rolled-oats': '40233',
    'chicken-breast': '40311',
    carrots: '40420',
  }

  it('lists foods with the shop’s article numbers', async () => {
    const items = await listsUntil(PricedPlanner(), Object.keys(skus))
    const sold = items.filter(({ foodId }) => Object.hasOwn(skus, foodId))
    expect(sold.length).toBeGreaterThan(0)
    for (const { foodId, sku } of sold) expect(sku).toBe(skus[foodId])
  })

  it('plans with the shop’s own product and without what it does not sell', async () => {
    const items = await listsUntil(OwnFoodsPlanner(), ['greek-yogurt-nonfat'])
    const names = new Map(items.map(({ foodId, name }) => [foodId, name]))
    expect(names.get('greek-yogurt-nonfat')).toBe('Fairfield skyr, plain')
    for (const id of ['bacon', 'ground-lamb', 'tempeh']) expect(names.has(id)).toBe(false)
  })
})

describe('the recipe for a cart', () => {
  it('posts every line of food and confirms it to the visitor', async () => {
    const post = vi.fn(async (_path: string, _init: RequestInit) => new Response())
    vi.stubGlobal('fetch', post)
    const { user, lists, generate } = renderReady(PlannerWithCart())
    await generate()
    await user.click(await groceriesTab())
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    expect(await screen.findByText(/added to your cart/)).toBeInTheDocument()
    const [path, init] = post.mock.calls[0] ?? []
    expect(path).toBe('/cart/lines')
    const foods = lists[0]?.items.filter((item) => item.category !== 'From the cupboard' || item.isFresh)
    // A food that is bought in two sizes of pack has two lines.
    const packs = foods?.flatMap(({ smaller = [] }) => [null, ...smaller])
    expect(JSON.parse(String(init?.body)).lines).toHaveLength(packs?.length ?? 0)
  })

  it('says why when the cart refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
    const { user, generate } = renderReady(PlannerWithCart())
    await generate()
    await user.click(await groceriesTab())
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('the cart did not take the list')
  })
})

describe('the recipe for your own delivery', () => {
  /** The planner of the recipe with a week, at its address form. */
  async function openedDelivery() {
    const { user, lists, generate } = renderReady(PlannerWithOwnVans())
    await generate()
    await user.click(screen.getByRole('button', { name: 'Get Groceries Delivered' }))
    expect(await screen.findByText(/Delivered by Fairfield Vans/)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Start Delivery Subscription' }))
    const fillAddress = async () => {
      await user.type(screen.getByLabelText('Street address'), '12 Elm Street')
      await user.type(screen.getByLabelText('City'), 'Portland')
      await user.selectOptions(screen.getByLabelText('State'), 'OR')
      await user.type(screen.getByLabelText('ZIP code'), '97201')
      await user.type(screen.getByLabelText('Phone'), '503 555 0123')
    }
    return { user, lists, fillAddress }
  }

  it('shows the subscription of the first address if its answer was lost, after a 409', async () => {
    const sent: string[] = []
    const answers = [
      new Response(null, { status: 504 }),
      new Response(null, { status: 409 }),
      Response.json({ subscriptionId: 'van-7' }),
    ]
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)).address)
      return answers[sent.length - 1]
    })
    const { user, fillAddress } = await openedDelivery()
    await fillAddress()
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('our delivery desk could not take it')
    await user.clear(screen.getByLabelText('Street address'))
    await user.type(screen.getByLabelText('Street address'), '14 Elm Street')
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByRole('button', { name: 'Order This Week Now' })).toBeInTheDocument()
    expect(sent).toEqual(['12 Elm Street', '14 Elm Street', '12 Elm Street'])
  })

  it('subscribes and orders at the host’s own URLs', async () => {
    const sent: [path: string, body: unknown][] = []
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
      sent.push([path, JSON.parse(String(body))])
      return Response.json({ subscriptionId: 'van-7' })
    })
    const { user, lists, fillAddress } = await openedDelivery()
    await fillAddress()
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    await user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    expect(await screen.findByText(/^Order placed!/)).toBeInTheDocument()
    const [food] = lists[0]?.items ?? []
    expect(sent).toEqual([
      [
        '/delivery/subscriptions',
        expect.objectContaining({ city: 'Portland', idempotencyKey: expect.any(String) }),
      ],
      [
        '/delivery/orders',
        {
          subscriptionId: 'van-7',
          items: expect.arrayContaining([expect.objectContaining({ foodId: food?.foodId })]),
          idempotencyKey: expect.any(String),
        },
      ],
    ])
  })
})

describe('the recipe for a theme', () => {
  it('sets the host’s colours in the widget’s own styles', () => {
    render(<PurplePlanner />)
    expect(document.head).toHaveTextContent('--mp-accent:#7a3e9d')
    expect(screen.getByRole('button', { name: 'Generate My Plan' })).toBeInTheDocument()
  })
})

describe('the recipe for another language', () => {
  it('shows its texts, and English for those that it lacks', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<GermanPlanner />)
    expect(screen.getByLabelText('Alter')).toBeInTheDocument()
    expect(screen.getByLabelText('Height (feet)')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Plan erstellen' }))
    expect(await screen.findByText(/^\d Angaben stimmen noch nicht\.$/)).toBeInTheDocument()
  })
})

describe('the recipe for analytics', () => {
  it('queues each event, without any answer of the visitor', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    window.dataLayer = []
    render(<MeasuredPlanner />)
    await user.type(screen.getByLabelText('Age'), '17')
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    expect(window.dataLayer).toEqual([{ event: 'meal_planner_form_refused', fields: expect.any(Array) }])
    expect(JSON.stringify(window.dataLayer)).not.toContain('17')
  })
})

describe('the recipe for buttons outside the widget', () => {
  it('empties the form with its button', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<PlannerWithToolbar />)
    await user.type(screen.getByLabelText('Age'), '34')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText('Age')).toHaveValue('')
  })
})
