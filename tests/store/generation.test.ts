import { builtInFoods } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PartNotLoadedError } from '../../src/core/PartNotLoadedError.js'
import { readPauses } from '../../src/host/readProps.js'
import { planActionsOf } from '../../src/store/planActions.js'
import type { MakeWeekOptions, MakeWeekRequest, PlannerServices } from '../../src/store/plannerServices.js'
import { loseParts } from '../support/loseParts.js'
import { deferred, readyStore, workingServices } from '../support/plannerStore.js'
import { sampleMadeWeek } from '../support/samplePlan.js'
import { sampleProfile } from '../support/sampleProfile.js'

afterEach(() => {
  vi.useRealTimers()
})

const made = sampleMadeWeek()

describe('submitting the form', () => {
  it.each([
    ['a week is being made', true],
    ['the form is being read', false],
  ])('resolves with the week, also if it is asked for again while %s', async (_, isLate) => {
    const { promise, resolve } = deferred<typeof made>()
    const { store, actions } = readyStore({ services: workingServices({ makeWeek: () => promise }) })
    const phase = () => store.getState().phase.name
    const first = actions.submitProfile().then(phase)
    if (isLate) await vi.waitFor(() => expect(phase()).toBe('generating'))
    const second = actions.submitProfile().then(phase)
    await vi.waitFor(() => expect(phase()).toBe('generating'))
    resolve(made)
    expect(await Promise.all([first, second])).toEqual(['plan', 'plan'])
  })

  it('refuses faulty fields by name, keeps what was typed and starts nothing', async () => {
    const { store, actions } = readyStore()
    actions.editProfile({ age: '17', weight: 'heavy' })
    await actions.submitProfile()
    expect(store.getState()).toMatchObject({
      phase: { name: 'profile' },
      errors: { age: true, weight: true },
      refusals: 1,
      draft: { age: '17', weight: 'heavy' },
    })
  })

  it.each([
    ['weight', '170,5', 170.5],
    ['weight', '120.', 120],
    ['weeklyFoodBudget', '$60', 60],
    ['weeklyFoodBudget', ' 80 ', 80],
    ['weeklyFoodBudget', '80$', 80],
    ['weeklyFoodBudget', '80 a week', 80],
    ['weeklyFoodBudget', '$80/week', 80],
    ['weeklyFoodBudget', '80 dollars per week', 80],
    ['weeklyFoodBudget', '80 dollars', 80],
    ['weeklyFoodBudget', 'USD 80', 80],
    ['weeklyFoodBudget', 'US$80.50', 80.5],
    ['weight', '220 lbs', 220],
    ['weight', '170,5 lb.', 170.5],
    ['age', '35 years', 35],
    ['heightFeet', '5 ft', 5],
    ['heightFeet', "5'", 5],
    ['heightInches', '10"', 10],
    ['heightInches', '10.5 inches', 10.5],
    ['heightInches', '10″', 10],
  ] as const)('reads a %s typed as "%s"', async (field, typed, value) => {
    const makeWeek = vi.fn(async (_request: MakeWeekRequest) => made)
    const { actions } = readyStore({ services: workingServices({ makeWeek }) })
    actions.editProfile({ [field]: typed })
    await actions.submitProfile()
    expect(makeWeek.mock.calls[0]?.[0].profile).toEqual(sampleProfile({ [field]: value }))
  })

  it.each(['1e2', '0x64', '-70', 'NaN', '70 kg', '$70', 'lbs', '7 0', '1,00', '1,000', '1.234,5'])(
    'refuses "%s" as a weight',
    async (typed) => {
      const { store, actions } = readyStore()
      actions.editProfile({ weight: typed })
      await actions.submitProfile()
      expect(store.getState().errors).toEqual({ weight: true })
    },
  )

  it.each([
    ['weeklyFoodBudget', '€80'],
    ['weeklyFoodBudget', '80 CAD'],
    ['weeklyFoodBudget', '320 a month'],
    ['heightFeet', '5 cm'],
    ['heightFeet', '5"'],
    ['heightInches', '11.5'],
    ['age', '35 months'],
  ] as const)('refuses a %s typed as "%s"', async (field, typed) => {
    const { store, actions } = readyStore()
    actions.editProfile({ [field]: typed })
    await actions.submitProfile()
    expect(store.getState().errors).toEqual({ [field]: true })
  })

  it('clears the error of the field that is edited and no other', async () => {
    const { store, actions } = readyStore()
    actions.editProfile({ age: '17', weight: '' })
    await actions.submitProfile()
    actions.editProfile({ age: '18' })
    expect(store.getState().errors).toEqual({ weight: true })
  })

  it('asks for a week that starts today in the visitor’s own time zone', async () => {
    const requests: MakeWeekRequest[] = []
    const services = workingServices({
      makeWeek: async (request) => {
        requests.push(request)
        return made
      },
    })
    const { store, actions } = readyStore({ services })
    await actions.submitProfile()
    expect(requests).toEqual([
      { profile: sampleProfile(), startDate: '2026-11-21', seed: 1, foods: builtInFoods },
    ])
    expect(store.getState().phase.name).toBe('plan')
  })

  it('begins each visit with another week, and keeps to it until that is made', async () => {
    const newSeed = vi.fn(() => 207_431)
    const { store, actions } = readyStore({ newSeed })
    expect([actions.nextSeed(), actions.nextSeed()]).toEqual([207_431, 207_431])
    await actions.submitProfile()
    expect(store.getState().phase).toMatchObject({ plan: { seed: 207_431 } })
    await actions.regenerate()
    expect(store.getState().phase).toMatchObject({ plan: { seed: 207_432 } })
    expect(newSeed).toHaveBeenCalledOnce()
  })

  it('begins as any visit does after a plan that somebody shared', async () => {
    const { store, actions } = readyStore({ newSeed: () => 207_431 })
    await actions.submitProfile()
    const { phase } = store.getState()
    if (phase.name !== 'plan') throw new Error('No plan is shown.')
    const shared = { ...phase.plan, seed: 1, isShared: true } as const
    store.setState({ phase: { name: 'plan', plan: shared }, past: [] })
    expect(actions.nextSeed()).toBe(207_431)
  })

  it('makes another week at each press, also after the last whole number that is exact', async () => {
    const seeds: number[] = []
    const { actions } = readyStore({
      services: workingServices({
        makeWeek: async ({ seed }) => {
          seeds.push(seed)
          return sampleMadeWeek(seed)
        },
      }),
      initialSeed: () => Number.MAX_SAFE_INTEGER,
    })
    await actions.submitProfile()
    for (let presses = 0; presses < 3; presses += 1) await actions.regenerate()
    expect(new Set(seeds).size).toBe(4)
    expect(seeds.every(Number.isSafeInteger)).toBe(true)
  })

  it('shows the overlay for 3 s, and 2.5 s for another week, even when the week is ready at once', async () => {
    vi.useFakeTimers()
    const { store, actions } = readyStore({ pauses: () => readPauses(undefined) })
    const presses = [
      [actions.submitProfile, 3000],
      [actions.regenerate, 2500],
    ] as const
    for (const [press, pauseMs] of presses) {
      const settled = press()
      await vi.advanceTimersByTimeAsync(pauseMs - 1)
      expect(store.getState().phase.name).toBe('generating')
      await vi.advanceTimersByTimeAsync(1)
      await settled
      expect(store.getState().phase.name).toBe('plan')
    }
  })

  it('does its work during the pause, never after it', async () => {
    vi.useFakeTimers()
    const makeWeek = () => new Promise<typeof made>((resolve) => setTimeout(resolve, 4000, made))
    const { store, actions } = readyStore({
      services: workingServices({ makeWeek }),
      pauses: () => ({ firstMs: 3000, againMs: 2500 }),
    })
    const settled = actions.submitProfile()
    await vi.advanceTimersByTimeAsync(4000)
    await settled
    expect(store.getState().phase.name).toBe('plan')
  })

  it('shows which day is being made', async () => {
    const work = deferred<typeof made>()
    let options: MakeWeekOptions | undefined
    const services = workingServices({
      makeWeek: (_request, given) => {
        options = given
        return work.promise
      },
    })
    const { store, actions } = readyStore({ services })
    const settled = actions.submitProfile()
    await vi.waitFor(() => expect(options).toBeDefined())
    options?.onDaysDone(3)
    expect(store.getState().phase).toMatchObject({ name: 'generating', daysDone: 3 })
    work.resolve(made)
    await settled
  })

  it('shows no overlay over a form that is refused for a box that is not ticked', async () => {
    const { store, actions } = readyStore()
    actions.editProfile({ dietaryRestrictions: 'allergic to nuts' })
    await import('../../src/store/week.chunk.js')
    const phases = new Set<string>()
    store.subscribe(({ phase }) => phases.add(phase.name))
    await actions.submitProfile()
    expect([...phases]).toEqual(['profile'])
    expect(store.getState()).toMatchObject({ refusals: 1, errors: { checkLabels: true } })
  })

  it('shows the overlay after half a second if the answers are still being checked, which needs the foods', async () => {
    await import('../../src/store/week.chunk.js')
    vi.useFakeTimers()
    const foods = deferred<typeof builtInFoods>()
    const { store, actions } = readyStore({ foods: () => foods.promise })
    const settled = actions.submitProfile()
    await vi.advanceTimersByTimeAsync(499)
    expect(store.getState().phase.name).toBe('profile')
    await vi.advanceTimersByTimeAsync(1)
    expect(store.getState().phase.name).toBe('generating')
    foods.resolve(builtInFoods)
    await vi.runAllTimersAsync()
    await settled
    expect(store.getState().phase.name).toBe('plan')
  })

  it('returns to the plan as it was changed while the answers were checked', async () => {
    const foods = vi.fn(async () => builtInFoods)
    const makeWeek = vi.fn(async () => made)
    const { store, actions } = readyStore({ foods, services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    const checked = deferred<typeof builtInFoods>()
    foods.mockReturnValueOnce(checked.promise)
    makeWeek.mockRejectedValueOnce(new Error('busy'))
    const settled = actions.regenerate()
    planActionsOf(store).changePlan({ type: 'tick', foodId: 'eggs', isTicked: true })
    checked.resolve(builtInFoods)
    await settled
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { tickedFoodIds: ['eggs'] } })
  })

  it('ignores a second press while a week is being made', async () => {
    const makeWeek = vi.fn(async () => made)
    const { actions } = readyStore({ services: workingServices({ makeWeek }) })
    await Promise.all([actions.submitProfile(), actions.submitProfile()])
    expect(makeWeek).toHaveBeenCalledTimes(1)
  })
})

