import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { READING_MS, sayUntilRead } from '../../src/host/sayUntilRead.js'
import { readyStore } from '../support/plannerStore.js'

const TEXT = 'Your browser keeps nothing.'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function quietStore() {
  const { store, actions } = readyStore()
  const controller = new AbortController()
  const codes = () => store.getState().notices.map(({ code }) => code)
  const say = () => sayUntilRead(store, TEXT, controller.signal)
  return { store, actions, controller, codes, say }
}

describe('a quiet sentence about what is kept', () => {
  it('shows at once if no notice is open', () => {
    const { codes, say } = quietStore()
    say()
    expect(codes()).toEqual(['keeping'])
  })

  it('waits until the visitor could read the notice that is open', () => {
    const { actions, codes, say } = quietStore()
    actions.notify({ code: 'plan-fallback' })
    say()
    expect(codes()).toEqual(['plan-fallback'])
    vi.advanceTimersByTime(READING_MS)
    expect(codes()).toEqual(['plan-fallback', 'keeping'])
  })

  it('comes to the front again if another notice covered it before it could be read', () => {
    const { actions, codes, say } = quietStore()
    say()
    actions.notify({ code: 'plan-changed', text: 'Swapped.' })
    expect(codes()).toEqual(['keeping', 'plan-changed'])
    vi.advanceTimersByTime(READING_MS)
    expect(codes()).toEqual(['plan-changed', 'keeping'])
  })

  it('stays where it is once it was read', () => {
    const { actions, codes, say } = quietStore()
    say()
    vi.advanceTimersByTime(READING_MS)
    actions.notify({ code: 'plan-changed', text: 'Swapped.' })
    vi.advanceTimersByTime(READING_MS)
    expect(codes()).toEqual(['keeping', 'plan-changed'])
  })

  it('stays away once it was dismissed', () => {
    const { store, actions, codes, say } = quietStore()
    say()
    for (const { id } of store.getState().notices) actions.dismissNotice(id)
    actions.notify({ code: 'plan-changed', text: 'Swapped.' })
    vi.advanceTimersByTime(READING_MS)
    expect(codes()).toEqual(['plan-changed'])
  })

  it('is not said any more once the widget is gone', () => {
    const { actions, controller, codes, say } = quietStore()
    actions.notify({ code: 'plan-fallback' })
    say()
    controller.abort()
    vi.advanceTimersByTime(READING_MS)
    expect(codes()).toEqual(['plan-fallback'])
  })
})
