import type { Food } from '../core/food/food.js'
import { DAYS_PER_WEEK } from '../core/plan/daysPerWeek.js'
import { localDate } from '../core/plan/localDate.js'
import type { Profile } from '../core/profile.js'
import { newPlanState } from '../core/state/newPlanState.js'
import { lastPlan, withStep } from './historyActions.js'
import { detailOf, type NoticeContent, WEEK_TOPICS } from './notices.js'
import {
  type MadeWeek,
  type MakeWeekOptions,
  type MakeWeekRequest,
  PartNotLoadedError,
} from './plannerServices.js'
import type { GenerationProgress, ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { refuseForm } from './refuseForm.js'
import { requireConfirmations, UnconfirmedError } from './requireConfirmations.js'

interface WeekOrder {
  readonly profile: Profile
  readonly seed: number
  /** The week on show, which comes back after a failure. Null for the first generation. */
  readonly previous: ShownPlan | null
}

/** Makes weeks, one at a time: a new one ends the one before. */
export interface WeekMaker {
  /** Shows the overlay, then the new week or a notice of the failure. Resolves when the phase has settled. */
  make(order: WeekOrder): Promise<void>
  /** Starts the running generation again without a model. Does nothing if no generation runs. */
  finishWithoutAi(): void
  /** Gets ready for another week: ends the one before, and aborts the signal when this one is not wanted any more. */
  begin(): AbortSignal
  /** Says that no week could be made of the form, and why. */
  fail(error: unknown): void
  /** Ends the work. The caller says what shows next. */
  stop(): void
}

/** Why a generation was stopped when the visitor does not want to wait for the model. */
const WITHOUT_AI = Symbol('without AI')

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

/** What the visitor has to know about the model's part in the week; null where all went as expected. */
function originNotice({ modelDays, fellBack }: MadeWeek): NoticeContent | null {
  if (fellBack) return { code: 'plan-fallback' }
  if (modelDays === 0) return { code: 'plan-without-ai' }
  if (modelDays === null || modelDays >= DAYS_PER_WEEK) return null
  return { code: 'plan-partly-ai', modelDays, days: DAYS_PER_WEEK }
}

/** A new week as it is shown. What the visitor decided about the plan before it stays; its ticks go with its list. */
function shownPlan(
  { week, basis, kept }: MadeWeek,
  { profile, seed }: WeekOrder,
  foods: readonly Food[],
  before: ShownPlan | null,
): ShownPlan {
  const plan = kept ?? newPlanState(week, basis, seed)
  const listEdits = (before ?? plan).listEdits
  return { ...plan, week, listEdits, tickedFoodIds: [], profile, foods }
}

/** The plan that binds the next week, if anything was decided about it that does. */
function binding(before: ShownPlan | null): Pick<MakeWeekRequest, 'keeping'> {
  if (!before) return {}
  const { basis, locked, favouriteDishIds, neverDishIds, pantryFoodIds } = before
  const decisions = [basis.avoidedFoodIds, locked, favouriteDishIds, neverDishIds, pantryFoodIds]
  return decisions.some(({ length }) => length > 0) ? { keeping: before } : {}
}

/** The week maker of one store. The pauses and the foods are read for each week. */
export function createWeekMaker({ get, set }: StateAccess, options: PlannerStoreOptions): WeekMaker {
  let running: AbortController | null = null

  /** Today, or the day that the visitor chose, unless it has passed since. */
  function firstDay(): string {
    const today = localDate(options.now())
    const { startDay } = get().choices
    return startDay !== null && startDay > today ? startDay : today
  }

  async function makeWeek({ profile, seed, previous }: WeekOrder, makeOptions: MakeWeekOptions) {
    const startDate = firstDay()
    const foods = await options.foods()
    makeOptions.signal.throwIfAborted()
    const isFirst = previous === null
    if (isFirst) await requireConfirmations(profile, foods, options.services, get().confirmed)
    makeOptions.signal.throwIfAborted()
    if (!makeOptions.withoutAi) get().actions.emit({ type: 'plan_requested', isFirst })
    const before = lastPlan(get())
    const request = { profile, seed, startDate, foods, ...binding(before) }
    const made = await options.services.makeWeek(request, makeOptions)
    return { made, foods, before }
  }

  function showFailure(error: unknown, previous: ShownPlan | null) {
    const { emit, notify } = get().actions
    set({ phase: previous ? { name: 'plan', plan: previous } : { name: 'profile' } })
    emit({ type: 'plan_failed' })
    notify(failureNotice(error))
    options.onError?.(error)
  }

  function showWeek(made: MadeWeek, plan: ShownPlan, before: ShownPlan | null, isFirst: boolean) {
    const { emit, notify, withdrawNotices } = get().actions
    const notice = originNotice(made) ?? (before && { code: 'plan-replaced' })
    withdrawNotices(...WEEK_TOPICS)
    set({
      ...(before && withStep(get(), before)),
      phase: { name: 'plan', plan },
      planBehindForm: null,
      tab: 'plan',
      dayIndex: 0,
    })
    emit({ type: 'plan_generated', isFirst, fellBack: made.fellBack })
    if (notice) notify(notice, before !== null)
  }

  /** One attempt, which lasts at least `pauseMs`. */
  async function attempt(order: WeekOrder, pauseMs: number, withoutAi: boolean): Promise<void> {
    const controller = new AbortController()
    running = controller
    const { signal } = controller
    const { previous } = order
    const { mealsPerDay } = order.profile
    const arriving = { startDate: firstDay(), mealsPerDay, mealsByDay: [] }
    let progress: GenerationProgress = { daysDone: 0, place: null, arriving }
    const show = (change: Partial<GenerationProgress>) => {
      progress = { ...progress, ...change }
      if (!signal.aborted) set({ phase: { name: 'generating', ...progress, previous } })
    }
    const onDaysDone = (daysDone: number) => show({ daysDone })
    const onMeals: MakeWeekOptions['onMeals'] = (mealsByDay) =>
      show({ arriving: { ...arriving, mealsByDay } })
    const onPlace = (place: number | null) => show({ place })
    show({})
    try {
      const [{ made, foods, before }] = await Promise.all([
        makeWeek(order, { signal, onDaysDone, onMeals, onPlace, withoutAi }),
        pause(pauseMs, signal),
      ])
      if (!signal.aborted) {
        showWeek(made, shownPlan(made, order, foods, before), before, previous === null)
      }
    } catch (error) {
      if (error instanceof UnconfirmedError && !signal.aborted) refuseForm({ get, set }, error.missing)
      else if (!signal.aborted) showFailure(error, previous)
    }
    // Unless the visitor cancelled meanwhile.
    if (signal.reason === WITHOUT_AI && running === controller) await attempt(order, 0, true)
  }

  return {
    make: async (order) => {
      running?.abort()
      const isFirst = order.previous === null
      const { firstMs, againMs } = options.pauses()
      get().actions.withdrawNotices('generation')
      await attempt(order, isFirst ? firstMs : againMs, false)
    },
    begin: () => {
      running?.abort()
      running = new AbortController()
      get().actions.withdrawNotices('generation')
      return running.signal
    },
    fail: (error) => showFailure(error, null),
    finishWithoutAi: () => running?.abort(WITHOUT_AI),
    stop: () => {
      running?.abort()
      running = null
    },
  }
}
