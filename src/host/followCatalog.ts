import type { Food } from '../core/food/food.js'
import { refreshPlan } from '../core/state/refreshPlan.js'
import { changeNames } from '../store/changeNames.js'
import { lastPlan } from '../store/historyActions.js'
import type { ShownPlan } from '../store/plannerState.js'
import type { PlannerStore } from '../store/plannerStore.js'

/** Both come from the same reader. A function of the form's would be another file of the first load. */
const isSameJson = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The plan with these foods, as it would be restored, and what Undo calls its change. A week that they do not change stays
 * the same object.
 */
function withFoods(plan: ShownPlan, foods: readonly Food[]): ShownPlan {
  const { week } = refreshPlan(plan, foods)
  const refreshed = { ...plan, week: isSameJson(plan.week, week) ? plan.week : week, foods }
  const name = changeNames.get(plan)
  if (name !== undefined) changeNames.set(refreshed, name)
  return refreshed
}

/**
 * Gives the last plan the foods of the catalogue, whenever it has others: now, after undo, or when a week arrives that was
 * begun with the catalogue before. That is no step to undo. Rejects if the catalogue cannot be read.
 * @param report hears if it cannot be read later
 */
export async function followCatalog(
  store: PlannerStore,
  signal: AbortSignal,
  report: (error: unknown) => void,
) {
  // The widget may be gone since this code was asked for.
  if (signal.aborted) return
  /** Lists with the foods of the catalogue. */
  const fresh = new WeakSet<readonly Food[]>()
  let isReading = false

  /** Null while a week is made, which decides what shows next. */
  function stalePlan(): ShownPlan | null {
    const state = store.getState()
    const plan = state.phase.name === 'generating' ? null : lastPlan(state)
    return plan && !fresh.has(plan.foods) ? plan : null
  }

  function refresh(foods: readonly Food[]) {
    fresh.add(foods)
    const plan = stalePlan()
    if (!plan) return
    if (isSameJson(plan.foods, foods)) {
      fresh.add(plan.foods)
      return
    }
    const { phase } = store.getState()
    const refreshed = withFoods(plan, foods)
    if (phase.name === 'plan') store.setState({ phase: { name: 'plan', plan: refreshed } })
    else store.setState({ planBehindForm: refreshed })
  }

  async function follow() {
    if (isReading) return
    isReading = true
    try {
      while (stalePlan() && !signal.aborted) {
        const foods = await store.getState().actions.foods()
        if (!signal.aborted) refresh(foods)
      }
    } finally {
      isReading = false
    }
  }

  const stop = store.subscribe(() => {
    follow().catch((error: unknown) => {
      stop()
      report(error)
    })
  })
  signal.addEventListener('abort', stop)
  try {
    await follow()
  } catch (error) {
    stop()
    throw error
  }
}
