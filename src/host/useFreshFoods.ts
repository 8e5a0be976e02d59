import { useEffect, useRef } from 'react'
import type { PlannerStore } from '../store/plannerStore.js'
import type { Catalog } from './catalog.js'
import { loadServices } from './loadServices.js'
import { reportUnloaded } from './reportUnloaded.js'
import { untilDone } from './untilDone.js'

/**
 * Gives the plan on screen the foods of a catalogue that comes or changes after the widget is mounted. Weeks and kept plans
 * read the catalogue themselves.
 * @param catalog the same object as long as its content is the same
 */
export function useFreshFoods(catalog: Catalog | undefined, store: PlannerStore) {
  const first = useRef(catalog)
  const hasChanged = useRef(false)
  useEffect(() => {
    hasChanged.current ||= catalog !== first.current
    if (!hasChanged.current) return
    const controller = new AbortController()
    const { signal } = controller
    const report = reportUnloaded(store)
    const start = untilDone(store, signal, async () => {
      const { followCatalog } = await loadServices()
      await followCatalog(store, signal, report)
    })
    start().catch(report)
    return () => controller.abort()
  }, [catalog, store])
}
