import {
  type Food,
  newPlanState,
  planBasisOf,
  type SavedState,
  savedStateSchema,
} from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CheckedProps } from '../../src/host/MealPlannerProps.js'
import { startKeeping } from '../../src/host/startKeeping.js'
import { backToOwnPlan } from '../../src/store/backToOwnPlan.js'
import { lastPlan } from '../../src/store/historyActions.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { PlannerServices } from '../../src/store/plannerServices.js'
import type { PlannerStore } from '../../src/store/plannerStore.js'
import { otherTabKeeps, RECORD, withEmptyStorage } from '../support/browserStorage.js'
import { keepingContext } from '../support/keepingContext.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { sampleMadeWeek, samplePlan } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

/** The day on which `readyStore` makes its weeks, and one that is still to come. */
const TODAY = '2026-11-21'
const AHEAD = '2099-03-02'
const CODE = { subscriptionId: 'S-1', eraseToken: 'code' }
// What is loaded in full takes long in the first test.
const LATE = { timeout: 60_000 }

withEmptyStorage()
afterEach(() => vi.restoreAllMocks())

/** A store whose widget is open, before the code that keeps its state has loaded. */
function openedStore(options: Parameters<typeof readyStore>[0] = {}) {
  const { store, actions } = readyStore(options)
  const latest: { current: CheckedProps } = { current: { persistKey: 'shop', persistProfile: true } }
  async function keep() {
    const stop = startKeeping(keepingContext(store, latest))
    await vi.waitFor(() => expect(store.getState().keeping).not.toBeNull(), LATE)
    return stop
  }
  return { store, actions, latest, keep }
}

/** A store whose week is never ready. */
const endlessStore = () =>
  openedStore({ services: workingServices({ makeWeek: () => deferred<never>().promise }) })

/** What an earlier visit or another tab kept: a plan of seed 8, answers and a subscription. */
function keptBefore(startDate?: string): SavedState {
  const { week } = samplePlan(startDate)
  const profile = sampleProfile({ age: 61, weight: 140 })
  const plan = newPlanState(week, planBasisOf(profile), 8)
  return {
    version: 1,
    current: { plan, profile },
    own: null,
    answers: { age: 61, weight: 140 },
    subscriptions: [CODE],
  }
}

const lockLunch = { type: 'lock', places: [{ date: TODAY, type: 'lunch' }], isLocked: true } as const

/** Opens a shared plan, the same week as the visitor's own, which goes behind it with its steps. */
function showShared({ getState, setState }: PlannerStore) {
  const state = getState()
  const { past, future } = state
  const own = lastPlan(state)
  if (!own) throw new Error('No plan is shown.')
  const shared = { ...own, isShared: true } as const
  setState({ phase: { name: 'plan', plan: shared }, own, ownSteps: { past, future }, past: [], future: [] })
}

/** A visitor's own plan, then a shared one, then a new week. */
async function madeAfterShared() {
  const { store, actions, keep } = openedStore()
  await keep()
  await actions.submitProfile()
  showShared(store)
  await actions.regenerate()
  await vi.waitFor(() => expect(record().own?.plan.seed).toBe(1))
  return { store, actions }
}

/** A store that remembers the first day of each week that it asks for. */
function datedStore() {
  const days: string[] = []
  const makeWeek: PlannerServices['makeWeek'] = async ({ seed, startDate }) => {
    days.push(startDate)
    return sampleMadeWeek(seed)
  }
  return { days, ...openedStore({ services: workingServices({ makeWeek }) }) }
}

const record = () => savedStateSchema.parse(JSON.parse(localStorage.getItem(RECORD) ?? 'null'))
const write = (saved: SavedState) => localStorage.setItem(RECORD, JSON.stringify(saved))

/** A catalogue that cannot be read, as if its code had failed to load. */
const unreadableFoods = new Proxy<Food[]>([], {
  get: () => {
    throw new Error('lost')
  },
})

