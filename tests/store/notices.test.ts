import { describe, expect, it } from 'vitest'
import type { NoticeContent } from '../../src/store/notices.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { sampleMadeWeek } from '../support/samplePlan.js'

const week = { ...sampleMadeWeek(), modelDays: 7 }

/** A store whose generations end as the test says, one after the other. */
function storeWith(...outcomes: readonly (typeof week | Error)[]) {
  const left = [...outcomes]
  const makeWeek = async () => {
    const outcome = left.shift() ?? week
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
  return { actions, codes: () => store.getState().notices.map(({ code }) => code) }
}

const ABOUT_THE_WEEK: readonly NoticeContent[] = [
  { code: 'plan-copied' },
  { code: 'print-blocked' },
  { code: 'cart-filled', items: 3 },
  { code: 'order-placed', subscriptionId: 'sub-1' },
]

describe('a notice', () => {
  it('disappears after a failed generation when another one starts', async () => {
    const { actions, codes } = storeWith(new Error('busy'), week)
    await actions.submitProfile()
    expect(codes()).toEqual(['plan-failed'])
    const settled = actions.submitProfile()
    expect(codes()).toEqual([])
    await settled
    expect(codes()).toEqual([])
  })

  it('about the week on screen disappears with it, and stays while another one fails', async () => {
    const { actions, codes } = storeWith({ ...week, fellBack: true }, new Error('busy'), week)
    await actions.submitProfile()
    await actions.regenerate()
    expect(codes()).toEqual(['plan-fallback', 'plan-failed'])
    await actions.regenerate()
    expect(codes()).toEqual(['plan-replaced'])
  })

  it('about how the week was made ends when another tab opens', async () => {
    const { actions, codes } = storeWith({ ...week, modelDays: 6 })
    await actions.submitProfile()
    expect(codes()).toEqual(['plan-partly-ai'])
    actions.selectTab('groceries')
    expect(codes()).toEqual([])
  })

  it.each(ABOUT_THE_WEEK)('about an action on the week disappears with the week: $code', async (notice) => {
    const { actions, codes } = storeWith()
    await actions.submitProfile()
    actions.notify(notice)
    await actions.regenerate()
    expect(codes()).toEqual(['plan-replaced'])
    actions.notify(notice)
    actions.changePreferences()
    expect(codes()).toEqual([])
  })

  it('about the plan disappears when the visitor changes preferences', async () => {
    const { actions, codes } = storeWith({ ...week, fellBack: true }, new Error('busy'))
    await actions.submitProfile()
    await actions.regenerate()
    actions.changePreferences()
    expect(codes()).toEqual([])
  })

  it('about a subscription stays when the visitor changes preferences', async () => {
    const { actions, codes } = storeWith()
    actions.notify({ code: 'subscribed', subscriptionId: 'sub-1' })
    actions.changePreferences()
    expect(codes()).toEqual(['subscribed'])
  })

  it('about a subscription takes the place only of one on the same topic', () => {
    const { actions, codes } = storeWith()
    actions.notify({ code: 'print-blocked' })
    actions.notify({ code: 'subscription-kept', subscriptionId: 'sub-1', detail: null })
    actions.notify({ code: 'order-failed', subscriptionId: 'sub-1', detail: null })
    actions.notify({ code: 'subscription-kept', subscriptionId: 'sub-1', detail: null })
    expect(codes()).toEqual(['print-blocked', 'order-failed', 'subscription-kept'])
  })

  it('about a failed subscription disappears when the form is closed', () => {
    const { actions, codes } = storeWith()
    actions.openDeliveryForm()
    actions.notify({ code: 'subscribe-failed', detail: null })
    actions.closeDeliveryForm()
    expect(codes()).toEqual([])
  })
})
