import { newPlanState } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { PlanChangeError } from '../../src/core/state/PlanChangeError.js'
import { backToOwnPlan } from '../../src/store/backToOwnPlan.js'
import { type ParsedDraft, parseDraft } from '../../src/store/parseDraft.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { MakeWeekRequest } from '../../src/store/plannerServices.js'
import type { PlannerStoreOptions } from '../../src/store/plannerStoreOptions.js'
import { draftFromProfile, type ProfileDraft } from '../../src/store/profileDraft.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { sampleMadeWeek, samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

const LUNCH = { date: '2026-11-21', type: 'lunch' } as const
const lockLunch = { type: 'lock', places: [LUNCH], isLocked: true } as const
const tickEggs = { type: 'tick', foodId: 'eggs', isTicked: true } as const

/** A store with a week on screen, and what a test reads from it. */
async function shownStore(options: Partial<PlannerStoreOptions> = {}) {
  const { store, actions } = readyStore(options)
  await actions.submitProfile()
  const plan = () => {
    const { phase } = store.getState()
    return phase.name === 'plan' ? phase.plan : null
  }
  const notices = () => store.getState().notices
  const canUndo = () => {
    const { past } = store.getState()
    return notices().some(({ undoneBy }) => undoneBy !== undefined && undoneBy === past.at(-1))
  }
  return { store, actions, ...planActionsOf(store), plan, notices, canUndo }
}

describe('undo and redo', () => {
  it('go back and forth through locks and ticks, to the very same plans', async () => {
    const { actions, changePlan, plan } = await shownStore()
    const first = plan()
    changePlan(lockLunch)
    const second = plan()
    changePlan(tickEggs)
    const third = plan()
    expect(third).toMatchObject({ locked: [LUNCH], tickedFoodIds: ['eggs'] })

    actions.undo()
    expect(plan()).toBe(second)
    actions.undo()
    expect(plan()).toBe(first)
    actions.undo()
    expect(plan()).toBe(first)

    actions.redo()
    actions.redo()
    expect(plan()).toBe(third)
    actions.redo()
    expect(plan()).toBe(third)
  })

  it('forget what was undone when something else changes', async () => {
    const { actions, changePlan, plan } = await shownStore()
    changePlan(lockLunch)
    actions.undo()
    changePlan(tickEggs)
    actions.redo()
    expect(plan()).toMatchObject({ locked: [], tickedFoodIds: ['eggs'] })
  })

  it('bring back the week before "Generate New Plan", with its ticks', async () => {
    const { actions, changePlan, plan, notices, canUndo } = await shownStore()
    changePlan(tickEggs)
    const before = plan()
    await actions.regenerate()
    expect(plan()).toMatchObject({ seed: 2, tickedFoodIds: [] })
    expect(notices()).toMatchObject([{ code: 'plan-replaced', hadTicks: true }])
    expect(canUndo()).toBe(true)
    actions.undo()
    expect(plan()).toBe(before)
    actions.redo()
    expect(plan()).toMatchObject({ seed: 2 })
  })

  it('bring back the first day that was chosen for a week, for the next one too', async () => {
    const days: string[] = []
    const makeWeek = async ({ seed, startDate }: MakeWeekRequest) => {
      days.push(startDate)
      const { week, basis } = samplePlan(startDate)
      return { plan: newPlanState(week, basis, seed), modelDays: null, fellBack: false }
    }
    const { store, actions } = await shownStore({ services: workingServices({ makeWeek }) })
    actions.choose({ startDay: '2026-11-25' })
    await actions.regenerate()
    actions.startOver()
    actions.undo()
    await actions.regenerate()
    expect(days).toEqual(['2026-11-21', '2026-11-25', '2026-11-25'])

    actions.choose({ startDay: '2026-12-10' })
    await actions.regenerate()
    const startDay = () => store.getState().choices.startDay
    actions.undo()
    expect(startDay()).toBe('2026-11-25')
    actions.redo()
    expect(startDay()).toBe('2026-12-10')
    actions.undo()
    actions.undo()
    expect(startDay()).toBe('2026-11-25')
    actions.undo()
    expect(startDay()).toBeNull()

    // A day that is chosen for a week to come is none of theirs.
    actions.redo()
    actions.choose({ startDay: '2026-12-24' })
    actions.undo()
    expect(startDay()).toBe('2026-12-24')
  })

  it('are followed by a week that the visitor has not seen', async () => {
    const { actions, plan } = await shownStore()
    await actions.regenerate()
    actions.undo()
    await actions.regenerate()
    expect(plan()).toMatchObject({ seed: 3 })
  })

  it('bring back plan and answers after "New Plan", and clear them again', async () => {
    const { store, actions, plan, canUndo } = await shownStore()
    const before = plan()
    actions.startOver()
    actions.editProfile({ age: '61' })
    expect(canUndo()).toBe(true)
    actions.undo()
    expect(plan()).toBe(before)
    expect(store.getState().draft.age).toBe('34')
    actions.redo()
    expect(store.getState()).toMatchObject({ phase: { name: 'profile' }, draft: { age: '34' } })
  })

  it('bring back the answers of a plan when other answers have made the next', async () => {
    const { store, actions } = await shownStore()
    actions.changePreferences()
    actions.editProfile({ age: '50' })
    await actions.submitProfile()
    actions.undo()
    expect(store.getState().draft.age).toBe('34')
    actions.redo()
    expect(store.getState().draft.age).toBe('50')
  })

  it('remember fifty steps', async () => {
    const { store, changePlan } = await shownStore()
    for (let step = 0; step < 60; step += 1) changePlan({ ...tickEggs, isTicked: step % 2 === 0 })
    expect(store.getState().past).toHaveLength(50)
  })

  it('do nothing while a week is made', async () => {
    const { store, actions, changePlan } = await shownStore()
    changePlan(lockLunch)
    const settled = actions.regenerate()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'), { interval: 1 })
    actions.undo()
    expect(store.getState().phase.name).toBe('generating')
    await settled
  })

  it('are told to the host', async () => {
    const onEvent = vi.fn()
    const { actions, changePlan } = await shownStore({ onEvent })
    onEvent.mockClear()
    changePlan(lockLunch)
    changePlan(tickEggs)
    actions.undo()
    actions.redo()
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual([
      { type: 'plan_changed', how: 'lock' },
      { type: 'grocery_ticked', foodId: 'eggs', isTicked: true },
      { type: 'plan_undone' },
      { type: 'plan_redone' },
    ])
  })
})

