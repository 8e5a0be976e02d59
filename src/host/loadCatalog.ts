import type { Catalog, ReadCatalog } from './catalog.js'
import { loadPart } from './loadPart.js'

/** The foods in use, see `readCatalog`. Their rows load when first asked for: the form does without them. */
export async function loadCatalog(catalog: Catalog | undefined): Promise<ReadCatalog> {
  const { readCatalog } = await loadPart(() => import('./planning.chunk.js'))
  return readCatalog(catalog)
}