describe('what a visitor does before keeping has begun', () => {
  it('is kept when it is a week', async () => {
    const { actions, keep } = openedStore()
    await actions.submitProfile()
    await keep()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
  })

  it.each([
    ['2026-11-19', 2],
    [TODAY, 0],
    [AHEAD, 0],
    ['2026-11-09', 0],
  ])('is a kept week of %s, which opens on today if that is one of its days', async (startDate, dayIndex) => {
    write(keptBefore(startDate))
    const { store, keep } = openedStore()
    await keep()
    expect(store.getState()).toMatchObject({ phase: { name: 'plan' }, dayIndex })
  })

  it('is kept when it is an answer', async () => {
    const { actions, keep } = openedStore()
    actions.editProfile({ age: '44' })
    await keep()
    await vi.waitFor(() => expect(record().answers?.age).toBe(44))
  })

  it('is not replaced by the week of an earlier visit, which is one step back', async () => {
    write(keptBefore())
    const { store, actions, keep } = openedStore()
    await actions.submitProfile()
    await keep()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 1 } })
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    actions.undo()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 8 } })
  })

  it('is not replaced when it is a week behind the form', async () => {
    write(keptBefore())
    const { store, actions, keep } = openedStore()
    await actions.submitProfile()
    actions.backToForm()
    await keep()
    expect(store.getState().phase.name).toBe('profile')
    actions.backToPlan()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 1 } })
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    actions.undo()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 8 } })
  })

  it('is not replaced when it is a week behind the next one', async () => {
    write(keptBefore())
    const makeWeek = vi.fn(async () => sampleMadeWeek())
    const { store, actions, keep } = openedStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    actions.backToForm()
    makeWeek.mockReturnValue(deferred<never>().promise)
    void actions.submitProfile()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'))
    await keep()
    actions.cancelGeneration()
    actions.backToPlan()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 1 } })
  })

  it('is not replaced by answers of an earlier visit', async () => {
    write({ ...keptBefore(), current: null })
    const { store, actions, keep } = openedStore()
    actions.editProfile({ age: '44' })
    await keep()
    expect(store.getState().draft).toMatchObject({ age: '44', weight: '140' })
  })

  it('leaves the subscriptions of an earlier visit as they are', async () => {
    write(keptBefore())
    const { store, actions, keep } = openedStore()
    await actions.submitProfile()
    await keep()
    expect(store.getState().subscriptions).toEqual([CODE])
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    expect(record().subscriptions).toEqual([CODE])
  })

  it('leaves a way to the earlier week when the visitor cancels the new one', async () => {
    write(keptBefore())
    const { store, actions, keep } = endlessStore()
    void actions.submitProfile()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'))
    await keep()
    expect(store.getState().phase.name).toBe('generating')
    actions.cancelGeneration()
    actions.backToPlan()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 8 } })
  })

  it('leaves a record that can be read, also with more subscriptions than one holds', async () => {
    const { store, keep } = openedStore()
    const subscriptions = Array.from({ length: 51 }, (_, index) => ({ subscriptionId: `S-${index}` }))
    store.setState({ subscriptions })
    await keep()
    await vi.waitFor(() => expect(record().subscriptions).toEqual(subscriptions.slice(1)))
  })

  it('writes nothing when it is nothing', async () => {
    const { keep } = openedStore()
    await keep()
    await new Promise((resolve) => setTimeout(resolve))
    expect(localStorage).toHaveLength(0)
  })
})

