import type { Catalog, ReadCatalog } from './catalog.js'
import { loadFoods } from './loadServices.js'

/** The foods in use, see `readCatalog`. They load on first use, since the form does not need them. */
export async function loadCatalog(catalog: Catalog | undefined): Promise<ReadCatalog> {
  const { readCatalog } = await loadFoods()
  return readCatalog(catalog)
}