describe('a generation that fails', () => {
  it('goes back to the form, keeps the answers and says why', async () => {
    const makeWeek = async () => {
      throw new Error('No foods left to plan with')
    }
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    expect(store.getState()).toMatchObject({
      phase: { name: 'profile' },
      draft: { age: '34' },
      notices: [{ code: 'plan-failed', detail: 'No foods left to plan with' }],
    })
  })

  it('says in plain words that a part could not be loaded', async () => {
    const makeWeek = async () => {
      throw new PartNotLoadedError(new TypeError('Failed to fetch dynamically imported module'))
    }
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    expect(store.getState().notices).toMatchObject([{ code: 'part-not-loaded' }])
  })

  it('begins no work if the code that shows a week could not be loaded', async () => {
    const findAgain = await loseParts('../../src/store/week.chunk.js')
    const makeWeek = vi.fn(async () => made)
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    await findAgain()
    expect(makeWeek).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({
      phase: { name: 'profile' },
      notices: [{ code: 'part-not-loaded' }],
    })
  })

  it('ends the work that still runs', async () => {
    let options: MakeWeekOptions | undefined
    const makeWeek: PlannerServices['makeWeek'] = async (_request, given) => {
      options = given
      throw new Error('One of many calls failed')
    }
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    expect(options?.signal.aborted).toBe(true)
    options?.onDaysDone(3)
    expect(store.getState().phase.name).toBe('profile')
  })

  it('keeps the week on screen when the next one fails', async () => {
    let calls = 0
    const makeWeek = async () => {
      calls += 1
      if (calls > 1) throw new Error('busy')
      return made
    }
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    await actions.submitProfile()
    await actions.regenerate()
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 1 } })
  })

  it('raises the fallback notice when the AI was unavailable, and hands it to the host', async () => {
    const onNotice = vi.fn()
    const makeWeek = async () => ({ ...made, fellBack: true })
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }), onNotice })
    await actions.submitProfile()
    expect(store.getState().notices).toMatchObject([{ code: 'plan-fallback' }])
    expect(onNotice).toHaveBeenCalledWith({ code: 'plan-fallback' })
  })
})

