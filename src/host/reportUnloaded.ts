import { failureNotice } from '../store/notices.js'
import type { PlannerStore } from '../store/plannerStore.js'

/** Tells the visitor and the host that a part did not load, or failed. */
export const reportUnloaded =
  ({ getState }: PlannerStore) =>
  (error: unknown) => {
    const { notify, report } = getState().actions
    console.error('MealPlanner: a part did not load, or failed.', error)
    notify(failureNotice(error))
    report(error)
  }
