import { builtInFoods } from 'react-meal-planner/core'
import * as z from 'zod/mini'
import type { PromptParameters } from '../../src/contract/promptParameters.js'
import { ConfigError } from '../config/configError.js'

/** The foods that a prompt may name. */
export interface KnownFoods {
  has(id: string): boolean
}

const idsSchema = z.array(z.union([z.string(), z.object({ id: z.string() })]))
const catalogSchema = z.union([idsSchema, z.object({ foods: idsSchema })])

/** A catalogue with a row for each of 50,000 articles has about so many bytes. */
const MAX_CATALOG_BYTES = 50_000_000
const CATALOG_LIMIT_MS = 20_000

export function createKnownFoods(catalogIds: Iterable<string> = []): KnownFoods {
  return new Set([...builtInFoods.map(({ id }) => id), ...catalogIds])
}

/** Whether a prompt names only foods that are known. */
export function namesKnownFoods(parameters: PromptParameters, known: KnownFoods): boolean {
  if (parameters.stage === 1) return true
  const { lead, foodIds } = parameters
  return known.has(lead.foodId) && foodIds.every((id) => known.has(id))
}

/** The food ids of a catalogue: a list of ids, of rows with an `id`, or an object with such a list as `foods`. */
export function readCatalogIds(json: unknown): readonly string[] {
  const catalog = catalogSchema.parse(json)
  const rows = 'foods' in catalog ? catalog.foods : catalog
  return rows.map((row) => (typeof row === 'string' ? row : row.id))
}

/**
 * Loads the ids of a shop's catalogue.
 * @throws {ConfigError} when the address gives none.
 */
export async function loadCatalogIds(url: string): Promise<readonly string[]> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(CATALOG_LIMIT_MS) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const text = await response.text()
    if (text.length > MAX_CATALOG_BYTES) throw new Error('too long')
    return readCatalogIds(JSON.parse(text))
  } catch (cause) {
    throw new ConfigError(
      `CATALOG_URL gives no catalogue (${cause instanceof Error ? cause.name : 'failure'}). It must answer with JSON: a list of food ids, or the catalogue that the page passes to the widget.`,
    )
  }
}
