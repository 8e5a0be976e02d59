import { nextStartDate } from './nextStartDate.js'
import type { StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { refuseForm } from './refuseForm.js'
import { requestWeek } from './requestWeek.js'
import { UnconfirmedError } from './requireConfirmations.js'
import { showProgress } from './showProgress.js'
import { showWeek } from './showWeek.js'
import { showWeekFailure } from './showWeekFailure.js'
import type { WeekOrder } from './weekOrder.js'

/** Makes weeks, one at a time: a new one ends the one before. */
export interface WeekMaker {
  /** Shows the overlay, then the new week or a notice of the failure. Resolves when the phase has settled. */
  make(order: WeekOrder): Promise<void>
  /** Restarts the running generation without a model. Does nothing if no generation runs. */
  finishWithoutAi(): void
  /** Prepares for another week: ends the one before, and aborts the signal when this one is no longer wanted. */
  begin(): AbortSignal
  /** Says that the form cannot become a week, and why. */
  fail(error: unknown): void
  /** Ends the work. The caller decides what shows next. */
  stop(): void
}

/** The reason for a stop when the visitor does not want to wait for the model. */
const WITHOUT_AI = Symbol('without AI')

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The week maker of one store. It reads the pauses and the foods for each week. */
export function createWeekMaker(access: StateAccess, options: PlannerStoreOptions): WeekMaker {
  const { get } = access
  let running: AbortController | null = null

  /** One attempt, which lasts at least `pauseMs`. */
  async function attempt(order: WeekOrder, pauseMs: number, withoutAi: boolean): Promise<void> {
    const controller = new AbortController()
    running = controller
    const { signal } = controller
    const { profile, previous } = order
    const startDate = nextStartDate(get(), options.now())
    const arriving = { startDate, mealsPerDay: profile.mealsPerDay, mealsByDay: [] }
    const listener = showProgress(access, arriving, previous, signal)
    try {
      const [requested] = await Promise.all([
        requestWeek(access, options, order, startDate, {
          ...listener,
          signal,
          withoutAi,
          hasPause: pauseMs > 0,
        }),
        pause(pauseMs, signal),
      ])
      if (!signal.aborted) showWeek(access, requested, order)
    } catch (error) {
      if (error instanceof UnconfirmedError && !signal.aborted) refuseForm(access, error.missing)
      else if (!signal.aborted) showWeekFailure(access, error, previous)
    }
    // Unless the visitor cancelled meanwhile.
    if (signal.reason === WITHOUT_AI && running === controller) await attempt(order, 0, true)
  }

  const begin = () => {
    running?.abort()
    running = new AbortController()
    get().actions.withdrawNotices('generation')
    return running.signal
  }

  return {
    make: async (order) => {
      begin()
      const { firstMs, againMs } = options.pauses()
      await attempt(order, order.previous === null ? firstMs : againMs, false)
    },
    begin,
    fail: (error) => showWeekFailure(access, error, null),
    finishWithoutAi: () => running?.abort(WITHOUT_AI),
    stop: () => {
      running?.abort()
      running = null
    },
  }
}
