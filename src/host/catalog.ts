import * as z from 'zod/mini'
import { builtInFoods } from '../core/food/builtInFoods.js'
import { type Food, foodSchema } from '../core/food/food.js'

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

/** More sentences than these would bury the rest of the console. */
const MOST_PROBLEMS = 10

const namedSchema = z.object({ id: z.string() })

/** Reads a row whose getters may throw. */
function readRow<Row>(schema: z.ZodMiniType<Row>, row: unknown) {
  try {
    return schema.safeParse(row)
  } catch {
    return schema.safeParse(undefined)
  }
}

function readRows<Row extends { readonly id: string }>(
  name: string,
  rows: readonly Row[],
  schema: z.ZodMiniType<Row>,
  problems: string[],
): ReadonlyMap<string, Row> {
  const readById = new Map<string, Row>()
  for (const [index, row] of rows.entries()) {
    const { data, error } = readRow(schema, row)
    const id = data?.id ?? readRow(namedSchema, row).data?.id
    const leftOut = `catalog.${name}[${index}]${id === undefined ? '' : ` ("${id}")`} is left out:`
    if (error) {
      const [issue] = error.issues
      const field = issue?.path.join('.') || 'the row itself'
      problems.push(`${leftOut} field "${field}" is wrong (${issue?.message}). Correct that field.`)
    } else if (readById.has(data.id)) {
      problems.push(`${leftOut} an earlier row has the same id. Give each row an id of its own.`)
    } else {
      readById.set(data.id, data)
    }
  }
  return readById
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
export function readCatalog({ foods: own, prices = [] }: Catalog = {}): ReadCatalog {
  const problems: string[] = []
  const ownFoods = own && [...readRows('foods', own, foodSchema, problems).values()]
  const priceById = readRows('prices', prices, priceSchema, problems)
  if (ownFoods?.length === 0) {
    problems.push(
      'catalog.foods has no usable row, so the built-in foods are used. Pass at least a shop’s staples.',
    )
  }
  const foods = ownFoods?.length ? ownFoods : builtInFoods
  const known = new Set(foods.map((food) => food.id))
  for (const id of priceById.keys()) {
    if (!known.has(id))
      problems.push(
        `catalog.prices names "${id}", which is no food in use, so it has no effect. Use the id of a food in use.`,
      )
  }
  const untold = problems.splice(MOST_PROBLEMS).length
  if (untold > 0) problems.push(`catalog has ${untold} more such rows. Correct them likewise.`)
  return {
    foods: foods.map((food) => {
      const price = priceById.get(food.id)
      return price ? withPrice(food, price) : food
    }),
    problems,
  }
}
