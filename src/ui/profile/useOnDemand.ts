import { useEffect, useState } from 'react'

/**
 * Loads a module that the form can start without, as soon as it is needed; the module is null until then. When loading
 * fails, the form works without it, and the next need tries again.
 */
export function useOnDemand<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const isMissing = isNeeded && loaded === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (module) => isCurrent && setLoaded(() => module),
      (error: unknown) => console.error('MealPlanner: a part of the form could not be loaded.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load])
  return loaded
}
