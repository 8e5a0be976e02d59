import { loadedPart } from '../core/PartNotLoadedError.js'
import type { Catalog, ReadCatalog } from './catalog.js'

/**
 * The foods in use, see `readCatalog`. They load on first use, since the form does not need them, and as a part of their
 * own, so that bundlers do not put them into one file with the words for them.
 */
export async function loadCatalog(catalog: Catalog | undefined): Promise<ReadCatalog> {
  const { readCatalog } = await loadedPart(import('./catalog.js'))
  return readCatalog(catalog)
}
