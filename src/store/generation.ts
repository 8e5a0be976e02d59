import { EMPTY_DELIVERY_INFO } from '../core/delivery/emptyDeliveryInfo.js'
import { localDate } from '../core/plan/localDate.js'
import { EMPTY_PROFILE, type Profile } from '../core/profile.js'
import { detailOf, type NoticeContent } from './notices.js'
import { type MakeWeekOptions, PartNotLoadedError } from './plannerServices.js'
import type { PlannerActions, ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStore.js'
import { draftFromProfile, errorFields, parseDraft } from './profileDraft.js'

type GenerationActions = Pick<
  PlannerActions,
  | 'editProfile'
  | 'submitProfile'
  | 'regenerate'
  | 'cancelGeneration'
  | 'startOver'
  | 'changePreferences'
  | 'backToForm'
>

const FIRST_SEED = 1

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function failureNotice(error: unknown): NoticeContent {
  if (error instanceof PartNotLoadedError) return { code: 'part-not-loaded' }
  return { code: 'plan-failed', detail: detailOf(error) }
}

/** The actions around profile entry and plan generation. */
export function generationActions(
  { get, set }: StateAccess,
  options: PlannerStoreOptions,
): GenerationActions {
  let running: AbortController | null = null

  async function makeWeek(profile: Profile, seed: number, makeOptions: MakeWeekOptions) {
    const startDate = localDate(options.now())
    const foods = await options.foods()
    makeOptions.signal.throwIfAborted()
    const made = await options.services.makeWeek({ profile, seed, startDate, foods }, makeOptions)
    return { ...made, foods }
  }

  async function generate(profile: Profile, seed: number, previous: ShownPlan | null, pauseMs: number) {
    running?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running = controller
    const isFirst = previous === null
    const { report, notify } = get().actions
    set({ phase: { name: 'generating', daysDone: 0, previous } })
    report({ type: 'plan_requested', isFirst })
    try {
      const [{ week, fellBack, foods }] = await Promise.all([
        makeWeek(profile, seed, {
          signal,
          onDaysDone: (daysDone) => {
            if (!signal.aborted) set({ phase: { name: 'generating', daysDone, previous } })
          },
        }),
        pause(pauseMs, signal),
      ])
      if (signal.aborted) return
      set({
        phase: { name: 'plan', plan: { profile, week, seed, foods } },
        tab: 'plan',
        dayIndex: 0,
        ticked: {},
      })
      report({ type: 'plan_generated', isFirst, fellBack })
      if (fellBack) notify({ code: 'plan-fallback' })
    } catch (error) {
      if (signal.aborted) return
      set({ phase: previous ? { name: 'plan', plan: previous } : { name: 'profile' } })
      report({ type: 'plan_failed' })
      notify(failureNotice(error))
      options.onError?.(error)
    }
  }

  return {
    editProfile: (change) => {
      const { draft, errors } = get()
      const left = Object.entries(errors).filter(([field]) => !Object.hasOwn(change, field))
      set({ draft: { ...draft, ...change }, errors: Object.fromEntries(left) })
    },
    submitProfile: async () => {
      const { draft, refusals, phase } = get()
      if (phase.name === 'generating') return
      const parsed = parseDraft(draft)
      if (!parsed.ok) {
        set({ errors: parsed.errors, refusals: refusals + 1 })
        get().actions.report({ type: 'form_refused', fields: errorFields(parsed.errors) })
        return
      }
      set({ errors: {} })
      await generate(parsed.profile, FIRST_SEED, null, options.pauses().firstMs)
    },
    regenerate: async () => {
      const { phase } = get()
      if (phase.name !== 'plan') return
      const { plan } = phase
      await generate(plan.profile, plan.seed + 1, plan, options.pauses().againMs)
    },
    cancelGeneration: () => {
      const { phase } = get()
      running?.abort()
      if (phase.name !== 'generating') return
      get().actions.report({ type: 'plan_cancelled' })
      set({ phase: phase.previous ? { name: 'plan', plan: phase.previous } : { name: 'profile' } })
    },
    startOver: () => {
      running?.abort()
      get().actions.report({ type: 'plan_reset' })
      set({
        phase: { name: 'profile' },
        draft: draftFromProfile(options.initialProfile ?? EMPTY_PROFILE),
        errors: {},
        ticked: {},
        deliveryDraft: EMPTY_DELIVERY_INFO,
        notices: [],
      })
      get().actions.closeDeliveryForm()
    },
    changePreferences: () => {
      if (!options.hostChangesPreferences?.()) get().actions.backToForm()
    },
    backToForm: () => {
      running?.abort()
      set({ phase: { name: 'profile' } })
    },
  }
}