describe('a notice that offers to undo', () => {
  it('ends with the next change, because it is not about that one', async () => {
    const { changePlan, notices } = await shownStore()
    changePlan(lockLunch, 'Lunch is locked.')
    expect(notices()).toMatchObject([{ code: 'plan-changed', text: 'Lunch is locked.' }])
    changePlan(tickEggs)
    expect(notices()).toEqual([])
  })

  it('stands beside the one about the AI, and names the dishes that are no longer locked', async () => {
    let isFirst = true
    const makeWeek = async () => {
      const made = { ...sampleMadeWeek(), fellBack: !isFirst }
      isFirst = false
      return made
    }
    const shown = await shownStore({ services: workingServices({ makeWeek }) })
    const { actions, changePlan, notices, canUndo } = shown
    changePlan({ type: 'lock', places: [LUNCH, { ...LUNCH, type: 'snack' }], isLocked: true })
    await actions.regenerate()
    expect(notices()).toMatchObject([
      { code: 'plan-fallback' },
      // A name may have commas.
      { code: 'plan-replaced', unlocked: 'Chicken and brown rice bowl with broccoli; Eggs and an apple' },
    ])
    expect(notices().map((notice) => 'undoneBy' in notice)).toEqual([false, true])
    expect(canUndo()).toBe(true)
  })
})

