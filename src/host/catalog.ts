import * as z from 'zod/mini'
import { builtInFoods } from '../core/food/builtInFoods.js'
import { type Food, foodSchema } from '../core/food/food.js'
import { seasoningsIn } from '../core/food/foodFinder.js'
import { brokenRule } from './brokenRule.js'

const priceFields = z.object({
  /** Id of a food in the catalogue or in the built-in database, or of a seasoning. */
  id: z.string(),
  /** US dollars for one `unit`. */
  priceUsd: z.number().check(z.nonnegative()),
  /** The unit of sale, such as `lb` or `can (15 oz)`. Default: the unit in the food's row. */
  unit: z.optional(z.string().check(z.minLength(1))),
  /** Edible grams in one unit. Required with `unit`. */
  edibleG: z.optional(z.number().check(z.positive())),
  /** The shop's article number. */
  sku: z.optional(z.string().check(z.minLength(1))),
})
const priceSchema = priceFields.check(
  z.refine(({ unit, edibleG }) => unit === undefined || edibleG !== undefined, {
    path: ['edibleG'],
    message: 'must be the edible grams in one unit, since the row names a unit',
  }),
)

type Price = z.infer<typeof priceFields>

/** A row as databases give it: what is absent may be `null`. */
type NullForAbsent<Row> = {
  [Field in keyof Row]: undefined extends Row[Field] ? Row[Field] | null : Row[Field]
}

/** A shop's price for one food. */
export type CatalogPrice = NullForAbsent<Price>

/** A grocery site's own foods and prices. */
export interface Catalog {
  /** What the shop sells, in place of the built-in foods. */
  readonly foods?: readonly NullForAbsent<Food>[] | null | undefined
  /** Prices and article numbers for the foods in use, by food id. */
  readonly prices?: readonly CatalogPrice[] | null | undefined
}

export interface ReadCatalog {
  readonly foods: readonly Food[]
  /** A sentence for each row that is left out: which row, which field, the rule and what to do. */
  readonly problems: readonly string[]
}

/** More sentences would bury the rest of the console. */
const MOST_PROBLEMS = 10

const namedSchema = z.object({ id: z.string() })

function withoutNull(row: unknown): unknown {
  const fields: [string, unknown][] = Object.entries(Object(row))
  const present = fields.filter(([, value]) => value !== null)
  return present.length < fields.length ? Object.fromEntries(present) : row
}

/** Parses a row whose getters may throw. */
function parseRow<Row>(schema: z.ZodMiniType<Row>, row: unknown) {
  try {
    return schema.safeParse(withoutNull(row))
  } catch {
    return schema.safeParse(undefined)
  }
}

function readRows<Row extends { readonly id: string }>(
  name: string,
  rows: readonly object[],
  schema: z.ZodMiniType<Row>,
  problems: string[],
): ReadonlyMap<string, Row> {
  const readById = new Map<string, Row>()
  for (const [index, row] of rows.entries()) {
    const { data, error } = parseRow(schema, row)
    const id = data?.id ?? parseRow(namedSchema, row).data?.id
    const leftOut = `catalog.${name}[${index}]${id === undefined ? '' : ` ("${id}")`} is left out:`
    if (error) {
      const [issue] = error.issues
      const field = issue?.path.join('.') || 'row'
      const rule = issue && brokenRule(issue, row)
      problems.push(`${leftOut} "${field}" ${rule ?? 'is wrong'}. Correct that field.`)
    } else if (readById.has(data.id)) {
      problems.push(`${leftOut} an earlier row has the same id. Give each row an id of its own.`)
    } else {
      readById.set(data.id, data)
    }
  }
  return readById
}

function withPrice(food: Food, { priceUsd, unit, edibleG, sku }: Price): Food {
  return {
    ...food,
    // A shop prices one pack, so we would have to invent the prices of its smaller packs.
    smallPacks: undefined,
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

function readGiven({ foods: own, prices }: Catalog): ReadCatalog {
  const problems: string[] = []
  const ownFoods = own && [...readRows('foods', own, foodSchema, problems).values()]
  const priceById = readRows('prices', prices ?? [], priceSchema, problems)
  if (ownFoods?.length === 0) {
    problems.push(
      'catalog.foods has no usable row, so the built-in foods are used. Pass at least the shop’s staples.',
    )
  }
  const mainFoods = ownFoods?.length ? ownFoods : builtInFoods
  const mainIds = new Set(mainFoods.map((food) => food.id))
  // A built-in seasoning joins the catalogue only at the shop's price.
  const priced = seasoningsIn(mainFoods).filter(({ id }) => priceById.has(id) && !mainIds.has(id))
  const foods = [...mainFoods, ...priced]
  const known = new Set(foods.map((food) => food.id))
  for (const id of priceById.keys()) {
    if (!known.has(id))
      problems.push(
        `catalog.prices has a price for "${id}", but no food has that id, so it does nothing. Use the id of a food.`,
      )
  }
  const more = problems.splice(MOST_PROBLEMS).length
  if (more > 0) problems.push(`catalog has ${more} more such rows. Correct them in the same way.`)
  if (priceById.size === 0) return { foods: mainFoods, problems }
  return {
    foods: foods.map((food) => {
      const price = priceById.get(food.id)
      return price ? withPrice(food, price) : food
    }),
    problems,
  }
}

const known = new WeakMap<Catalog, ReadCatalog>()

const NO_CATALOG: Catalog = {}

/**
 * The foods to plan with: the shop's own foods or, if it gives none, the built-in ones, with the shop's prices where it
 * gives them. A faulty row is left out and named; the other rows count. The same catalogue gives the same list, because a
 * week that was begun and a cost that was worked out hold for one list.
 */
export function readCatalog(catalog: Catalog = NO_CATALOG): ReadCatalog {
  const read = known.get(catalog) ?? readGiven(catalog)
  known.set(catalog, read)
  return read
}
