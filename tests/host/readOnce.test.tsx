import { render, screen, waitFor } from '@testing-library/react'
import { MealPlanner, type MealPlannerProps, type SavedState } from 'react-meal-planner'
import { describe, expect, it, vi } from 'vitest'
import { withEmptyStorage } from '../support/browserStorage.js'
import { hostWarnings } from '../support/hostWarnings.js'
import { loseParts } from '../support/loseParts.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'
import { sampleSavedState } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

withEmptyStorage()

const savedState = sampleSavedState()
const heading = 'Your 7-Day Meal Plan'
/** The code that keeps a state loads on first use, which takes long in the first test. */
const LATE = { timeout: 60_000 }
const warned = (sentence: RegExp) =>
  waitFor(() => expect(hostWarnings()).toEqual([expect.stringMatching(sentence)]), LATE)

/** Renders the widget again with other props, as when an account has been loaded. */
function renderThen(first: MealPlannerProps, then: MealPlannerProps) {
  const planner = renderPlanner(first)
  planner.rerender(<MealPlanner pauses={0} {...then} />)
  return planner
}

describe('a prop that is read once and comes later', () => {
  it('is named when it is the kept state, whether or not the code that keeps it has loaded', async () => {
    const onStateChange = vi.fn()
    const { rerender } = renderThen({ onStateChange }, { onStateChange, savedState })
    await warned(/savedState is read once.* `key`.* before the element is in the page/)
    rerender(<MealPlanner pauses={0} onStateChange={onStateChange} savedState={savedState} />)
    expect(hostWarnings()).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument()
    expect(onStateChange).not.toHaveBeenCalled()
  })

  it('is named when the widget was asked to keep nothing before', async () => {
    renderThen({}, { savedState })
    await warned(/savedState is read once/)
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument()
  })

  it('is named when it is the kept state of another account', async () => {
    renderThen({ savedState }, { savedState: { ...savedState, units: 'metric' } })
    await warned(/savedState is read once/)
  })

  it('is not named when it is a state that the widget gave, for an account that had none', async () => {
    const given: SavedState[] = []
    const props = {
      onStateChange: (state: SavedState) => void given.push(state),
      initialProfile: sampleProfile(),
    }
    const { user, rerender } = await renderPlan(props)
    await waitFor(() => expect(given.length).toBeGreaterThan(0), LATE)
    // A database may keep the parts in another order.
    const kept = Object.fromEntries(Object.entries(given[0] ?? {}).reverse())
    rerender(<MealPlanner pauses={0} {...props} savedState={Object(kept)} />)
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await waitFor(() => expect(given.length).toBeGreaterThan(1))
    expect(hostWarnings()).toEqual([])
  })

  it('is named when it is the key of another account, and the plan stays with the first one', async () => {
    const profile = { initialProfile: sampleProfile() }
    const { user, rerender } = await renderPlan({ persistKey: 'user-a', ...profile })
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('user-a'))
    rerender(<MealPlanner pauses={0} persistKey="user-b" {...profile} />)
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await warned(/persistKey is read once/)
    expect(hostWarnings().join()).not.toContain('user-')
    expect(Object.keys(localStorage).join()).not.toContain('user-b')
  })

  it.each<[string, MealPlannerProps, MealPlannerProps]>([
    ['persistKey', { persistKey: 'user-a' }, {}],
    ['persistProfile', { persistKey: 'shop' }, { persistKey: 'shop', persistProfile: true }],
    ['onStateChange', {}, { onStateChange: () => undefined }],
    ['history', { planLinks: true }, { planLinks: true, history: 'hash' }],
    ['initialProfile', { persistKey: 'shop' }, { persistKey: 'shop', initialProfile: { age: 30 } }],
    ['isolation', { persistKey: 'shop' }, { persistKey: 'shop', isolation: 'shadow' }],
    ['nonce', { persistKey: 'shop' }, { persistKey: 'shop', nonce: 'abc' }],
  ])('is named when it is %s', async (name, first, then) => {
    renderThen(first, then)
    await warned(new RegExp(`MealPlanner: ${name} is read once`))
  })

  it('is not named when it is the nonce of a page that the visitor went to without a reload', async () => {
    const { user, rerender } = await renderPlan({
      persistKey: 'shop',
      nonce: 'abc',
      initialProfile: sampleProfile(),
    })
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('shop'))
    rerender(<MealPlanner pauses={0} persistKey="shop" nonce="xyz" initialProfile={sampleProfile()} />)
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    expect(hostWarnings()).toEqual([])
  })

  it('is told to nobody but the developer when the code that names it does not load', async () => {
    const findAgain = await loseParts('../../src/host/startKeeping.js')
    const onError = vi.fn()
    renderThen({ onError }, { onError, savedState })
    await warned(/^MealPlanner: PartNotLoadedError: A part of the planner could not be loaded/)
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
    expect(onError).not.toHaveBeenCalled()
    await findAgain()
  })

  it('is not named when its object is new and says the same', async () => {
    const props = () => ({ savedState: structuredClone(savedState), initialProfile: { age: 30 } })
    const { user, rerender } = renderThen(props(), { ...props(), isolation: 'scoped', persistProfile: false })
    await screen.findByRole('heading', { name: heading }, LATE)
    rerender(<MealPlanner pauses={0} initialProfile={{ age: 31 }} />)
    rerender(<MealPlanner pauses={0} {...props()} onStateChange={() => undefined} />)
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    expect(hostWarnings()).toEqual([])
  })
})

describe('two widgets of a page with the same persistKey', () => {
  const two = (first: string, second: string) => (
    <>
      <MealPlanner persistKey={first} />
      <MealPlanner persistKey={second} />
    </>
  )

  it('are named, because they write over each other', async () => {
    render(two('user-a', 'user-a'))
    await warned(/persistKey is that of another MealPlanner in this page, .* a key of its own/)
    expect(hostWarnings().join()).not.toContain('user-a')
  })

  it('are not named when they have keys of their own, or one goes before the other comes', async () => {
    const { rerender } = render(two('user-a', 'user-b'))
    await vi.dynamicImportSettled()
    rerender(<MealPlanner key="next" persistKey="user-a" />)
    await vi.dynamicImportSettled()
    expect(hostWarnings()).toEqual([])
  })
})
