import { act, screen, waitFor } from '@testing-library/react'
import { savedStateSchema } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { startKeeping } from '../../src/host/startKeeping.js'
import type { PlannerStoreOptions } from '../../src/store/plannerStoreOptions.js'
import { RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { home } from '../support/homeAddress.js'
import { keepingContext } from '../support/keepingContext.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { renderPlanner } from '../support/renderPlanner.js'
import { sampleProfile } from '../support/sampleProfile.js'

withEmptyStorage()

const CODE = { subscriptionId: 'S-1', eraseToken: 'code' }
const record = () => savedStateSchema.parse(JSON.parse(localStorage.getItem(RECORD) ?? 'null'))

/** A store that is kept. `stop` takes its widget away. */
async function keptStore(options: Partial<PlannerStoreOptions> = {}) {
  const { store, actions } = readyStore({
    services: workingServices({ subscribe: async () => CODE }),
    ...options,
  })
  const onStateChange = vi.fn()
  const latest = { current: { persistKey: 'shop', onStateChange } }
  const stop = startKeeping(keepingContext(store, latest))
  await vi.waitFor(() => expect(store.getState().keeping).not.toBeNull(), { timeout: 60_000 })
  return { store, actions, onStateChange, stop }
}

describe('a widget that the host takes away', () => {
  it('has kept the week of which it has just told', async () => {
    const onStateChange = vi.fn()
    const onPlanGenerated = vi.fn(() => planner.unmount())
    const planner = renderPlanner({
      initialProfile: sampleProfile(),
      persistKey: 'shop',
      onStateChange,
      onPlanGenerated,
    })
    // Its code has loaded by then.
    await act(() => vi.dynamicImportSettled())
    await planner.user.click(screen.getByRole('button', { name: 'Generate My Plan' }))
    await waitFor(() => expect(onPlanGenerated).toHaveBeenCalled())
    expect(record().current).not.toBeNull()
    expect(onStateChange.mock.lastCall?.[0].current).not.toBeNull()
  })

  it('has kept the subscription of which it has just told', async () => {
    const onSubscribed = vi.fn(() => stop())
    const { actions, onStateChange, stop } = await keptStore({ onSubscribed })
    actions.openDeliveryForm()
    await actions.subscribe(home)
    expect(onSubscribed).toHaveBeenCalled()
    expect(record().subscriptions).toEqual([CODE])
    expect(onStateChange.mock.lastCall?.[0].subscriptions).toEqual([CODE])
  })

  it('has kept what was done in the same moment', async () => {
    const { store, stop } = await keptStore()
    store.setState({ subscriptions: [CODE] })
    stop()
    expect(record().subscriptions).toEqual([CODE])
  })

  it('keeps nothing of what it is forgetting', async () => {
    const onNotice = vi.fn(() => stop())
    const { store, actions, onStateChange, stop } = await keptStore({ onNotice })
    await actions.submitProfile()
    store.setState({ subscriptions: [CODE] })
    await vi.waitFor(() => expect(record().subscriptions).toEqual([CODE]))
    store.getState().keeping?.forget()
    expect(onNotice).toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve))
    expect(localStorage).toHaveLength(0)
    expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ current: null, subscriptions: [] })
  })
})

describe('onStateChange', () => {
  it('is not called for answers that are not kept', async () => {
    const { actions, onStateChange } = await keptStore()
    actions.editProfile({ age: '44' })
    actions.choose({ startDay: '2099-03-02' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(onStateChange).not.toHaveBeenCalled()
    actions.choose({ units: 'metric' })
    await vi.waitFor(() => expect(onStateChange).toHaveBeenCalledTimes(1))
  })
})
