import type { Catalog, ReadCatalog } from './catalog.js'

/** The foods in use, see `readCatalog`. Their rows load when first asked for: the form does without them. */
export async function loadCatalog(catalog: Catalog | undefined): Promise<ReadCatalog> {
  const { readCatalog } = await import('./catalog.js')
  return readCatalog(catalog)
}
