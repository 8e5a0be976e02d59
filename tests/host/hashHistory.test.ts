import { planToLink } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CheckedProps } from '../../src/host/MealPlannerProps.js'
import { startKeeping } from '../../src/host/startKeeping.js'
import type { PlannerStoreOptions } from '../../src/store/plannerStoreOptions.js'
import { withEmptyStorage } from '../support/browserStorage.js'
import { keepingContext } from '../support/keepingContext.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { sampleMadeWeek, samplePlan, sampleSavedState } from '../support/samplePlan.js'

withEmptyStorage()

let end: () => void = () => undefined
afterEach(() => {
  end()
  vi.restoreAllMocks()
  for (const base of document.querySelectorAll('base')) base.remove()
  history.replaceState(null, '', '/')
})

const { week } = samplePlan()
const savedState = sampleSavedState()

/** A store whose widget follows the address. */
async function followedStore(props: CheckedProps, options: Partial<PlannerStoreOptions> = {}) {
  const onError = vi.fn()
  const warn = vi.fn()
  const { store, actions } = readyStore({ onError, ...options })
  const listen = vi.spyOn(window, 'addEventListener')
  const event = props.history ? 'popstate' : 'hashchange'
  const isFollowed = () => expect(listen.mock.calls.map(([name]) => name)).toContain(event)
  async function show() {
    listen.mockClear()
    end = startKeeping(keepingContext(store, { current: props }, warn))
    await vi.waitFor(isFollowed, { timeout: 60_000 })
  }
  await show()
  return { store, actions, onError, warn, show }
}

function setBase(href: string) {
  const base = document.createElement('base')
  base.href = href
  document.head.append(base)
}

async function goBack() {
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.back()
  await left
}

describe('history: "hash"', () => {
  it('costs no week where the browser lets nobody change the address, and says so once', async () => {
    const { store, actions, onError, warn, show } = await followedStore({ history: 'hash' })
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('srcdoc', 'SecurityError')
    })
    await actions.submitProfile()
    actions.selectTab('groceries')
    expect(store.getState()).toMatchObject({ phase: { name: 'plan' }, tab: 'groceries' })
    // The widget is hidden and shown again.
    end()
    await show()
    actions.selectTab('delivery')
    expect(onError).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls).toEqual([[expect.stringContaining('history="hash"')]])
  })

  it.each(['/', 'https://cdn.example.com/'])('keeps the page’s own path with the base %s', async (base) => {
    history.replaceState(null, '', '/shop/meal-plan?x')
    setBase(base)
    const { actions } = await followedStore({ history: 'hash' })
    await actions.submitProfile()
    expect(location.href).toBe(`${location.origin}/shop/meal-plan?x#meal-planner=plan`)
  })

  it('names the tab that the host shows', async () => {
    const { actions } = await followedStore({ history: 'hash', tabs: ['groceries'] })
    await actions.submitProfile()
    expect(location.hash).toBe('#meal-planner=groceries')
  })

  it('corrects an address whose tab the host leaves out', async () => {
    history.replaceState(null, '', '/#meal-planner=delivery')
    await followedStore({ history: 'hash', tabs: ['groceries'], savedState })
    expect(location.hash).toBe('#meal-planner=groceries')
  })

  it('corrects an address whose plan is gone', async () => {
    history.replaceState(null, '', '/#meal-planner=plan')
    const { actions } = await followedStore({ history: 'hash' })
    expect(location.hash).toBe('#meal-planner=form')
    const entries = history.length
    await actions.submitProfile()
    expect(location.hash).toBe('#meal-planner=plan')
    expect(history).toHaveLength(entries + 1)
  })

  it('names the screen that shows when Back leads to a plan that was forgotten', async () => {
    const { store, actions } = await followedStore({ history: 'hash', persistKey: 'shop' })
    await actions.submitProfile()
    store.getState().keeping?.forget()
    expect(location.hash).toBe('#meal-planner=form')
    await goBack()
    expect(store.getState().phase.name).toBe('profile')
    expect(location.hash).toBe('#meal-planner=form')
  })

  it('cancels a week with Back, which leads to the form with its answers', async () => {
    const week = deferred<ReturnType<typeof sampleMadeWeek>>()
    const services = workingServices({ makeWeek: () => week.promise })
    const { store, actions } = await followedStore({ history: 'hash' }, { services })
    const phase = () => store.getState().phase.name
    const { draft } = store.getState()
    const begin = async () => {
      void actions.submitProfile()
      await vi.waitFor(() => expect(phase()).toBe('generating'))
    }
    await begin()
    const entries = history.length
    expect(location.hash).toBe('#meal-planner=plan')
    await goBack()
    expect(phase()).toBe('profile')
    expect(store.getState().draft).toEqual(draft)

    // Weeks that are given up fill the history with no entries.
    for (const _ of [1, 2]) {
      await begin()
      actions.cancelGeneration()
      expect(location.hash).toBe('#meal-planner=form')
    }
    await begin()
    week.resolve(sampleMadeWeek())
    await vi.waitFor(() => expect(phase()).toBe('plan'))
    expect(location.hash).toBe('#meal-planner=plan')
    expect(history).toHaveLength(entries)
  })
})

