import { loadedPart } from '../core/PartNotLoadedError.js'
import { lastPlan } from './historyActions.js'
import { nextStartDate } from './nextStartDate.js'
import type { PlannerState, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { refuseForm } from './refuseForm.js'
import type { UnconfirmedError } from './requireConfirmations.js'
import { showProgress } from './showProgress.js'
import { showWeekFailure } from './showWeekFailure.js'
import type { WeekOrder } from './weekOrder.js'

/** Makes weeks, one at a time: a new one ends the one before. */
export interface WeekMaker {
  /**
   * Checks the answers, shows the overlay, then the new week or a notice of the failure. Resolves when the phase has
   * settled.
   */
  make(order: WeekOrder): Promise<void>
  /** Restarts the running generation without a model. Does nothing if no generation runs. */
  finishWithoutAi(): void
  /**
   * Prepares for another week: ends the one before, and aborts the signal when this one is no longer wanted.
   * @param again begins anew after a pause
   */
  begin(again: () => Promise<void>): AbortSignal
  /** Says that the form cannot become a week, and why. */
  fail(error: unknown): void
  /** Ends the work until it is resumed, and changes nothing on screen. */
  pause(): void
  /** Begins the paused work anew, if there is some and nothing has ended it meanwhile. */
  resume(): Promise<void>
  /** Ends the work. What shows next is a later step of the caller. */
  stop(): void
  /** Ends the work, and shows what is no new week. Nothing else leaves a phase: the form may be on its way to become a week. */
  leave(change: Pick<PlannerState, 'phase'> & Partial<PlannerState>): void
}

/** Work that can begin anew. */
interface Work {
  readonly controller: AbortController
  readonly again: () => Promise<void>
}

/** The reason for a stop when the visitor does not want to wait for the model. */
const WITHOUT_AI = Symbol('without AI')

/**
 * How long a press may show nothing while answers are checked, which needs parts and foods that may still load. A check
 * takes a few milliseconds, and an overlay that shows no longer than that is a flash.
 */
const CHECK_MS = 500

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Recognised without its class, which loads later. */
const isUnconfirmed = (error: unknown): error is UnconfirmedError =>
  error instanceof Error && error.name === 'UnconfirmedError'

/** The week maker of one store. It reads the pauses and the foods for each week. */
export function createWeekMaker(access: StateAccess, options: PlannerStoreOptions): WeekMaker {
  const { get } = access
  let running: Work | null = null
  let paused: Work | null = null

  /** Ends the work before it. */
  function begin(again: () => Promise<void>): Work {
    stop()
    running = { controller: new AbortController(), again }
    return running
  }

  function stop() {
    running?.controller.abort()
    running = null
    paused = null
  }

  /** One attempt, which lasts at least as long as the pause, if the visitor has not waited already. */
  async function attempt(order: WeekOrder, withoutAi: boolean): Promise<void> {
    // A model that the visitor does not wait for is not asked again, even if the work was paused meanwhile.
    const again = () => attempt(order, withoutAi || signal.reason === WITHOUT_AI)
    const work = begin(again)
    const { signal } = work.controller
    const { profile, previous } = order
    const { firstMs, againMs } = options.pauses()
    const pauseMs = withoutAi ? 0 : previous === null ? firstMs : againMs
    const startDate = nextStartDate(get(), options.now())
    const { mealsPerDay } = previous === null ? profile : previous.basis
    const arriving = { startDate, mealsPerDay, mealsByDay: [] }
    const parts = loadedPart(import('./week.chunk.js'))
    const checked = parts.then((part) => part.checkOrder(access, options, order, signal))
    /** The week on screen. It may have changed while the answers were checked. */
    const shown = () => previous && (lastPlan(get()) ?? previous)
    async function request() {
      await Promise.race([checked, pause(CHECK_MS, signal)])
      signal.throwIfAborted()
      const progress = showProgress(access, arriving, shown(), signal)
      const waited = pause(pauseMs, signal)
      const makeOptions = { ...progress, signal, withoutAi, hasPause: pauseMs > 0 }
      const [{ requestWeek, showWeek }, ready] = await Promise.all([parts, checked])
      const requesting = requestWeek(access, options, { ...order, ...ready }, startDate, makeOptions)
      const [requested] = await Promise.all([requesting, waited])
      return { requested, showWeek }
    }
    const outcome = await request().catch((error: unknown) => ({ error }))
    // Unless the visitor cancelled meanwhile.
    const isHurried = signal.reason === WITHOUT_AI && running === work
    // A week that waited only for the pause is ready.
    if (!signal.aborted || (isHurried && 'requested' in outcome)) {
      // Before the week shows, because a host may then take the widget away. After a failure, the rest may still be running.
      stop()
      if ('requested' in outcome) outcome.showWeek(access, outcome.requested, order)
      else if (isUnconfirmed(outcome.error)) refuseForm(access, outcome.error.missing)
      else showWeekFailure(access, outcome.error, shown())
      return
    }
    if (isHurried) await again()
  }

  const withdraw = () => get().actions.withdrawNotices('generation')

  return {
    make: (order) => {
      withdraw()
      return attempt(order, false)
    },
    begin: (again) => {
      withdraw()
      return begin(again).controller.signal
    },
    fail: (error) => {
      stop()
      showWeekFailure(access, error, null)
    },
    finishWithoutAi: () => running?.controller.abort(WITHOUT_AI),
    pause: () => {
      const work = running ?? paused
      stop()
      paused = work
    },
    resume: async () => paused?.again(),
    stop,
    leave: (change) => {
      stop()
      access.set(change)
    },
  }
}
