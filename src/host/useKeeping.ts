import { type RefObject, useEffect, useState } from 'react'
import { loadedPart } from '../core/PartNotLoadedError.js'
import type { WidgetMessages } from '../messages/mergeMessages.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { PLAN_TABS } from '../store/planTabs.js'
import { LINK_PREFIX } from './linkPrefix.js'
import type { CheckedProps } from './MealPlannerProps.js'
import { reportUnloaded } from './reportUnloaded.js'
import { untilDone } from './untilDone.js'
import type { Warn } from './useWarn.js'

const asksToKeep = ({ persistKey, savedState, onStateChange, history, planLinks }: CheckedProps) =>
  persistKey || savedState || onStateChange || history || planLinks

/**
 * Loads the code that keeps the state beyond a visit, if a prop asks for it. It reads the props of the first render, and
 * warns of later ones. A widget that is hidden and shown again, as by React's `<Activity>`, goes on with what it keeps.
 */
export function useKeeping(
  store: PlannerStore,
  props: CheckedProps,
  latest: RefObject<CheckedProps>,
  messages: RefObject<WidgetMessages>,
  warn: Warn,
) {
  const [first] = useState(() => {
    // Neither the form nor the own plan is drawn for a moment before the shared one.
    if (props.planLinks && globalThis.location?.hash.startsWith(LINK_PREFIX))
      store.setState({ isOpening: true })
    return props
  })
  // For props that come later the code only warns the host's developer.
  const isNeeded = Boolean(asksToKeep({ ...props, ...first }))
  useEffect(() => {
    if (!isNeeded) return
    const controller = new AbortController()
    const { signal } = controller
    const start = untilDone(store, signal, async () => {
      const { startKeeping } = await loadedPart(import('./startKeeping.js'))
      if (!signal.aborted)
        signal.addEventListener(
          'abort',
          startKeeping({ store, first, latest, messages, warn, allTabs: PLAN_TABS }),
        )
    })
    start().catch((error: unknown) => {
      store.setState({ isOpening: false })
      if (asksToKeep(first)) reportUnloaded(store)(error)
      else warn(`${error}`)
    })
    return () => controller.abort()
  }, [isNeeded, store, first, latest, messages, warn])
}