describe('the notice of undo and redo', () => {
  it('names the change, with a text or without', async () => {
    const { actions, changePlan, planChange, notices } = await shownStore()
    const said = () => notices().map((notice) => 'change' in notice && [notice.code, notice.change])
    changePlan(lockLunch, undefined, 'Lock: lunch')
    changePlan(tickEggs)
    await planChange(
      'swap',
      (plan) => ({ plan, text: 'Swapped to chili.', also: ' +$2 at checkout.' }),
      String,
    )
    expect(notices()).toMatchObject([{ text: 'Swapped to chili. +$2 at checkout.' }])
    actions.undo()
    expect(said()).toEqual([['plan-undone', 'Swapped to chili.']])
    actions.undo()
    expect(said()).toEqual([['plan-undone', undefined]])
    actions.undo()
    expect(said()).toEqual([['plan-undone', 'Lock: lunch']])
    actions.redo()
    expect(said()).toEqual([['plan-redone', 'Lock: lunch']])
  })
})

describe('"Change Preferences"', () => {
  it('has a way back to the plan as it was', async () => {
    const { store, actions, plan } = await shownStore()
    const before = plan()
    actions.changePreferences()
    expect(store.getState().planBehindForm).toBe(before)
    actions.backToPlan()
    expect(plan()).toBe(before)
    expect(store.getState().planBehindForm).toBeNull()
  })

  it('keeps that way back when the next week fails', async () => {
    let isBusy = false
    const makeWeek = async () => {
      if (isBusy) throw new Error('busy')
      return sampleMadeWeek()
    }
    const { actions, plan } = await shownStore({ services: workingServices({ makeWeek }) })
    isBusy = true
    actions.changePreferences()
    await actions.submitProfile()
    actions.backToPlan()
    expect(plan()).toMatchObject({ seed: 1 })
  })
})

describe('what the visitor decided about a plan', () => {
  it('binds the next week and stays with it', async () => {
    const requests: MakeWeekRequest[] = []
    const makeWeek = async (request: MakeWeekRequest) => {
      requests.push(request)
      const { keeping } = request
      return { ...sampleMadeWeek(), ...(keeping && { plan: { ...keeping, seed: request.seed } }) }
    }
    const { actions, changePlan, plan } = await shownStore({ services: workingServices({ makeWeek }) })
    changePlan(lockLunch)
    changePlan({ type: 'have', foodId: 'brown-rice', isAtHome: true })
    await actions.regenerate()
    expect(requests[1]?.keeping).toMatchObject({ locked: [LUNCH], pantryFoodIds: ['brown-rice'] })
    expect(plan()).toMatchObject({ seed: 2, locked: [LUNCH], pantryFoodIds: ['brown-rice'] })
  })

  it('binds the next week if it is no more than a meal eaten out', async () => {
    const makeWeek = vi.fn(async ({ seed }: MakeWeekRequest) => sampleMadeWeek(seed))
    const { store, actions, plan } = await shownStore({ services: workingServices({ makeWeek }) })
    const shown = plan()
    if (!shown) throw new Error('No plan is shown.')
    const eatenOut = [{ ...LUNCH, freeShare: 0.3 }]
    store.setState({ phase: { name: 'plan', plan: { ...shown, eatenOut } } })
    await actions.regenerate()
    expect(makeWeek.mock.lastCall?.[0].keeping).toMatchObject({ eatenOut })
  })
})

describe('a form that is still read when the visitor goes back to the plan', () => {
  it.each(['backToPlan', 'undo', 'redo'] as const)('makes no week after %s', async (goBack) => {
    const read = deferred<ParsedDraft>()
    const parsing = vi.fn(async (draft: ProfileDraft) => parseDraft(draft))
    const makeWeek = vi.fn(async () => sampleMadeWeek())
    const services = workingServices({ parseDraft: parsing, makeWeek })
    const { actions, changePlan, plan } = await shownStore({ services })
    const first = plan()
    changePlan(tickEggs)
    const ticked = plan()
    if (goBack === 'redo') actions.undo()
    actions.backToForm()
    parsing.mockReturnValueOnce(read.promise)
    const submitted = actions.submitProfile()
    actions[goBack]()
    const shown = goBack === 'undo' ? first : ticked
    expect(plan()).toBe(shown)
    read.resolve(parseDraft(draftFromProfile(sampleProfile())))
    await submitted
    expect(plan()).toBe(shown)
    expect(makeWeek).toHaveBeenCalledOnce()
  })
})

