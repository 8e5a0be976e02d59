import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadedPart, PartNotLoadedError } from '../core/PartNotLoadedError.js'
import { usePlannerActions } from '../store/PlannerContext.js'

/** Loads a module. It may remember it, so that what needs it next shows at once. */
export interface LoadPart<Module> {
  (): Promise<Module>
  loaded?: Module
}

/**
 * Remembers the module from its first load on. The result rejects with a `PartNotLoadedError` when loading fails.
 */
export function remembered<Module>(load: () => Promise<Module>): LoadPart<Module> {
  const loadOnce: LoadPart<Module> = async () => {
    const module = await loadedPart(load())
    loadOnce.loaded = module
    return module
  }
  return loadOnce
}

// The server's markup and the hydrated screen have no module, even if another widget has loaded it.
const nothing = () => undefined
const subscribeToNothing = () => nothing

/**
 * Loads a module that a screen can start without, as soon as it is needed; it is undefined until then, and null once
 * loading has failed. The screen then works without it, and the next need imports it again, which many browsers refuse
 * until the page is reloaded (see `loadServices`). The failure goes to `onFailure` or, without it, to the host's error
 * log. React's `lazy` would draw its fallback for a moment even if the module is there, and everything below would jump.
 */
export function useOnDemand<Module>(
  load: LoadPart<Module>,
  isNeeded: boolean,
  onFailure?: (failure: { readonly cause: unknown }) => void,
): Module | null | undefined {
  const { report } = usePlannerActions()
  const [loaded, setLoaded] = useState<Module | null>()
  const remembered = useSyncExternalStore(subscribeToNothing, () => load.loaded, nothing)
  const module = remembered ?? loaded
  const isMissing = isNeeded && !module
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (module) => isCurrent && setLoaded(() => module),
      (cause: unknown) => {
        // Only the browser's own error says why.
        const reason = cause instanceof PartNotLoadedError ? cause.cause : cause
        console.error('MealPlanner: a part of the screen could not be loaded.', reason)
        if (isCurrent) setLoaded(null)
        if (onFailure === undefined) report(cause)
        else if (isCurrent) onFailure({ cause })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load, onFailure, report])
  return module
}
