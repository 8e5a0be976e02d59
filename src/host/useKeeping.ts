import { type RefObject, useEffect } from 'react'
import { loadedPart } from '../core/PartNotLoadedError.js'
import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { PlannerStore } from '../store/plannerStore.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import { reportUnloaded } from './reportUnloaded.js'
import { untilDone } from './untilDone.js'
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
    const controller = new AbortController()
    const { signal } = controller
    const start = untilDone(store, signal, async () => {
      const { startKeeping } = await loadedPart(import('./startKeeping.js'))
      if (!signal.aborted) signal.addEventListener('abort', startKeeping({ store, latest, messages, warn }))
    })
    start().catch(reportUnloaded(store))
    return () => controller.abort()
  }, [store, latest, messages, warn])
}
