const CENTS_PER_USD = 100
/** A product such as 10.1 × 0.05 lies a hair under the half cent it means; far less than a price can differ. */
const ROUNDING_SLACK = 1e-7

/** US dollars as whole cents, half a cent rounded up. Sums of money are made in cents, so that they add up exactly. */
export function toCents(usd: number): number {
  return Math.round(usd * CENTS_PER_USD + ROUNDING_SLACK)
}

/** The whole cents in an amount of US dollars: a limit is not rounded up. */
export function toCentsDown(usd: number): number {
  return Math.floor(usd * CENTS_PER_USD + ROUNDING_SLACK)
}

/** Whole cents as US dollars. */
export function toUsd(cents: number): number {
  return cents / CENTS_PER_USD
}
