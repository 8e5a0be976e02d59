import { useEffect, useState } from 'react'

/**
 * A module that the form can start without: it loads as soon as it is needed and is null until then. Where it can't be
 * loaded the form goes without, and the next need tries again.
 */
export function useOnDemand<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const isMissing = isNeeded && loaded === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (module) => isCurrent && setLoaded(() => module),
      (error: unknown) => console.error('MealPlanner: a part of the form did not load.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load])
  return loaded
}
