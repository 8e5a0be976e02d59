import type { PlannerStore } from '../store/plannerStore.js'

/** Tells the visitor and the host that a part did not load. */
export const reportUnloaded =
  ({ getState }: PlannerStore) =>
  (error: unknown) => {
    const { notify, report } = getState().actions
    notify({ code: 'part-not-loaded' })
    report(error)
  }
