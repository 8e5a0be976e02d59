import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, createRef, StrictMode } from 'react'
import { MealPlanner, type MealPlannerHandle, type MealPlannerProps } from 'react-meal-planner'
import { planToLink, type SavedState, savedStateSchema } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { subscribe } from '../support/addressForm.js'
import { RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { samplePlan, sampleSavedState } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

withEmptyStorage()
afterEach(() => history.replaceState(null, '', '/'))

const { week } = samplePlan()
const SAVED: SavedState = {
  ...sampleSavedState(),
  subscriptions: [{ subscriptionId: 'S-1', eraseToken: 'code' }],
}

const record = () => savedStateSchema.parse(JSON.parse(localStorage.getItem(RECORD) ?? 'null'))
const heading = () => screen.findByRole('heading', { name: 'Your 7-Day Meal Plan' })
const form = () => screen.findByRole('button', { name: 'Generate My Plan' })
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

/** The widget of a page that hides it and shows it again without taking it away, as some routers do. */
function renderHidable(props: MealPlannerProps, Wrapper = StrictMode) {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const ref = createRef<MealPlannerHandle>()
  const page = (mode: 'visible' | 'hidden') => (
    <Wrapper>
      <Activity mode={mode}>
        <MealPlanner pauses={0} initialProfile={sampleProfile()} {...props} ref={ref} />
      </Activity>
    </Wrapper>
  )
  const { rerender } = render(page('visible'))
  const hide = () => rerender(page('hidden'))
  async function show() {
    rerender(page('visible'))
    await settle()
  }
  async function toggle() {
    hide()
    await settle()
    await show()
  }
  return { user, ref, hide, show, toggle }
}

async function renderKeptWeek(props: MealPlannerProps) {
  const planner = renderHidable(props)
  await planner.user.click(await form())
  await heading()
  return planner
}

describe('a widget that is hidden and shown again', () => {
  it('keeps each subscription and each order once', async () => {
    const onSubscribe = async () => ({ subscriptionId: 'S-17', eraseToken: 'code' })
    const { user, toggle } = await renderKeptWeek({ persistKey: 'shop', onSubscribe, onOrder: vi.fn() })
    await subscribe(user)
    await user.click(await screen.findByRole('button', { name: 'Order This Week Now' }))
    expect(await screen.findByText(/^Ordered on /)).toBeVisible()
    for (let times = 0; times < 3; times += 1) await toggle()
    expect(screen.getByText(/delivery subscription is active/)).toBeVisible()
    expect(record().subscriptions).toEqual([{ subscriptionId: 'S-17', eraseToken: 'code' }])
    expect(record().ordered).toHaveLength(1)
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [line] = await screen.findAllByRole('checkbox')
    if (line) await user.click(line)
    await waitFor(() => expect(record().current?.plan.tickedFoodIds).toHaveLength(1))
    expect(record().subscriptions).toHaveLength(1)
  })

  it('does not bring back a plan that was cleared', async () => {
    const { ref, toggle } = renderHidable({ savedState: SAVED })
    await heading()
    act(() => ref.current?.reset())
    await form()
    await toggle()
    expect(await form()).toBeVisible()
  })

  it('keeps what was done just before it was hidden', async () => {
    const { user, hide } = await renderKeptWeek({ persistKey: 'shop' })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    const [line] = await screen.findAllByRole('checkbox')
    act(() => {
      line?.click()
      hide()
    })
    expect(record().current?.plan.tickedFoodIds).toHaveLength(1)
  })

  it('keeps the subscription that was made while it was hidden', async () => {
    let answer: (value: { subscriptionId: string }) => void = () => undefined
    const onSubscribe = () => new Promise<{ subscriptionId: string }>((resolve) => (answer = resolve))
    const { user, hide, show } = await renderKeptWeek({ persistKey: 'shop', onSubscribe })
    await subscribe(user)
    hide()
    await settle()
    answer({ subscriptionId: 'S-17' })
    await settle()
    await show()
    await waitFor(() => expect(record().subscriptions).toEqual([{ subscriptionId: 'S-17' }]))
  })

  it('goes on with the week that was being made', async () => {
    const onEvent = vi.fn()
    const { user, hide, show } = renderHidable({ pauses: 500, onEvent })
    await user.click(await form())
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible()
    hide()
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
    expect(onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'plan_generated' }))
    await show()
    expect(await heading()).toBeVisible()
    const types = onEvent.mock.calls.map(([{ type }]) => type)
    expect(types.filter((type) => type === 'plan_generated')).toHaveLength(1)
  })

  it('does not go on with a week that the visitor cancelled', async () => {
    const { user, toggle } = renderHidable({ pauses: 500 })
    await user.click(await form())
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await toggle()
    expect(await form()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })

  it('shows what another tab has kept meanwhile', async () => {
    const { hide, show } = await renderKeptWeek({ persistKey: 'shop' })
    await waitFor(() => expect(record().current).not.toBeNull())
    hide()
    await settle()
    localStorage.setItem(RECORD, JSON.stringify(SAVED))
    await show()
    expect(await screen.findAllByText('Oatmeal with banana and almonds')).not.toHaveLength(0)
    expect(record()).toEqual(SAVED)
  })

  it('stays with the state of its host, though the browser has an older one', async () => {
    const older = sampleSavedState(8, samplePlan('2099-03-02'))
    localStorage.setItem(RECORD, JSON.stringify(older))
    const { ref, toggle } = renderHidable({ persistKey: 'shop', savedState: SAVED })
    await heading()
    await toggle()
    await settle()
    expect(ref.current?.getPlan()?.startDate).toBe(week.startDate)
  })

  it('forgets what another tab has forgotten meanwhile', async () => {
    const { hide, show } = await renderKeptWeek({ persistKey: 'shop' })
    await waitFor(() => expect(record().current).not.toBeNull())
    hide()
    await settle()
    localStorage.clear()
    await show()
    expect(await screen.findByText('This plan was cleared in another tab.')).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })

  it('does not open a link again over what the visitor has made since', async () => {
    history.replaceState(null, '', `/#meal-plan=${planToLink(week)}`)
    const { user, toggle } = renderHidable({ planLinks: true })
    await heading()
    expect(await screen.findAllByText('Oatmeal with banana and almonds')).not.toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'New Plan' }))
    await form()
    await toggle()
    expect(await form()).toBeVisible()
  })

  it('opens a link to which the page has moved meanwhile', async () => {
    const { hide, show } = renderHidable({ planLinks: true })
    await form()
    hide()
    await settle()
    history.replaceState(null, '', `/#meal-plan=${planToLink(week)}`)
    await show()
    expect(await heading()).toBeVisible()
  })

  it('keeps its tab and its address', async () => {
    const { user, toggle } = await renderKeptWeek({ history: 'hash' })
    await user.click(screen.getByRole('tab', { name: 'Grocery List' }))
    await waitFor(() => expect(location.hash).toBe('#meal-planner=groceries'))
    const entries = history.length
    await toggle()
    expect(screen.getByRole('tab', { name: 'Grocery List', selected: true })).toBeVisible()
    expect(history).toHaveLength(entries)
    await user.click(screen.getByRole('tab', { name: 'Delivery' }))
    await waitFor(() => expect(location.hash).toBe('#meal-planner=delivery'))
    expect(history).toHaveLength(entries + 1)
  })
})
