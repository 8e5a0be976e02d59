import { type RefObject, useEffect, useState } from 'react'
import { loadedPart } from '../core/PartNotLoadedError.js'
import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { LINK_PREFIX } from './linkPrefix.js'
import type { CheckedProps } from './MealPlannerProps.js'
import { reportUnloaded } from './reportUnloaded.js'
import { untilDone } from './untilDone.js'
import type { Warn } from './useWarn.js'

/**
 * Loads the code that keeps the state beyond a visit, if a prop asks for it. The props are read once. A widget that is
 * hidden and shown again, as by React's `<Activity>`, goes on with what it keeps.
 */
export function useKeeping(
  store: PlannerStore,
  latest: RefObject<CheckedProps>,
  messages: RefObject<WidgetMessages>,
  warn: Warn,
) {
  const [isAskedFor] = useState(() => {
    const { persistKey, savedState, onStateChange, history, planLinks } = latest.current
    // Neither the form nor the own plan is drawn for a moment before the shared one.
    if (planLinks && globalThis.location?.hash.startsWith(LINK_PREFIX)) store.setState({ isOpening: true })
    return Boolean(persistKey || savedState || onStateChange || history || planLinks)
  })
  useEffect(() => {
    if (!isAskedFor) return
    const controller = new AbortController()
    const { signal } = controller
    const start = untilDone(store, signal, async () => {
      const { startKeeping } = await loadedPart(import('./startKeeping.js'))
      if (!signal.aborted) signal.addEventListener('abort', startKeeping({ store, latest, messages, warn }))
    })
    start().catch((error: unknown) => {
      store.setState({ isOpening: false })
      reportUnloaded(store)(error)
    })
    return () => controller.abort()
  }, [isAskedFor, store, latest, messages, warn])
}
