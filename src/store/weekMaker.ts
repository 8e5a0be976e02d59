import type { Food } from '../core/food/food.js'
import { localDate } from '../core/plan/localDate.js'
import type { Confirmation } from '../core/plan/neededConfirmations.js'
import type { Profile } from '../core/profile.js'
import { detailOf, type NoticeContent } from './notices.js'
import { type MakeWeekOptions, PartNotLoadedError } from './plannerServices.js'
import type { ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import type { ProfileErrors } from './profileDraft.js'
import { refuseForm } from './refuseForm.js'

/** Makes weeks, one at a time: a new one ends the one before. */
export interface WeekMaker {
  /**
   * Shows the overlay, then the new week. After a failure it shows `previous` again, or the form where there is none.
   * Resolves when the phase has settled.
   */
  make(profile: Profile, seed: number, previous: ShownPlan | null): Promise<void>
  /** Ends the work. The caller says what shows next. */
  stop(): void
}

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

/** The visitor has to tick a box before a week is made. */
class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError'
  readonly missing: ProfileErrors

  constructor(missing: readonly Confirmation[]) {
    super(`Not confirmed: ${missing.join(', ')}`)
    this.missing = Object.fromEntries(missing.map((confirmation) => [confirmation, true]))
  }
}

/** The week maker of one store. The pauses and the foods are asked for at each week. */
export function createWeekMaker({ get, set }: StateAccess, options: PlannerStoreOptions): WeekMaker {
  let running: AbortController | null = null

  /** @throws {UnconfirmedError} when the visitor has not ticked what this profile asks for. */
  async function requireConfirmations(profile: Profile, foods: readonly Food[]) {
    const needed = await options.services.neededConfirmations(profile, foods)
    const { confirmed } = get()
    const missing = needed.filter((confirmation) => !confirmed[confirmation])
    if (missing.length > 0) throw new UnconfirmedError(missing)
  }

  async function makeWeek(profile: Profile, seed: number, isFirst: boolean, makeOptions: MakeWeekOptions) {
    const startDate = localDate(options.now())
    const foods = await options.foods()
    makeOptions.signal.throwIfAborted()
    if (isFirst) await requireConfirmations(profile, foods)
    makeOptions.signal.throwIfAborted()
    get().actions.emit({ type: 'plan_requested', isFirst })
    const made = await options.services.makeWeek({ profile, seed, startDate, foods }, makeOptions)
    return { ...made, foods }
  }

  function showFailure(error: unknown, previous: ShownPlan | null) {
    const { emit, notify } = get().actions
    set({ phase: previous ? { name: 'plan', plan: previous } : { name: 'profile' } })
    emit({ type: 'plan_failed' })
    notify(failureNotice(error))
    options.onError?.(error)
  }

  async function make(profile: Profile, seed: number, previous: ShownPlan | null) {
    running?.abort()
    const controller = new AbortController()
    running = controller
    const { signal } = controller
    const isFirst = previous === null
    const { firstMs, againMs } = options.pauses()
    const { emit, notify } = get().actions
    const onDaysDone = (daysDone: number) => {
      if (!signal.aborted) set({ phase: { name: 'generating', daysDone, previous } })
    }
    onDaysDone(0)
    try {
      const [{ week, fellBack, foods }] = await Promise.all([
        makeWeek(profile, seed, isFirst, { signal, onDaysDone }),
        pause(isFirst ? firstMs : againMs, signal),
      ])
      if (signal.aborted) return
      const plan: ShownPlan = { profile, week, seed, foods }
      set({ phase: { name: 'plan', plan }, tab: 'plan', dayIndex: 0, ticked: {} })
      emit({ type: 'plan_generated', isFirst, fellBack })
      if (fellBack) notify({ code: 'plan-fallback' })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof UnconfirmedError) refuseForm({ get, set }, error.missing)
      else showFailure(error, previous)
    }
  }

  return { make, stop: () => running?.abort() }
}
