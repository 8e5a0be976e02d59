import * as z from 'zod/mini'
import { builtInSeasonings } from './builtInSeasonings.js'
import { type Food, foodSchema } from './food.js'
import { isSeasoning } from './isSeasoning.js'

const priceFields = z.object({
  /** Id of a food in the catalogue or in the built-in database, or of a seasoning. */
  id: z.string(),
  /** US dollars for one `unit`. */
  priceUsd: z.number().check(z.nonnegative()),
  /** The unit of sale, such as `lb` or `can (15 oz)`. Default: the unit in the food's row, with its grams. */
  unit: z.optional(z.string().check(z.trim(), z.minLength(1))),
  /** Edible grams in one unit. With `unit`, and only with it. */
  edibleG: z.optional(z.number().check(z.positive())),
  /** The shop's article number. */
  sku: z.optional(z.string().check(z.minLength(1))),
})
const priceSchema = priceFields.check(
  z.refine(({ unit, edibleG }) => (unit === undefined) === (edibleG === undefined), {
    path: ['edibleG'],
    message: 'must be the edible grams in one unit, and go with a unit in the row',
  }),
)

/** A shop's price for one food. */
export type PriceRow = z.infer<typeof priceFields>

const seasoningIds: ReadonlySet<string> = new Set(builtInSeasonings.map(({ id }) => id))

/** Whether a food that is no seasoning has the id of one. Ticks, amounts and orders know foods by their ids alone. */
export const takesSeasoningId = ({ id, category }: Pick<Food, 'id' | 'category'>): boolean =>
  !isSeasoning({ category }) && seasoningIds.has(id)

const catalogFoodSchema = foodSchema.check(
  z.refine((food) => !takesSeasoningId(food), {
    path: ['id'],
    message: 'must not be the id of a built-in seasoning, since the row’s category is another',
  }),
)

/** A row that does not count. */
export interface LeftOutRow {
  readonly index: number
  readonly id: string | undefined
  readonly row: unknown
  /** The rule that it breaks; absent if an earlier row has the same id. */
  readonly issue?: z.core.$ZodIssue | undefined
}

const namedSchema = z.object({ id: z.string() })

/** Databases give `null` for what is absent. */
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

/**
 * Reads the rows of a catalogue, for the page and for the server alike: the first sound row of each id counts.
 * @param leaveOut is told of every other row.
 */
const rowReader =
  <Row extends { readonly id: string }>(schema: z.ZodMiniType<Row>) =>
  (
    rows: readonly unknown[],
    leaveOut: (row: LeftOutRow) => void = () => undefined,
  ): ReadonlyMap<string, Row> => {
    const rowById = new Map<string, Row>()
    for (const [index, row] of rows.entries()) {
      const { data, error } = parseRow(schema, row)
      if (error) {
        const { id } = parseRow(namedSchema, row).data ?? {}
        leaveOut({ index, id, row, issue: error.issues[0] })
      } else if (rowById.has(data.id)) leaveOut({ index, id: data.id, row })
      else rowById.set(data.id, data)
    }
    return rowById
  }

export const readFoodRows = rowReader<Food>(catalogFoodSchema)
export const readPriceRows = rowReader<PriceRow>(priceSchema)
