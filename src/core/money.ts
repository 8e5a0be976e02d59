const CENTS_PER_USD = 100
/** Floating point puts a product such as 10.1 × 0.05 just below the half cent it stands for. No two prices are this close. */
const ROUNDING_SLACK = 1e-7

/** US dollars as whole cents, half a cent rounded up. Add money up in cents: whole cents add up exactly. */
export function toCents(usd: number): number {
  return Math.round(usd * CENTS_PER_USD + ROUNDING_SLACK)
}

/** US dollars as whole cents, rounded down, so that a limit never grows. */
export function toCentsDown(usd: number): number {
  return Math.floor(usd * CENTS_PER_USD + ROUNDING_SLACK)
}

/** Whole cents as US dollars. */
export function toUsd(cents: number): number {
  return cents / CENTS_PER_USD
}

/** US dollars rounded to the cent. */
export function roundUsd(usd: number): number {
  return toUsd(toCents(usd))
}
