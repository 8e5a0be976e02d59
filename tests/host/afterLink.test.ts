import {
  builtInFoods,
  changePlan,
  eatOut,
  generateTemplateWeek,
  mealTypes,
  neverDish,
  newPlanState,
  type PlanState,
  planBasisOf,
  planToLink,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { replaceWeek, replanByRules } from '../../src/core/state/planChanges.js'
import { makeWeek } from '../../src/host/makeWeek.js'
import { showLinkedPlan } from '../../src/host/showLinkedPlan.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { MakeWeekRequest } from '../../src/store/plannerServices.js'
import { keepingContext } from '../support/keepingContext.js'
import { readyStore, workingServices } from '../support/plannerStore.js'
import { samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const START = '2026-11-21'
const link = planToLink(samplePlan().week)
const ignore = () => undefined

/** A store that opens links, and makes its weeks as the widget does without a server. */
function linkStore(profile = sampleProfile()) {
  const requests: MakeWeekRequest[] = []
  const making = { props: {}, changes: { replaceWeek, replanByRules }, warn: ignore, log: ignore }
  const services = workingServices({
    makeWeek: (request, options) => {
      requests.push(request)
      return makeWeek(request, options, making)
    },
  })
  const { store, actions } = readyStore({ services, initialProfile: profile })
  const open = (text: string) => showLinkedPlan(text, builtInFoods, keepingContext(store, { current: {} }))
  const plan = () => {
    const { phase } = store.getState()
    if (phase.name !== 'plan') throw new Error('No plan is shown.')
    return phase.plan
  }
  /** As a button of a meal does. */
  const change = (work: (before: PlanState) => PlanState | Promise<PlanState>) =>
    planActionsOf(store).planChange('move', async (now) => ({ plan: await work(now), text: '' }), String)
  return { store, actions, requests, open, plan, change }
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

  it('is one that the reader has not seen, and keeps to what they decided about dishes and foods', async () => {
    const { actions, open, plan, change } = linkStore()
    await actions.submitProfile()
    const { seed, week } = plan()
    const [liked, disliked] = week.days.flatMap(({ meals }) => meals.flatMap(({ dishId }) => dishId ?? []))
    if (!liked || !disliked) throw new Error('The week has no dishes of the book.')
    await change(async (before) => (await neverDish(before, disliked)).plan)
    await change((before) => changePlan(before, { type: 'favourite', dishId: liked, isFavourite: true }))
    await change((before) => changePlan(before, { type: 'have', foodId: 'eggs', isAtHome: true }))
    const { dishNames } = plan()

    open(link)
    const decided = {
      neverDishIds: [disliked],
      favouriteDishIds: [liked],
      pantryFoodIds: ['eggs'],
      dishNames,
    }
    expect(plan()).toMatchObject({ isShared: true, ...decided })
    await actions.regenerate()
    expect(plan()).toMatchObject(decided)
    expect(plan().seed).not.toBe(seed)
    expect(plan().week).not.toEqual(week)
    const dishes = plan().week.days.flatMap(({ meals }) => meals.map(({ dishId }) => dishId))
    expect(dishes).not.toContain(disliked)
  })

  it('keeps to what the reader decided on a shared plan when they open the next one', async () => {
    const { open, plan, change } = linkStore()
    open(link)
    await change((before) => changePlan(before, { type: 'have', foodId: 'eggs', isAtHome: true }))
    open(link)
    expect(plan()).toMatchObject({ isShared: true, pantryFoodIds: ['eggs'] })
  })

  it('has all the meals of its reader, whatever the sharer eats out', async () => {
    const profile = sampleProfile({ mealsPerDay: 5 })
    const week = await generateTemplateWeek({ profile, startDate: START, seed: 5 })
    const sharer = newPlanState(week, planBasisOf(profile), 5)
    const without = await eatOut(sharer, { date: '2026-11-23', type: 'snack2' }, 'free')
    const { week: sharedWeek, eatenOut } = await eatOut(
      without,
      { date: '2026-11-24', type: 'dinner' },
      'free',
    )
    const { actions, open, plan, change } = linkStore(sampleProfile({ mealsPerDay: 3 }))
    open(planToLink(sharedWeek, { targets: sharer.basis.targets, eatenOut }))
    const LUNCH = { date: '2026-11-25', type: 'lunch' } as const
    const SNACK = { date: '2026-11-25', type: 'snack2' } as const
    await change((before) => eatOut(before, LUNCH, 'free'))
    await change((before) => changePlan(before, { type: 'lock', places: [SNACK], isLocked: true }))
    expect(plan().eatenOut).toHaveLength(3)

    await actions.regenerate()
    expect(plan().eatenOut).toMatchObject([LUNCH])
    expect(plan().locked).toEqual([])
    const types = plan().week.days.map(({ meals }) => meals.map(({ type }) => type))
    expect(types).toEqual(
      plan().week.days.map(({ date }) =>
        mealTypes(3).filter((type) => date !== LUNCH.date || type !== LUNCH.type),
      ),
    )
  })
})

describe('a plan that somebody shared', () => {
  it('is shown beside answers that no targets follow from', () => {
    const { open, plan } = linkStore(
      sampleProfile({ age: 100, heightFeet: 4, heightInches: 0, weight: 66, activityLevel: 'sedentary' }),
    )
    expect(open(link)).toBe(true)
    expect(plan()).toMatchObject({ isShared: true, profile: null, basis: { weeklyFoodBudget: 120 } })
  })
})
