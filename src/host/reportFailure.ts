import { callHost } from './callHost.js'
import type { KeepingContext } from './keepingContext.js'

/** Tells the visitor, the console and the host that a kept or linked plan could not be shown. */
export const reportFailure =
  ({ store, latest }: KeepingContext) =>
  (error: unknown) => {
    console.error('MealPlanner: a kept or linked plan could not be shown.', error)
    store.getState().actions.notify({ code: 'part-not-loaded' })
    callHost('onError', latest.current.onError, error)
  }
