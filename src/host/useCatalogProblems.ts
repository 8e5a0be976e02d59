import { useEffect } from 'react'
import type { Catalog } from './catalog.js'
import { loadCatalog } from './loadCatalog.js'
import type { Tell } from './useProblemLog.js'

/** Tells what is wrong with the host's catalogue as soon as it has been read, rather than with the first plan. */
export function useCatalogProblems(catalog: Catalog | undefined, tell: Tell) {
  useEffect(() => {
    if (!catalog) return
    loadCatalog(catalog).then(
      ({ problems }) => problems.forEach(tell),
      (error: unknown) => tell(`catalog could not be read yet (${error}); the next plan tries again.`),
    )
  }, [catalog, tell])
}
