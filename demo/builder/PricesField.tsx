import { useState } from 'react'
import type { CatalogPrice } from 'react-meal-planner'
import { readPrices } from './readPrices.js'

const MOST_PROBLEMS = 5

/** The shop's prices from a file. The file stays in the browser. */
export function PricesField({ onChange }: { onChange: (prices: readonly CatalogPrice[]) => void }) {
  const [said, setSaid] = useState<readonly string[]>([])
  const read = async (file: File | undefined) => {
    if (!file) return
    const { prices, problems } = readPrices(await file.text())
    setSaid([
      `${prices.length} ${prices.length === 1 ? 'price' : 'prices'} read.`,
      ...problems.slice(0, MOST_PROBLEMS),
      ...(problems.length > MOST_PROBLEMS ? [`And ${problems.length - MOST_PROBLEMS} more rows.`] : []),
    ])
    onChange(prices)
  }
  return (
    <div className="field">
      <label htmlFor="prices">
        Your prices <span>(optional)</span>
      </label>
      <input
        id="prices"
        type="file"
        accept=".csv,text/csv"
        aria-describedby="prices-hint"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <p id="prices-hint">A CSV file with the columns id and price; also unit with grams, and sku.</p>
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
