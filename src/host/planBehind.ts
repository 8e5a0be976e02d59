import type { PlannerStoreState, ShownPlan } from '../store/plannerState.js'
import type { PlannerStore } from '../store/plannerStore.js'

/**
 * Remembers the plan while the form or a generation covers it. "New Plan" ends it: it alone goes to the form with other
 * answers than before.
 */
export function planBehind(store: PlannerStore, signal: AbortSignal): () => ShownPlan | null {
  let plan: ShownPlan | null = null
  const follow = (state: PlannerStoreState, before: PlannerStoreState) => {
    if (state.phase.name === 'plan') plan = state.phase.plan
    else if (
      before.phase.name !== 'profile' &&
      state.phase.name === 'profile' &&
      state.draft !== before.draft
    )
      plan = null
  }
  follow(store.getState(), store.getState())
  signal.addEventListener('abort', store.subscribe(follow))
  return () => plan
}
