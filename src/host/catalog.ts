import * as z from 'zod/mini'
import { type Food, foodSchema } from '../core/food/food.js'
import { builtInFoods } from '../core/food/foodIndex.js'

const priceFields = z.object({
  /** Id of a food of the catalogue or of the built-in database. */
  id: z.string(),
  /** US dollars for one `unit`. */
  priceUsd: z.number().check(z.nonnegative()),
  /** What is sold, such as `lb` or `can (15 oz)`; default what the food's row says. */
  unit: z.optional(z.string().check(z.minLength(1))),
  /** Edible grams in one unit; needed with `unit`. */
  edibleG: z.optional(z.number().check(z.positive())),
  /** The shop's article number. */
  sku: z.optional(z.string().check(z.minLength(1))),
})
const priceSchema = priceFields.check(
  z.refine(({ unit, edibleG }) => unit === undefined || edibleG !== undefined, {
    path: ['edibleG'],
    message: 'a price with its own unit needs the edible grams in one such unit',
  }),
)

/** A shop's price for one food. */
export type CatalogPrice = z.infer<typeof priceFields>

/** A grocery site's own foods and prices. */
export interface Catalog {
  /** What the shop sells, in place of the built-in foods. */
  readonly foods?: readonly Food[]
  /** Prices and article numbers for the foods in use, by food id. */
  readonly prices?: readonly CatalogPrice[]
}

export interface ReadCatalog {
  readonly foods: readonly Food[]
  /** A sentence for each row that was refused: which row, which field, what is wrong and what to do. */
  readonly problems: readonly string[]
}

interface RowCheck<Row> {
  readonly rows: readonly Row[]
  readonly problems: readonly string[]
}

function readRows<Row extends { readonly id: string }>(
  name: string,
  rows: unknown,
  schema: z.ZodMiniType<Row>,
): RowCheck<Row> {
  if (!Array.isArray(rows)) {
    return {
      rows: [],
      problems: [`catalog.${name} is not an array, so it is left out. Pass an array of rows.`],
    }
  }
  const readById = new Map<string, Row>()
  const problems: string[] = []
  for (const [index, row] of rows.entries()) {
    const result = schema.safeParse(row)
    const leftOut = `catalog.${name}[${index}]${idOf(row)} is left out:`
    if (!result.success) {
      const [issue] = result.error.issues
      const field = issue?.path.join('.') || 'the row itself'
      problems.push(`${leftOut} field "${field}" is wrong (${issue?.message}). Correct that field.`)
    } else if (readById.has(result.data.id)) {
      problems.push(`${leftOut} an earlier row has the same id. Give each row an id of its own.`)
    } else {
      readById.set(result.data.id, result.data)
    }
  }
  return { rows: [...readById.values()], problems }
}

function idOf(row: unknown): string {
  const named = z.object({ id: z.string() }).safeParse(row)
  return named.success ? ` ("${named.data.id}")` : ''
}

function withPrice(food: Food, { priceUsd, unit, edibleG, sku }: CatalogPrice): Food {
  return {
    ...food,
    ...(sku === undefined ? {} : { sku }),
    pack: {
      ...food.pack,
      priceUsd,
      priceSource: 'shop',
      ...(unit === undefined ? {} : { unit }),
      ...(edibleG === undefined ? {} : { edibleG }),
    },
  }
}

/**
 * The foods to plan with and to price: the shop's own where it gives them, else the built-in ones, at the shop's
 * prices where it gives those. A faulty row is left out and named; the widget works on with the rest.
 */
export function readCatalog(catalog: Catalog | undefined): ReadCatalog {
  if (!catalog) return { foods: builtInFoods, problems: [] }
  const own = catalog.foods === undefined ? null : readRows('foods', catalog.foods, foodSchema)
  const prices = readRows('prices', catalog.prices ?? [], priceSchema)
  const problems = [...(own?.problems ?? []), ...prices.problems]
  const base = own?.rows ?? builtInFoods
  if (base.length === 0) {
    problems.push(
      'catalog.foods has no usable row, so the built-in foods are used. Pass at least a shop’s staples.',
    )
  }
  const foods = base.length === 0 ? builtInFoods : base
  const priceById = new Map(prices.rows.map((price) => [price.id, price]))
  const known = new Set(foods.map((food) => food.id))
  for (const { id } of prices.rows) {
    if (!known.has(id))
      problems.push(`catalog.prices names "${id}", which is no food in use, so it has no effect.`)
  }
  return {
    foods: foods.map((food) => {
      const price = priceById.get(food.id)
      return price ? withPrice(food, price) : food
    }),
    problems,
  }
}