describe('cancelling a generation', () => {
  it('aborts the work and returns to the form; a late answer changes nothing', async () => {
    const work = deferred<typeof made>()
    let signal: AbortSignal | undefined
    const services = workingServices({
      makeWeek: (_request, options) => {
        signal = options.signal
        return work.promise
      },
    })
    const { store, actions } = readyStore({ services })
    const settled = actions.submitProfile()
    await vi.waitFor(() => expect(signal).toBeDefined())
    actions.cancelGeneration()
    expect(signal?.aborted).toBe(true)
    work.resolve(made)
    await settled
    expect(store.getState()).toMatchObject({ phase: { name: 'profile' }, draft: { age: '34' } })
  })

  it('no longer says that there is another week once the next one was cancelled', async () => {
    const { store, actions } = readyStore()
    await actions.submitProfile()
    await actions.regenerate()
    expect(store.getState().notices).toMatchObject([{ code: 'plan-replaced' }])
    const settled = actions.regenerate()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'), { interval: 1 })
    actions.cancelGeneration()
    await settled
    expect(store.getState().notices).toEqual([])
  })

  it('returns to the week on screen when another one was being made', async () => {
    const { store, actions } = readyStore()
    await actions.submitProfile()
    const settled = actions.regenerate()
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('generating'), { interval: 1 })
    actions.cancelGeneration()
    await settled
    expect(store.getState().phase).toMatchObject({ name: 'plan', plan: { seed: 1 } })
  })
})