describe('the first day', () => {
  it('of a week that is made before keeping has begun stays, whatever was kept', async () => {
    write({ ...keptBefore(AHEAD), answers: null })
    const { days, actions, keep } = datedStore()
    await actions.submitProfile()
    await keep()
    await actions.regenerate()
    expect(days).toEqual([TODAY, TODAY])
  })

  it('of the kept week is that of the next one, if the visitor has made none yet', async () => {
    write(keptBefore(AHEAD))
    const { days, actions, keep } = datedStore()
    await keep()
    await actions.regenerate()
    expect(days).toEqual([AHEAD])
  })

  it('of a kept week that has begun by the widget’s own clock is not that of the next one', async () => {
    write(keptBefore(AHEAD))
    const days: string[] = []
    const makeWeek: PlannerServices['makeWeek'] = async ({ seed, startDate }) => {
      days.push(startDate)
      return sampleMadeWeek(seed)
    }
    const now = () => new Date(2099, 2, 4, 12)
    const { actions, keep } = openedStore({ services: workingServices({ makeWeek }), now })
    await keep()
    await actions.regenerate()
    expect(days).toEqual(['2099-03-04'])
  })

  it('of the visitor’s own week counts, not that of a shared one on screen', async () => {
    const { current } = keptBefore()
    if (!current) throw new Error('a plan is kept')
    const own = keptBefore(AHEAD).current
    write({ ...keptBefore(), current: { ...current, isShared: true }, own })
    const { store, days, actions, keep } = datedStore()
    await keep()
    expect(store.getState().phase).toMatchObject({ plan: { isShared: true } })
    await actions.submitProfile()
    expect(days).toEqual([AHEAD])
  })

  it('is that of the week on screen when another tab has made it', async () => {
    const { store, days, actions, keep } = datedStore()
    await keep()
    await actions.submitProfile()
    otherTabKeeps(keptBefore(AHEAD))
    await vi.waitFor(() => expect(lastPlan(store.getState())?.seed).toBe(8))
    await actions.regenerate()
    expect(days).toEqual([TODAY, AHEAD])
  })

  it('is the one that another tab chose last, while the plan is on screen here', async () => {
    write(keptBefore(AHEAD))
    const { store, days, actions, keep } = datedStore()
    await keep()
    otherTabKeeps({ ...keptBefore(AHEAD), startDay: '2099-06-01' })
    await vi.waitFor(() => expect(store.getState().choices.startDay).toBe('2099-06-01'))
    otherTabKeeps({ ...keptBefore(AHEAD), startDay: TODAY })
    await vi.waitFor(() => expect(store.getState().choices.startDay).toBeNull())
    await actions.regenerate()
    expect(days).toEqual([TODAY])
  })

  it('does not outlive the week of another tab', async () => {
    const { store, days, actions, keep } = datedStore()
    await keep()
    await actions.submitProfile()
    otherTabKeeps(keptBefore(AHEAD))
    await vi.waitFor(() => expect(lastPlan(store.getState())?.week.startDate).toBe(AHEAD))
    otherTabKeeps(keptBefore(TODAY))
    await vi.waitFor(() => expect(lastPlan(store.getState())?.week.startDate).toBe(TODAY))
    await actions.regenerate()
    expect(days).toEqual([TODAY, TODAY])
  })

  it('that the visitor chooses in the form stays when another tab makes a week', async () => {
    const { store, days, actions, keep } = datedStore()
    await keep()
    actions.choose({ startDay: '2099-05-04' })
    otherTabKeeps(keptBefore(AHEAD))
    await vi.waitFor(() => expect(store.getState().planBehindForm?.seed).toBe(8))
    await actions.submitProfile()
    expect(days).toEqual(['2099-05-04'])
  })
})

