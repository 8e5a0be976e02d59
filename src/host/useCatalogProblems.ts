import { useEffect, useState } from 'react'
import type { Catalog } from './catalog.js'
import { loadCatalog } from './loadCatalog.js'

const NONE: readonly string[] = []

/** What is wrong with the host's catalogue, told as soon as it has been read rather than with the first plan. */
export function useCatalogProblems(catalog: Catalog | undefined): readonly string[] {
  const [problems, setProblems] = useState(NONE)
  useEffect(() => {
    if (!catalog) return
    let isCurrent = true
    loadCatalog(catalog).then(
      (read) => isCurrent && setProblems(read.problems),
      (error: unknown) =>
        isCurrent && setProblems([`catalog could not be read yet (${error}); the next plan tries again.`]),
    )
    return () => {
      isCurrent = false
    }
  }, [catalog])
  return catalog ? problems : NONE
}
