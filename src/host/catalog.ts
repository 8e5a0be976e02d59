import { builtInFoods } from '../core/food/builtInFoods.js'
import { type LeftOutRow, type PriceRow, readFoodRows, readPriceRows } from '../core/food/catalogRows.js'
import type { Food } from '../core/food/food.js'
import { seasoningsIn } from '../core/food/foodFinder.js'
import { brokenRule } from './brokenRule.js'

/** A row as databases give it: what is absent may be `null`. */
type NullForAbsent<Row> = {
  [Field in keyof Row]: undefined extends Row[Field] ? Row[Field] | null : Row[Field]
}

/** A shop's price for one food. */
export type CatalogPrice = NullForAbsent<PriceRow>

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

/** Says which row is left out, which field breaks which rule, and what to do. */
function leftOut(name: string, { index, id, row, issue }: LeftOutRow): string {
  const start = `catalog.${name}[${index}]${id === undefined ? '' : ` ("${id}")`} is left out:`
  return issue
    ? `${start} "${issue.path.join('.') || 'row'}" ${brokenRule(issue, row)}. Correct that field.`
    : `${start} an earlier row has the same id. Give each row an id of its own.`
}

function withPrice(food: Food, { priceUsd, unit, edibleG, sku }: PriceRow): Food {
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
  const tell = (name: keyof Catalog) => (row: LeftOutRow) => problems.push(leftOut(name, row))
  const ownFoods = own && [...readFoodRows(own, tell('foods')).values()]
  const priceById = readPriceRows(prices ?? [], tell('prices'))
  const mainFoods = ownFoods?.length ? ownFoods : builtInFoods
  const mainIds = new Set(mainFoods.map((food) => food.id))
  // A built-in seasoning joins the catalogue only at the shop's price.
  const priced = seasoningsIn(mainFoods).filter(({ id }) => priceById.has(id) && !mainIds.has(id))
  const foods = [...mainFoods, ...priced]
  const knownIds = new Set(foods.map((food) => food.id))
  for (const id of priceById.keys()) {
    if (!knownIds.has(id))
      problems.push(
        `catalog.prices has a price for "${id}", but no food has that id, so it does nothing. Use the id of a food.`,
      )
  }
  const more = problems.splice(MOST_PROBLEMS).length
  if (more > 0) problems.push(`catalog has ${more} more such rows. Correct them in the same way.`)
  if (ownFoods?.length === 0) {
    problems.push(
      'catalog.foods has no usable row, so the built-in foods are used. Pass at least the shop’s staples.',
    )
  }
  if (priceById.size === 0) return { foods: mainFoods, problems }
  return {
    foods: foods.map((food) => {
      const price = priceById.get(food.id)
      return price ? withPrice(food, price) : food
    }),
    problems,
  }
}

const readCatalogs = new WeakMap<Catalog, ReadCatalog>()

const NO_CATALOG: Catalog = {}

/**
 * The foods to plan with: the shop's own foods or, if it gives none, the built-in ones, with the shop's prices where it
 * gives them. A faulty row is left out and named; the other rows count. The same catalogue gives the same list, because a
 * week that was begun and a cost that was worked out hold for one list.
 */
export function readCatalog(catalog: Catalog = NO_CATALOG): ReadCatalog {
  const read = readCatalogs.get(catalog) ?? readGiven(catalog)
  readCatalogs.set(catalog, read)
  return read
}
