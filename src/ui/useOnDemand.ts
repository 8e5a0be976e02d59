import { useEffect, useState } from 'react'

/**
 * Loads a module that a screen can start without, as soon as it is needed; the module is null until then. When loading
 * fails, the screen works without it, `onFailure` is called, and the next need tries again.
 */
export function useOnDemand<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  onFailure?: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const isMissing = isNeeded && loaded === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (module) => isCurrent && setLoaded(() => module),
      (error: unknown) => {
        console.error('MealPlanner: a part of the screen could not be loaded.', error)
        if (isCurrent) onFailure?.()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load, onFailure])
  return loaded
}