describe('a week of a widget that is hidden', () => {
  it('goes on when it is shown again, also if it was hidden twice', async () => {
    const makeWeek = vi.fn(() => answer.promise)
    const answer = deferred<typeof made>()
    const { store, actions } = readyStore({ services: workingServices({ makeWeek }) })
    void actions.submitProfile()
    await vi.waitFor(() => expect(makeWeek).toHaveBeenCalledTimes(1))
    actions.pauseGeneration()
    actions.pauseGeneration()
    actions.resumeGeneration()
    answer.resolve(made)
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('plan'))
    expect(makeWeek).toHaveBeenCalledTimes(2)
  })
})

describe('finishing without the AI', () => {
  function slowStore() {
    const calls: MakeWeekOptions[] = []
    const makeWeek = (_request: MakeWeekRequest, options: MakeWeekOptions) => {
      calls.push(options)
      if (options.withoutAi) return Promise.resolve(made)
      return new Promise<typeof made>((_resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason))
      })
    }
    const onEvent = vi.fn()
    return { calls, onEvent, ...readyStore({ services: workingServices({ makeWeek }), onEvent }) }
  }

  it('ends the calls and shows a week of the built-in planner, before the submit resolves', async () => {
    const { calls, onEvent, store, actions } = slowStore()
    const settled = actions.submitProfile()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    actions.finishWithoutAi()
    await settled
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(calls[1]?.withoutAi).toBe(true)
    expect(store.getState()).toMatchObject({ phase: { name: 'plan' }, notices: [] })
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['plan_requested', 'plan_generated'])
  })

  it('shows the week that a model has finished, if only the pause still runs', async () => {
    const makeWeek = vi.fn(async () => made)
    const { store, actions } = readyStore({
      services: workingServices({ makeWeek }),
      pauses: () => ({ firstMs: 60_000, againMs: 60_000 }),
    })
    const settled = actions.submitProfile()
    await vi.waitFor(() => expect(makeWeek).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve))
    actions.finishWithoutAi()
    await settled
    expect(makeWeek).toHaveBeenCalledTimes(1)
    expect(store.getState().phase.name).toBe('plan')
  })

  it('holds when the widget is hidden at once and shown again', async () => {
    const { calls, store, actions } = slowStore()
    void actions.submitProfile()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    actions.finishWithoutAi()
    actions.pauseGeneration()
    actions.resumeGeneration()
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.withoutAi).toBe(true)
    await vi.waitFor(() => expect(store.getState().phase.name).toBe('plan'))
  })

  it('does nothing after the visitor has cancelled', async () => {
    const { calls, store, actions } = slowStore()
    const settled = actions.submitProfile()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    actions.finishWithoutAi()
    actions.cancelGeneration()
    await settled
    expect(calls).toHaveLength(1)
    expect(store.getState().phase).toEqual({ name: 'profile' })
  })
})