describe('a state that the host keeps, beside a record of the browser', () => {
  const given: SavedState = { version: 1, current: null, own: null, answers: null, subscriptions: [] }

  it('shows, with the subscriptions of the record, whose codes exist nowhere else', async () => {
    write(keptBefore())
    const { store, actions, latest, keep } = openedStore()
    const onStateChange = vi.fn<(state: SavedState) => void>()
    Object.assign(latest.current, { savedState: given, onStateChange })
    await keep()
    await vi.waitFor(() => expect(onStateChange).toHaveBeenCalledTimes(1))
    expect(onStateChange.mock.calls[0]?.[0]).toMatchObject({ current: null, subscriptions: [CODE] })
    await actions.submitProfile()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    expect(record().subscriptions).toEqual([CODE])
    expect(store.getState().subscriptions).toEqual([CODE])
  })

  it('is not written again if the record has no more than it', async () => {
    write(keptBefore())
    const { actions, latest, keep } = openedStore()
    const onStateChange = vi.fn<(state: SavedState) => void>()
    Object.assign(latest.current, { savedState: { ...given, subscriptions: [CODE] }, onStateChange })
    await keep()
    expect(record().current?.plan.seed).toBe(8)
    expect(onStateChange).not.toHaveBeenCalled()
    await actions.submitProfile()
    await vi.waitFor(() => expect(onStateChange).toHaveBeenCalled())
  })

  it('leaves a record that cannot be read beside it, and says so', async () => {
    localStorage.setItem(RECORD, '{"version":1,"subscriptions":')
    const { store, actions, latest, keep } = openedStore()
    Object.assign(latest.current, { savedState: given })
    await keep()
    await actions.submitProfile()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    expect(localStorage.getItem('meal-planner-set-aside:shop')).toBe('{"version":1,"subscriptions":')
    expect(store.getState().notices).toMatchObject([{ code: 'keeping' }])
  })
})

describe('what another tab keeps while this widget is hidden', () => {
  it('is joined with what was answered here meanwhile, so that no cancel code is lost', async () => {
    const code = (subscriptionId: string) => ({ subscriptionId, eraseToken: 'code' })
    const order = (subscriptionId: string) => ({
      subscriptionId,
      date: TODAY,
      items: [{ foodId: 'eggs', quantity: 1, unit: 'dozen' }],
    })
    const cancelledHere = code('S-2')
    const cancelledThere = code('S-3')
    const lost = (idempotencyKey: string) => ({ subscriptionId: 'S-1', content: '[]', idempotencyKey })
    const kept = { ...keptBefore(), ordered: [order('S-1')], unplaced: [lost('A'), lost('D')] }
    write({ ...kept, subscriptions: [CODE, cancelledHere, cancelledThere] })
    const { store, keep } = openedStore()
    const hide = await keep()
    hide()
    store.setState({
      subscriptions: [CODE, cancelledThere, code('S-4')],
      ordered: [order('S-1'), order('S-4')],
      unplaced: [lost('A'), lost('D'), lost('B')],
    })
    write({
      ...kept,
      subscriptions: [CODE, cancelledHere, code('S-5')],
      ordered: [order('S-1'), order('S-5')],
      unplaced: [{ ...lost('D'), offeredOn: TODAY }, lost('C')],
    })
    await keep()
    await vi.waitFor(() => expect(record().subscriptions).toEqual([CODE, code('S-4'), code('S-5')]))
    expect(record().ordered).toEqual([order('S-1'), order('S-4'), order('S-5')])
    // The other tab knows what became of D.
    expect(record().unplaced).toEqual([{ ...lost('D'), offeredOn: TODAY }, lost('B'), lost('C')])
    expect(store.getState().subscriptions).toEqual(record().subscriptions)
  })
})

