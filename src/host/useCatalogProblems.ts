import { useEffect } from 'react'
import type { Catalog } from './catalog.js'
import { loadCatalog } from './loadCatalog.js'
import type { Warn } from './useWarn.js'

/** Warns of faults in the host's catalogue when the widget is mounted, not only when the first plan is made. */
export function useCatalogProblems(catalog: Catalog | undefined, warn: Warn) {
  useEffect(() => {
    if (!catalog) return
    loadCatalog(catalog).then(
      ({ problems }) => problems.forEach(warn),
      (error: unknown) => warn(`catalog could not be read yet (${error}). The next plan tries again.`),
    )
  }, [catalog, warn])
}