describe('an entry that the page itself has made', () => {
  /** A store whose weeks are never ready. */
  async function endlessStore() {
    const services = workingServices({ makeWeek: () => deferred<never>().promise })
    const { store, actions } = await followedStore({ history: 'hash' }, { services })
    async function begin() {
      void actions.submitProfile()
      await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'))
    }
    return { begin, cancel: actions.cancelGeneration }
  }

  const followLink = async () => {
    const followed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    location.hash = '#reviews'
    await followed
  }
  const followRoute = () => history.pushState(null, '', '/reviews')

  it.each([
    ['a link', followLink, '/#reviews'],
    ['its router', followRoute, '/reviews'],
  ])('by %s stays in the history, before a week and while one is made', async (_, follow, url) => {
    const { begin, cancel } = await endlessStore()
    const shown = () => location.pathname + location.hash
    await begin()
    cancel()
    await follow()
    await begin()
    expect(location.hash).toBe('#meal-planner=plan')
    await goBack()
    expect(shown()).toBe(url)

    cancel()
    await begin()
    await follow()
    cancel()
    expect(location.hash).toBe('#meal-planner=form')
    await goBack()
    expect(shown()).toBe(url)
  })
})

describe('another week', () => {
  it('is cancelled by Back, which leads to the screen before its plan', async () => {
    const makeWeek = vi.fn(async () => sampleMadeWeek())
    const { store, actions } = await followedStore(
      { history: 'hash' },
      { services: workingServices({ makeWeek }) },
    )
    await actions.submitProfile()
    actions.selectTab('groceries')
    makeWeek.mockReturnValueOnce(deferred<never>().promise)
    void actions.regenerate()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'))
    await goBack()
    expect(store.getState()).toMatchObject({ phase: { name: 'plan', plan: { seed: 1 } }, tab: 'plan' })
    expect(location.hash).toBe('#meal-planner=plan')
  })

  it('that is left for the form leaves the plan in the history', async () => {
    const makeWeek = vi.fn(async () => sampleMadeWeek())
    const services = workingServices({ makeWeek })
    const { store, actions } = await followedStore({ history: 'hash' }, { services })
    await actions.submitProfile()
    makeWeek.mockReturnValueOnce(deferred<never>().promise)
    const phases: string[] = []
    const stop = store.subscribe(({ phase }) => phases.push(phase.name))
    void actions.regenerate()
    await vi.waitFor(() => expect(phases).toContain('generating'))
    actions.backToForm()
    stop()
    expect(location.hash).toBe('#meal-planner=form')
    await goBack()
    expect(location.hash).toBe('#meal-planner=plan')
    expect(store.getState().phase.name).toBe('plan')
  })
})

describe('a link to a plan that is kept', () => {
  it.each(['/', 'https://cdn.example.com/'])('leaves the page’s own path with the base %s', async (base) => {
    history.replaceState(null, '', `/shop/meal-plan?x#meal-plan=${planToLink(week)}`)
    setBase(base)
    const { store, onError } = await followedStore({ planLinks: true, persistKey: 'shop' })
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('plan'), { timeout: 60_000 })
    expect(location.href).toBe(`${location.origin}/shop/meal-plan?x`)
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('a plan that shows first', () => {
  it('leaves a part of the page in the address', async () => {
    history.replaceState(null, '', '/#reviews')
    const { actions } = await followedStore({ history: 'hash', savedState })
    expect(location.hash).toBe('#reviews')
    actions.selectTab('groceries')
    await goBack()
    expect(location.hash).toBe('#reviews')
  })
})