describe('what another tab keeps', () => {
  it('does not take a visitor away from the form', async () => {
    const { store, actions, keep } = openedStore()
    await keep()
    // On the way to 45, and no valid answer yet.
    actions.editProfile({ age: '4' })
    otherTabKeeps(keptBefore())
    await vi.waitFor(() => expect(store.getState().planBehindForm?.seed).toBe(8))
    expect(store.getState().phase.name).toBe('profile')
    expect(store.getState().draft.age).toBe('4')
    actions.backToPlan()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 8 } })
  })

  it('is undone as a step of its own, before what the visitor did here', async () => {
    const { store, actions, keep } = openedStore()
    await keep()
    await actions.submitProfile()
    await actions.regenerate()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(2))
    const seed = () => lastPlan(store.getState())?.seed
    otherTabKeeps(keptBefore())
    await vi.waitFor(() => expect(seed()).toBe(8))
    actions.undo()
    expect(seed()).toBe(2)
    actions.undo()
    expect(seed()).toBe(1)
  })

  it('is no step to undo if the plan is the same', async () => {
    const { store, actions, keep } = openedStore()
    await keep()
    await actions.submitProfile()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    otherTabKeeps({ ...record(), units: 'metric' })
    await vi.waitFor(() => expect(store.getState().choices.units).toBe('metric'))
    expect(store.getState().past).toEqual([])
  })

  it.each(['on screen', 'behind a shared one'])(
    'leaves a plan that is the same %s as it is, with what Undo calls its last change',
    async (place) => {
      const { store, actions, keep } = openedStore()
      await keep()
      await actions.submitProfile()
      planActionsOf(store).changePlan(lockLunch, 'Lunch is locked.')
      const plan = lastPlan(store.getState())
      if (place !== 'on screen') showShared(store)
      await vi.waitFor(() => expect((record().own ?? record().current)?.plan.locked).toHaveLength(1))
      otherTabKeeps({ ...record(), units: 'metric' })
      await vi.waitFor(() => expect(store.getState().choices.units).toBe('metric'), LATE)
      backToOwnPlan(store, 'This is your own plan.')
      expect(lastPlan(store.getState())).toBe(plan)
      actions.undo()
      expect(store.getState().notices).toMatchObject([{ code: 'plan-undone', change: 'Lunch is locked.' }])
    },
  )

  it('goes on with the steps of the own plan behind a shared one', async () => {
    const { store, actions, keep } = openedStore()
    await keep()
    await actions.submitProfile()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    const first = record()
    planActionsOf(store).changePlan(lockLunch)
    const locked = lastPlan(store.getState())
    showShared(store)
    await vi.waitFor(() => expect(record().own?.plan.locked).toHaveLength(1))
    otherTabKeeps(first)
    await vi.waitFor(() => expect(store.getState().own?.locked).toEqual([]), LATE)
    expect(store.getState().ownSteps).toEqual({ past: [], future: [locked] })
    otherTabKeeps(keptBefore())
    await vi.waitFor(() => expect(store.getState().own?.seed).toBe(8), LATE)
    expect(store.getState().phase).toMatchObject({ plan: { isShared: true } })
    backToOwnPlan(store, 'This is your own plan.')
    actions.undo()
    expect(lastPlan(store.getState())).toMatchObject({ seed: 1, locked: [] })
    expect(store.getState().past).toEqual([])
  })

  it('forgets the own plan once nothing leads back to the shared one that it went behind', async () => {
    const { store, actions, keep } = openedStore()
    const stop = await keep()
    await actions.submitProfile()
    showShared(store)
    await actions.regenerate()
    await vi.waitFor(() =>
      expect(record()).toMatchObject({ current: { plan: {} }, own: { plan: { seed: 1 } } }),
    )
    expect(record().current?.isShared).toBeUndefined()
    actions.undo()
    expect(lastPlan(store.getState())).toMatchObject({ isShared: true })
    actions.redo()
    stop()

    // The steps do not outlive the visit.
    const later = openedStore()
    await later.keep()
    expect(later.store.getState()).toMatchObject({ phase: { name: 'plan' }, own: null })
    planActionsOf(later.store).changePlan(lockLunch)
    await vi.waitFor(() => expect(record().current?.plan.locked).toHaveLength(1))
    expect(record().own).toBeNull()
  })

  it('leaves the own plan behind the shared one that Undo leads to, which the other tab does not know', async () => {
    const { store, actions } = await madeAfterShared()
    otherTabKeeps({ ...record(), own: null, units: 'metric' })
    await vi.waitFor(() => expect(store.getState().choices.units).toBe('metric'), LATE)
    actions.undo()
    expect(lastPlan(store.getState())).toMatchObject({ isShared: true })
    await vi.waitFor(() => expect(record().own?.plan.seed).toBe(1))
    backToOwnPlan(store, 'This is your own plan.')
    expect(lastPlan(store.getState())).toMatchObject({ seed: 1 })
    expect(lastPlan(store.getState())?.isShared).toBeUndefined()
  })

  it('no longer keeps the own plan when the step to the shared one has gone from the history', async () => {
    const { store } = await madeAfterShared()
    const { changePlan } = planActionsOf(store)
    const leadsBack = () => store.getState().past.some((plan) => plan?.isShared)
    for (let isTicked = true; leadsBack(); isTicked = !isTicked)
      changePlan({ type: 'tick', foodId: 'eggs', isTicked })
    await vi.waitFor(() => expect(record().own).toBeNull())
  })

  it('has no step between a shared plan and the visitor’s own', async () => {
    const { store, actions, keep } = openedStore()
    await keep()
    await actions.submitProfile()
    await actions.regenerate()
    const { current, ...rest } = keptBefore()
    if (!current) throw new Error('No plan was kept.')
    otherTabKeeps({ ...rest, current: { ...current, isShared: true }, own: current })
    await vi.waitFor(() => expect(store.getState().phase).toMatchObject({ plan: { seed: 8 } }), LATE)
    const { past, phase } = store.getState()
    expect(past).toHaveLength(2)
    expect(past).not.toContainEqual(expect.objectContaining({ isShared: true }))
    expect(phase).not.toMatchObject({ plan: { isShared: true } })
  })

  it('loses no subscription to a week that is being made here', async () => {
    const { promise, resolve } = deferred<ReturnType<typeof sampleMadeWeek>>()
    const { store, actions, keep } = openedStore({
      services: workingServices({ makeWeek: () => promise }),
    })
    await keep()
    const made = actions.submitProfile()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'))
    otherTabKeeps(keptBefore())
    await vi.waitFor(() => expect(store.getState().subscriptions).toEqual([CODE]))
    resolve(sampleMadeWeek())
    await made
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    expect(record().subscriptions).toEqual([CODE])
  })

  it('ends what was said here of a subscription that is cancelled there', async () => {
    const { store, actions, keep } = openedStore()
    await keep()
    await actions.submitProfile()
    store.setState({ subscriptions: [CODE, { subscriptionId: 'S-2' }] })
    actions.notify({ code: 'subscribed', subscriptionId: 'S-2' })
    actions.notify({ code: 'order-placed', subscriptionId: CODE.subscriptionId })
    await vi.waitFor(() => expect(record().subscriptions).toHaveLength(2))
    otherTabKeeps({ ...record(), subscriptions: [{ subscriptionId: 'S-2' }] })
    await vi.waitFor(() => expect(store.getState().subscriptions).toHaveLength(1))
    expect(store.getState().notices.map(({ code }) => code)).toEqual(['subscribed'])
  })

  it.each([
    ['on screen', (store: PlannerStore) => store.getState().subscriptions],
    ['kept', () => record().subscriptions],
  ])('leaves what is answered here while its plan loads %s', async (_, subscriptions) => {
    const answered = { subscriptionId: 'S-2', eraseToken: 'code' }
    const { store, keep } = openedStore()
    await keep()
    otherTabKeeps(keptBefore())
    store.setState({ subscriptions: [answered] })
    await vi.waitFor(() => expect(subscriptions(store)).toHaveLength(2))
    await vi.dynamicImportSettled()
    expect(subscriptions(store)).toEqual([answered, CODE])
  })

  it('is not lost if this widget is hidden while it loads', async () => {
    const answered = { subscriptionId: 'S-2', eraseToken: 'code' }
    const { store, keep } = openedStore()
    const hide = await keep()
    otherTabKeeps(keptBefore())
    hide()
    store.setState({ subscriptions: [answered] })
    await keep()
    await vi.waitFor(() => expect(record().subscriptions).toEqual([answered, CODE]))
  })

  it('is whole after two changes, one right after the other', async () => {
    const second = { subscriptionId: 'S-2', eraseToken: 'code' }
    const { store, keep } = openedStore()
    await keep()
    otherTabKeeps(keptBefore())
    otherTabKeeps({ ...keptBefore(), subscriptions: [CODE, second] })
    await vi.waitFor(() => expect(store.getState().subscriptions).toEqual([CODE, second]))
  })

  it('is forgotten with what is written here in the same moment', async () => {
    const { store, keep } = openedStore()
    await keep()
    otherTabKeeps(keptBefore())
    await vi.waitFor(() => expect(store.getState().subscriptions).toEqual([CODE]))
    localStorage.removeItem(RECORD)
    store.setState({ subscriptions: [] })
    await vi.waitFor(() => expect(localStorage).toHaveLength(1))
    window.dispatchEvent(
      new StorageEvent('storage', { key: RECORD, newValue: null, storageArea: localStorage }),
    )
    expect(localStorage).toHaveLength(0)
    expect(store.getState().planBehindForm).toBeNull()
  })

  it('is not what a page sends to itself', async () => {
    write(keptBefore())
    const { store, keep } = openedStore()
    await keep()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(record().subscriptions).toEqual([CODE])
    expect(store.getState().subscriptions).toEqual([CODE])
  })

  it('does not take the place of a week that was made here since', async () => {
    const { store, actions, keep } = openedStore()
    await keep()
    localStorage.setItem(RECORD, JSON.stringify(keptBefore()))
    await actions.submitProfile()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: RECORD,
        newValue: JSON.stringify(keptBefore()),
        storageArea: localStorage,
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 1 } })
    expect(record()).toMatchObject({ current: { plan: { seed: 1 } }, subscriptions: [CODE] })
  })

  it('does not bring back what that tab has forgotten since', async () => {
    const { store, keep } = openedStore()
    await keep()
    otherTabKeeps(keptBefore())
    otherTabKeeps(null)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(store.getState()).toMatchObject({ planBehindForm: null, subscriptions: [] })
  })

  it('is not written back', async () => {
    const { store, keep } = openedStore()
    await keep()
    otherTabKeeps(keptBefore())
    const written = vi.spyOn(Storage.prototype, 'setItem')
    await vi.waitFor(() => expect(store.getState().planBehindForm?.seed).toBe(8))
    otherTabKeeps(null)
    const removed = vi.spyOn(Storage.prototype, 'removeItem')
    expect(store.getState().planBehindForm).toBeNull()
    await new Promise((resolve) => setTimeout(resolve))
    expect(written).not.toHaveBeenCalled()
    expect(removed).not.toHaveBeenCalled()
  })

  it('leaves what is typed here when "New Plan" is pressed there', async () => {
    const there = openedStore()
    there.latest.current = { persistKey: 'shop' }
    await there.keep()
    await there.actions.submitProfile()
    await vi.waitFor(() => expect(record().current?.plan.seed).toBe(1))
    there.actions.startOver()
    await vi.waitFor(() => expect(record().current).toBeNull())

    const { store, actions, keep } = openedStore()
    await keep()
    actions.editProfile({ age: '34' })
    otherTabKeeps({ ...record(), units: 'metric' })
    await vi.waitFor(() => expect(store.getState().choices.units).toBe('metric'))
    expect(store.getState().draft.age).toBe('34')
  })

  it('outlives what the page clears in its storage of this tab', async () => {
    const { store, actions, keep } = openedStore()
    await actions.submitProfile()
    await keep()
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: sessionStorage }))
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 1 } })
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
    expect(store.getState().phase.name).toBe('profile')
  })

  it('is not shown without a word if that fails', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const onError = vi.fn()
    const { store, latest, keep } = openedStore()
    await keep()
    latest.current = { ...latest.current, onError, catalog: { foods: unreadableFoods } }
    otherTabKeeps(keptBefore())
    await vi.waitFor(() => expect(store.getState().notices).toMatchObject([{ code: 'part-not-loaded' }]))
    expect(onError).toHaveBeenCalledWith(new Error('lost'))
    expect(logged).toHaveBeenCalled()
  })
})
