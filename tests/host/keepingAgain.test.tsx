import { screen, waitFor } from '@testing-library/react'
import { PartNotLoadedError } from 'react-meal-planner'
import { newPlanState, planToLink, savedStateSchema } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadScreens } from '../../src/host/loadServices.js'
import { startKeeping } from '../../src/host/startKeeping.js'
import { RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { keepingContext } from '../support/keepingContext.js'
import { loseParts } from '../support/loseParts.js'
import { readyStore } from '../support/plannerStore.js'
import { renderPlanner } from '../support/renderPlanner.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

vi.mock(import('../../src/host/loadServices.js'), { spy: true })
withEmptyStorage()
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

// The screens load in full, which takes long in the first test.
const LATE = { timeout: 60_000 }
const KEEPING = '../../src/host/startKeeping.js'
const LOST = new Error('lost')
const { week, basis, profile } = samplePlan()
const CODE = { subscriptionId: 'S-1', eraseToken: 'code' }

/** What an earlier visit kept: a plan of seed 8 and a subscription. */
const KEPT = JSON.stringify({
  version: 1,
  current: { plan: newPlanState(week, basis, 8), profile },
  own: null,
  answers: null,
  subscriptions: [CODE],
})

const record = () => savedStateSchema.parse(JSON.parse(localStorage.getItem(RECORD) ?? 'null'))

/** A widget whose screens do not load when it wants to show the kept plan. */
async function lostStart(props: object = {}) {
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.setItem(RECORD, KEPT)
  vi.mocked(loadScreens).mockRejectedValueOnce(LOST)
  const { store, actions } = readyStore()
  const onError = vi.fn()
  const onStateChange = vi.fn()
  const latest = { current: { persistKey: 'shop', onError, onStateChange, ...props } }
  onTestFinished(startKeeping(keepingContext(store, latest)))
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(LOST), LATE)
  return { store, actions, onError, onStateChange }
}

describe('a kept plan whose screens did not load at first', () => {
  it('is a step back from the week that is made then, and both are kept', async () => {
    const { store, actions, onStateChange } = await lostStart()
    expect(store.getState().notices).toMatchObject([{ code: 'part-not-loaded' }])
    expect(localStorage.getItem(RECORD)).toBe(KEPT)
    await actions.submitProfile()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1), LATE)
    expect(record().subscriptions).toEqual([CODE])
    expect(store.getState().keeping).not.toBeNull()
    expect(onStateChange).toHaveBeenCalled()
    actions.undo()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 8 } })
  })

  it('is the newest of another tab by then', async () => {
    const { store, actions } = await lostStart()
    localStorage.setItem(RECORD, KEPT.replace('S-1', 'S-2'))
    await actions.submitProfile()
    await vi.waitFor(
      () => expect(store.getState().subscriptions).toMatchObject([{ subscriptionId: 'S-2' }]),
      LATE,
    )
  })

  it('is set aside by a link that is opened then', async () => {
    history.replaceState(null, '', `/#meal-plan=${planToLink(week)}`)
    const { store } = await lostStart({ planLinks: true })
    await vi.waitFor(() => expect(store.getState().phase).toMatchObject({ plan: { isShared: true } }), LATE)
    expect(store.getState().own?.seed).toBe(8)
    await vi.waitFor(() => expect(record().own?.plan.seed).toBe(8))
  })

  it('is reported once if a link cannot be opened for the same reason', async () => {
    history.replaceState(null, '', `/#meal-plan=${planToLink(week)}`)
    vi.mocked(loadScreens).mockRejectedValue(LOST)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { store, onError } = await lostStart({ planLinks: true })
    await vi.waitFor(() => expect(vi.mocked(loadScreens).mock.calls.length).toBeGreaterThan(2), LATE)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onError).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledTimes(1)
    expect(store.getState().phase.name).toBe('profile')
    vi.mocked(loadScreens).mockReset()
  })

  it('does not keep the address from following the screens', async () => {
    const { actions } = await lostStart({ history: 'hash' })
    await actions.submitProfile()
    await vi.waitFor(() => expect(location.hash).toBe('#meal-planner=plan'))
  })
})

describe('the code that keeps', () => {
  it('is loaded again for the first week if it did not load, and the visitor is told', async () => {
    const findAgain = await loseParts(KEEPING)
    vi.spyOn(console, 'error').mockReturnValue()
    const onError = vi.fn()
    const { user } = renderPlanner({ persistKey: 'shop', initialProfile: sampleProfile(), onError })
    expect(await screen.findByText(/^Part of the planner could not be loaded/)).toBeVisible()
    expect(onError.mock.calls).toEqual([[expect.any(PartNotLoadedError)]])
    await findAgain()
    await user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await waitFor(() => expect(record().current?.plan.seed).toBe(1))
  })
  it('leaves the form to whoever has opened a link if it did not load', async () => {
    const findAgain = await loseParts(KEEPING)
    vi.spyOn(console, 'error').mockReturnValue()
    history.replaceState(null, '', `/#meal-plan=${planToLink(week)}`)
    renderPlanner({ planLinks: true, onError: () => undefined })
    expect(await screen.findByText(/^Part of the planner could not be loaded/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Generate My Plan' })).toBeVisible()
    await findAgain()
  })
})
