import { builtInFoods, planToLink } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { replaceWeek, replanWeek } from '../../src/core/state/planChanges.js'
import { makeWeek } from '../../src/host/makeWeek.js'
import { showLinkedPlan } from '../../src/host/showLinkedPlan.js'
import { mergeMessages } from '../../src/messages/mergeMessages.js'
import type { MakeWeekRequest } from '../../src/store/plannerServices.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const link = planToLink(samplePlan().week)
const ignore = () => undefined

/** A store that opens links, and makes its weeks as the widget does without a server. */
function linkStore(profile = sampleProfile()) {
  const requests: MakeWeekRequest[] = []
  const making = { props: {}, changes: { replaceWeek, replanWeek }, warn: ignore, log: ignore }
  const services = workingServices({
    makeWeek: (request, options) => {
      requests.push(request)
      return makeWeek(request, options, making)
    },
  })
  const { store, actions } = readyStore({ services, initialProfile: profile })
  const messages = { current: mergeMessages(undefined, ignore) }
  const open = (text: string) =>
    showLinkedPlan(text, builtInFoods, { store, messages, latest: { current: {} }, warn: ignore })
  const plan = () => {
    const { phase } = store.getState()
    if (phase.name !== 'plan') throw new Error('No plan is shown.')
    return phase.plan
  }
  return { store, actions, requests, open, plan }
}

describe('a week after a plan that somebody shared', () => {
  it.each([
    ['labels', 'checkLabels', sampleProfile({ dietaryRestrictions: 'allergic to latex' })],
    [
      'supervision',
      'supervision',
      sampleProfile({ age: 70, heightFeet: 4, heightInches: 10, weight: 100, activityLevel: 'sedentary' }),
    ],
  ] as const)(
    'needs the tick about %s if no week of the reader has asked for it',
    async (_, box, profile) => {
      const { store, actions, requests, open, plan } = linkStore(profile)
      expect(open(link)).toBe(true)
      const shared = plan()
      await actions.regenerate()
      expect(store.getState()).toMatchObject({ phase: { name: 'profile' }, errors: { [box]: true } })
      expect(requests).toEqual([])
      actions.backToPlan()
      expect(plan()).toBe(shared)
    },
  )

  it('is made once the reader has ticked what it needs', async () => {
    const { actions, open, plan } = linkStore(sampleProfile({ dietaryRestrictions: 'allergic to latex' }))
    open(link)
    actions.confirm('checkLabels', true)
    await actions.regenerate()
    expect(plan().isShared).toBeUndefined()
  })
})
