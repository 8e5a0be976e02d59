import { ConfigError } from '../config/configError.js'
import { errorCode } from '../config/errorCode.js'
import { limitBytes } from '../http/limitBytes.js'
import { withDeadline } from '../limits/withDeadline.js'
import { parseCatalog, type ServerCatalog } from './parseCatalog.js'

/** About as large as a catalogue with 50,000 rows. */
const MAX_CATALOG_BYTES = 50_000_000
const CATALOG_LIMIT_MS = 20_000

export interface CatalogSources {
  readonly CATALOG_IDS?: readonly string[] | undefined
  readonly CATALOG_URL?: string | undefined
}

/** Why there is no catalogue. Plain errors are ours; the text of any other may quote the answer. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'failure'
  return cause.name === 'Error' ? cause.message : (errorCode(cause.cause) ?? cause.name)
}

async function fetchCatalog(url: string): Promise<ServerCatalog> {
  try {
    const text = await withDeadline(CATALOG_LIMIT_MS, new AbortController().signal, async (signal) => {
      const response = await fetch(url, { redirect: 'error', signal })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return limitBytes(response, MAX_CATALOG_BYTES, () => new Error('too long')).text()
    })
    return parseCatalog(JSON.parse(text))
  } catch (cause) {
    throw new ConfigError(
      `CATALOG_URL gives no catalogue (${reasonOf(cause)}). It must answer with JSON: a list of food ids, or the catalogue that the page passes to the widget.`,
    )
  }
}

/**
 * The shop's catalogue from the settings.
 * @throws {ConfigError} when `CATALOG_URL` gives none.
 */
export async function loadCatalog({ CATALOG_IDS = [], CATALOG_URL }: CatalogSources): Promise<ServerCatalog> {
  const listed = parseCatalog(CATALOG_IDS)
  if (CATALOG_URL === undefined) return listed
  const { foods, prices } = await fetchCatalog(CATALOG_URL)
  return { foods: [...listed.foods, ...foods], prices }
}
