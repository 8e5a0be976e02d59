/** An amount rounded as people measure it, with its words. */
export interface KitchenAmount {
  readonly value: number
  readonly text: string
}

const FRACTIONS: readonly KitchenAmount[] = [
  { value: 0, text: '' },
  { value: 1 / 4, text: '1/4' },
  { value: 1 / 3, text: '1/3' },
  { value: 1 / 2, text: '1/2' },
  { value: 2 / 3, text: '2/3' },
  { value: 3 / 4, text: '3/4' },
  { value: 1, text: '' },
]
const HALVES = FRACTIONS.filter(({ value }) => Number.isInteger(value * 2))
/** Only of a single thing: one cuts a block in five, but measures no 2 1/5 cups. */
const FIFTH: KitchenAmount = { value: 1 / 5, text: '1/5' }
const SMALLEST = 0.15
const HALVES_FROM = 3
const WHOLES_FROM = 10

/** Pieces are counted out up to this many; beyond, a round number says it: nobody counts out 49 pistachios. */
export const COUNTED_UP_TO = 20
const FIVES_UP_TO = 50

function nearest(candidates: readonly KitchenAmount[], value: number): KitchenAmount {
  return candidates.reduce((best, candidate) =>
    Math.abs(candidate.value - value) < Math.abs(best.value - value) ? candidate : best,
  )
}

/** The nearest whole number with quarters and thirds, such as `1 1/2`; `null` where too small to tell. */
export function nearestFraction(value: number): KitchenAmount | null {
  if (!(value >= SMALLEST)) return null
  if (value < 1) {
    const [, ...fractions] = FRACTIONS
    const { value: rounded, text } = nearest([FIFTH, ...fractions], value)
    return { value: rounded, text: text === '' ? '1' : text }
  }
  if (value >= WHOLES_FROM) return wholeAmount(Math.round(value))
  const whole = Math.floor(value)
  const part = nearest(value < HALVES_FROM ? FRACTIONS : HALVES, value - whole)
  const text = part.text === '' ? `${whole + part.value}` : `${whole} ${part.text}`
  return { value: whole + part.value, text }
}

/** The nearest whole count, or round number where nobody would count; `null` for less than half a piece. */
export function nearestCount(value: number): KitchenAmount | null {
  if (!(value >= 0.5)) return null
  if (value <= COUNTED_UP_TO) return wholeAmount(Math.round(value))
  const step = value <= FIVES_UP_TO ? 5 : 10
  return wholeAmount(Math.round(value / step) * step)
}

function wholeAmount(value: number): KitchenAmount {
  return { value, text: `${value}` }
}
