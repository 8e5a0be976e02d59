import * as z from 'zod/mini'

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

/** A shop's price for a food of the catalogue or for a built-in one. */
interface CatalogPrice {
  readonly id: string
  /** The unit of sale; absent if it is the one in the food's row. */
  readonly unit?: string | undefined
  readonly sku?: string | undefined
}

/** A shop's catalogue, as far as the server reads it. */
export interface ServerCatalog {
  readonly foods: readonly CatalogFood[]
  readonly prices: readonly CatalogPrice[]
}

/** A row with a wrong field still counts by its id: the server is no stricter than the page that uses the food. */
const text = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined)
const pack = z.object({ unit: z.string() })
const rowSchema = z.object({
  id: z.string(),
  name: text,
  sku: text,
  pack: z.catch(z.optional(pack), undefined),
  smallPacks: z.catch(z.optional(z.array(pack)), undefined),
})
const priceSchema = z.object({ id: z.string(), unit: text, sku: text })
const rowsSchema = z.array(z.union([z.string(), rowSchema]))
const catalogSchema = z.union([
  rowsSchema,
  z.object({ foods: z.optional(rowsSchema), prices: z.optional(z.array(priceSchema)) }),
])

function toFood(row: z.infer<typeof rowsSchema>[number]): CatalogFood {
  if (typeof row === 'string') return { id: row, units: [] }
  const { id, name, sku, pack: main, smallPacks = [] } = row
  return { id, name, sku, units: [...(main ? [main] : []), ...smallPacks].map(({ unit }) => unit) }
}

/**
 * Parses a catalogue: a list of food ids, of rows with an `id`, or the object that the page passes to the widget.
 * @throws {Error} when it is neither.
 */
export function parseCatalog(json: unknown): ServerCatalog {
  const catalog = catalogSchema.parse(json)
  const { foods = [], prices = [] } = Array.isArray(catalog) ? { foods: catalog } : catalog
  return { foods: foods.map(toFood), prices }
}
