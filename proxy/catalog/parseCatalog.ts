import * as z from 'zod/mini'
import {
  type PriceRow,
  readFoodRows,
  readPriceRows,
  takesSeasoningId,
} from '../../src/core/food/catalogRows.js'
import { FOOD_CATEGORIES } from '../../src/core/food/food.js'

/** What the server needs to know about a shop's food. */
export interface CatalogFood {
  readonly id: string
  /** A food without a name can be planned, but not ordered. */
  readonly name?: string | undefined
  /** The units in which it is sold. */
  readonly units: readonly string[]
  /** The shop's article number. */
  readonly sku?: string | undefined
}

/** A shop's catalogue, as far as the server reads it. */
export interface ServerCatalog {
  readonly foods: readonly CatalogFood[]
  /** Prices for foods of the catalogue or for built-in ones. */
  readonly prices: readonly PriceRow[]
}

const text = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined)
const pack = z.object({ unit: z.string() })
const rowSchema = z.object({
  id: z.string(),
  /** A feed of ids, names and units may lack it; then an id of a seasoning means the seasoning. */
  category: z.catch(z.optional(z.enum(FOOD_CATEGORIES)), undefined),
  name: text,
  sku: text,
  pack: z.catch(z.optional(pack), undefined),
  smallPacks: z.catch(z.optional(z.array(pack)), undefined),
})
const rows = z.nullish(z.array(z.unknown()))
const catalogSchema = z.object({ foods: rows, prices: rows })

/** A row that is an id, or has one. Its other fields may be wrong or absent, since an id is enough for a prompt. */
function toFood(row: unknown): CatalogFood | undefined {
  if (typeof row === 'string') return { id: row, units: [] }
  const { data } = rowSchema.safeParse(row)
  if (!data) return undefined
  const { id, category = 'seasoning', name, sku, pack: main, smallPacks = [] } = data
  if (takesSeasoningId({ id, category })) return undefined
  return { id, name, sku, units: [...(main ? [main] : []), ...smallPacks].map(({ unit }) => unit) }
}

/**
 * Parses a catalogue: a list of food ids, of rows with an `id`, or the object that the page passes to the widget. A row
 * that the page uses counts before all others with its id; then the first one counts.
 * @throws {Error} when it is none of them, or has rows and no food.
 */
export function parseCatalog(json: unknown): ServerCatalog {
  const { foods, prices } = catalogSchema.parse(Array.isArray(json) ? { foods: json } : json)
  const listed = foods ?? []
  const foodById = new Map<string, CatalogFood>()
  for (const row of [...readFoodRows(listed).values(), ...listed]) {
    const food = toFood(row)
    if (food && !foodById.has(food.id)) foodById.set(food.id, food)
  }
  if (listed.length > 0 && foodById.size === 0) throw new Error('No row of the catalogue has an id.')
  return { foods: [...foodById.values()], prices: [...readPriceRows(prices ?? []).values()] }
}
