import Papa from 'papaparse'
import type { CatalogPrice } from 'react-meal-planner'
import * as z from 'zod/mini'

const cell = z.optional(z.string())
const rowSchema = z.object({ id: cell, price: cell, unit: cell, grams: cell, sku: cell })

export interface ReadPrices {
  readonly prices: readonly CatalogPrice[]
  /** A sentence for each row that is left out. */
  readonly problems: readonly string[]
}

/**
 * Reads a shop's prices from CSV with the columns `id` (of a built-in food) and `price` (US dollars), and optionally
 * `unit` with `grams` (the edible part of one unit) and `sku`.
 */
export function readPrices(csv: string): ReadPrices {
  // Empty rows would mislead the guess of the delimiter. Later they count, as in a spreadsheet.
  const { delimiter } = Papa.parse(csv, { skipEmptyLines: 'greedy', preview: 1 }).meta
  const { data } = Papa.parse<string[]>(csv, { delimiter, transform: (value) => value.trim() })
  const [head, ...rows] = data
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells }) => cells.some((value) => value !== ''))
  const names = head?.cells.map((name) => name.toLowerCase()) ?? []
  const prices: CatalogPrice[] = []
  const problems: string[] = []
  for (const { cells, number } of rows) {
    const given = Object.fromEntries(names.map((name, column) => [name, cells[column]]))
    const { id, price, unit, grams, sku } = rowSchema.parse(given)
    const priceUsd = Number(price?.replace('$', '') || Number.NaN)
    const edibleG = Number(grams)
    const where = `Row ${number} is left out:`
    if (!id) problems.push(`${where} it has no id. Use the id of a food, such as "olive-oil".`)
    else if (!(priceUsd >= 0)) problems.push(`${where} the price of ${id} is not a number. Write it as 4.99.`)
    else if (unit && !(edibleG > 0))
      problems.push(`${where} ${id} has a unit but no grams. Add the edible grams in one ${unit}.`)
    else prices.push({ id, priceUsd, ...(unit && { unit, edibleG }), ...(sku && { sku }) })
  }
  return { prices, problems }
}