describe('a change that needs planning', () => {
  const refusal = () => 'That did not work.'

  it('shows what the planner made, with a notice', async () => {
    const { planChange, plan, notices, canUndo } = await shownStore()
    const isChanged = await planChange(
      'swap',
      async (shown) => ({ plan: { ...shown, neverDishIds: ['chili'] }, text: 'Swapped.' }),
      refusal,
    )
    expect(isChanged).toBe(true)
    expect(plan()?.neverDishIds).toEqual(['chili'])
    expect(notices()).toMatchObject([{ code: 'plan-changed', text: 'Swapped.' }])
    expect(canUndo()).toBe(true)
  })

  it('says why it could not be made, and changes nothing', async () => {
    const { planChange, plan, notices } = await shownStore()
    const before = plan()
    const refused = new PlanChangeError('no-other-dish')
    const isChanged = await planChange('swap', () => Promise.reject(refused), refusal)
    expect(isChanged).toBe(false)
    expect(plan()).toBe(before)
    expect(notices()).toMatchObject([{ code: 'plan-unchanged', text: 'That did not work.' }])
  })

  it('is made again when the visitor has changed the plan meanwhile', async () => {
    const { planChange, changePlan, plan, notices } = await shownStore()
    const settled = planChange(
      'neverAgain',
      async (shown) => ({ plan: { ...shown, neverDishIds: ['chili'] }, text: 'Never again.' }),
      refusal,
    )
    changePlan(tickEggs)
    expect(await settled).toBe(true)
    expect(plan()).toMatchObject({ neverDishIds: ['chili'], tickedFoodIds: ['eggs'] })
    expect(notices()).toMatchObject([{ code: 'plan-changed', text: 'Never again.' }])
  })

  it('is made again for the plan of now even if it failed for the one before', async () => {
    const { planChange, changePlan, plan, notices } = await shownStore()
    const before = plan()
    const settled = planChange(
      'swap',
      async (shown) => {
        if (shown === before) throw new Error('locked')
        return { plan: { ...shown, neverDishIds: ['chili'] }, text: 'Swapped.' }
      },
      refusal,
    )
    changePlan(tickEggs)
    expect(await settled).toBe(true)
    expect(plan()).toMatchObject({ neverDishIds: ['chili'], tickedFoodIds: ['eggs'] })
    expect(notices()).toMatchObject([{ code: 'plan-changed', text: 'Swapped.' }])
  })

  it('is dropped when it was for the plan before', async () => {
    const { planChange, changePlan, plan } = await shownStore()
    const before = plan()
    const settled = planChange(
      'swap',
      (shown) =>
        shown === before ? { plan: { ...shown, neverDishIds: ['chili'] }, text: 'Swapped.' } : null,
      refusal,
    )
    changePlan(tickEggs)
    expect(await settled).toBe(false)
    expect(plan()).toMatchObject({ neverDishIds: [], tickedFoodIds: ['eggs'] })
  })

  it('is dropped without a word when the plan is gone meanwhile', async () => {
    const { planChange, actions, plan, notices } = await shownStore()
    const settled = planChange('move', () => Promise.reject(new Error('no')), refusal)
    actions.startOver()
    expect(await settled).toBe(false)
    expect(plan()).toBeNull()
    expect(notices()).toMatchObject([{ code: 'plan-cleared' }])
  })
})

describe('going back from a shared plan to the own one', () => {
  it('gives up the week that a host has just asked for', async () => {
    const makeWeek = vi.fn(async () => sampleMadeWeek())
    const ok = { ok: true, profile: sampleProfile() } as const
    const parsing = deferred<ParsedDraft>()
    const parseDraft = vi.fn(() => parsing.promise).mockResolvedValueOnce(ok)
    const { store, actions, plan } = await shownStore({ services: workingServices({ makeWeek, parseDraft }) })
    const own = plan()
    if (!own) throw new Error('No plan is shown.')
    store.setState({ phase: { name: 'plan', plan: { ...own, isShared: true } }, own })
    const settled = actions.submitProfile()
    backToOwnPlan(store, 'This is your own plan.')
    parsing.resolve(ok)
    await settled
    expect(makeWeek).toHaveBeenCalledTimes(1)
    expect(plan()).toBe(own)
  })
})
