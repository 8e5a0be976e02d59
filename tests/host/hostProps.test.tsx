import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { MealPlanner, type MealPlannerHandle, type MealPlannerProps } from 'react-meal-planner'
import { builtInFoods, type Food, type WeekPlan } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { subscribe } from '../support/addressForm.js'
import { foodLines } from '../support/foodLines.js'
import { hostWarnings } from '../support/hostWarnings.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

describe('the words of the widget', () => {
  const languageOf = (props: MealPlannerProps) => {
    const { container, unmount } = renderPlanner(props)
    const language = container.querySelector('[lang]')?.getAttribute('lang')
    unmount()
    return language
  }

  it('are in a language that screen readers know', () => {
    expect(languageOf({})).toBe('en')
    expect(languageOf({ locale: 'de-DE' })).toBe('en')
    const messages = { profile: { submit: 'Plan erstellen' } }
    expect(languageOf({ locale: 'de-DE', messages })).toBe('de-DE')
    // They may be in any language: that of the page holds.
    expect(languageOf({ messages })).toBeUndefined()
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
    expect(hostWarnings()).toEqual([
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

  it('names who delivers', async () => {
    const { user } = await renderPlan({ deliveryProvider: { name: 'Swift Vans' } })
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    expect(await screen.findByText(/Delivered by Swift Vans/)).toBeInTheDocument()
  })
})

describe('a second start', () => {
  it.each([
    ['gives another week for the same answers', undefined, false],
    ['gives the same week for the same answers if the host fixes the seed', 3, true],
  ])('%s', async (_title, initialSeed, isSame) => {
    const onPlanGenerated = vi.fn<(week: WeekPlan) => void>()
    const { user } = await renderPlan({ onPlanGenerated, ...(initialSeed && { initialSeed }) })
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await waitFor(() => expect(onPlanGenerated).toHaveBeenCalledTimes(2))
    const [first, second] = onPlanGenerated.mock.calls.map(([{ days }]) => days)
    if (isSame) expect(second).toEqual(first)
    else expect(second).not.toEqual(first)
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

describe('a form for a cancel code', () => {
  it.each([
    [1, 'by the same server under a path', '/v2/subscribe'],
    [1, 'by the same server under a whole address', 'https://API.example:443/subscribe'],
    [0, 'by another server', 'https://jobs.example/subscribe'],
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

  it('shows if the host names the path that cancels what another server makes', async () => {
    const { user } = await renderPlan({
      apiBase: 'https://api.example/meals',
      endpoints: { subscribe: 'https://jobs.example/subscribe', cancel: 'https://jobs.example/ended' },
      fetch: async () => Response.json({}),
    })
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    expect(await screen.findByText('I have a subscription')).toBeVisible()
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
