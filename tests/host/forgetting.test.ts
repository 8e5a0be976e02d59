import { savedStateSchema } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { startKeeping } from '../../src/host/startKeeping.js'
import { mergeMessages } from '../../src/messages/mergeMessages.js'
import { ASIDE, RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { readyStore } from '../support/plannerStore.js'

withEmptyStorage()

/** A store with a plan that is kept, as the widget's is. */
async function keptStore() {
  const { store, actions } = readyStore()
  const latest = { current: { persistKey: 'shop', persistProfile: true } }
  const messages = { current: mergeMessages(undefined, () => undefined) }
  const stop = startKeeping({ store, latest, messages, warn: () => undefined })
  await vi.waitFor(() => expect(store.getState().keeping).not.toBeNull(), { timeout: 60_000 })
  await actions.submitProfile()
  await vi.waitFor(() => expect(localStorage.getItem(RECORD)).not.toBeNull())
  const forget = () => store.getState().keeping?.forget()
  return { store, actions, stop, forget }
}

describe('forgetting everything', () => {
  it('removes the record, what was put aside, the plan and the subscriptions', async () => {
    localStorage.setItem(ASIDE, 'old')
    const { store, forget } = await keptStore()
    store.setState({ subscriptions: [{ subscriptionId: 'S-1', eraseToken: 'code' }] })
    forget()
    const { phase, subscriptions, notices } = store.getState()
    expect(phase).toEqual({ name: 'profile' })
    expect(subscriptions).toEqual([])
    expect(notices).toHaveLength(1)
    await vi.waitFor(() => expect(localStorage).toHaveLength(0))
  })

  it('leaves nothing for undo to restore', async () => {
    const { store, actions, forget } = await keptStore()
    await actions.regenerate()
    forget()
    actions.undo()
    actions.redo()
    actions.backToPlan()
    expect(store.getState().phase).toEqual({ name: 'profile' })
  })

  it('keeps again what comes after it', async () => {
    const { actions, forget } = await keptStore()
    forget()
    await actions.submitProfile()
    await vi.waitFor(() => expect(localStorage.getItem(RECORD)).not.toBeNull())
    const saved = savedStateSchema.parse(JSON.parse(localStorage.getItem(RECORD) ?? ''))
    expect(saved.current).not.toBeNull()
  })

  it('writes nothing any more once the widget is gone', async () => {
    const { actions, stop, forget } = await keptStore()
    forget()
    stop()
    await actions.submitProfile()
    await new Promise((resolve) => setTimeout(resolve))
    expect(localStorage).toHaveLength(0)
  })
})
