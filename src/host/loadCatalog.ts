import type { Catalog, ReadCatalog } from './catalog.js'
import { loadServices } from './loadServices.js'

/** The foods in use, see `readCatalog`. Their rows load when first asked for: the form does without them. */
export async function loadCatalog(catalog: Catalog | undefined): Promise<ReadCatalog> {
  const { readCatalog } = await loadServices()
  return readCatalog(catalog)
}
