import { type RefObject, useEffect } from 'react'
import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { callHost } from './callHost.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

/** Loads the code that keeps the state beyond a visit, if a prop asks for it. The props are read once. */
export function useKeeping(
  store: PlannerStore,
  latest: RefObject<MealPlannerProps>,
  messages: RefObject<WidgetMessages>,
  warn: Warn,
) {
  useEffect(() => {
    const { persistKey, savedState, onStateChange, history, planLinks } = latest.current
    if (!(persistKey || savedState || onStateChange || history || planLinks)) return
    let stop: (() => void) | null = () => undefined
    import('./startKeeping.js').then(
      ({ startKeeping }) => {
        if (stop) stop = startKeeping({ store, latest, messages, warn })
      },
      (error: unknown) => callHost('onError', latest.current.onError, error),
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [store, latest, messages, warn])
}
