/** An amount rounded as people measure it, with its words. */
export interface KitchenAmount {
  readonly value: number
  readonly text: string
}

/** Parts of a whole, and below which amount people measure them: one cuts a block in five, but measures no 2 1/5 cups. */
const FRACTIONS = [
  { value: 0, text: '', below: Number.POSITIVE_INFINITY },
  { value: 1 / 5, text: '1/5', below: 1 },
  { value: 1 / 4, text: '1/4', below: 3 },
  { value: 1 / 3, text: '1/3', below: 3 },
  { value: 1 / 2, text: '1/2', below: 10 },
  { value: 2 / 3, text: '2/3', below: 3 },
  { value: 3 / 4, text: '3/4', below: 3 },
  { value: 1, text: '', below: Number.POSITIVE_INFINITY },
] as const
const SMALLEST = 0.15

/** Pieces are counted out up to this many; beyond, a round number says it: nobody counts out 49 pistachios. */
export const COUNTED_UP_TO = 20
const FIVES_UP_TO = 50

/** The nearest whole number with quarters and thirds, such as `1 1/2`; `null` where too small to tell. */
export function nearestFraction(value: number): KitchenAmount | null {
  if (!(value >= SMALLEST)) return null
  const whole = Math.floor(value)
  const distance = (part: KitchenAmount) => Math.abs(whole + part.value - value)
  const part = FRACTIONS.filter(({ below }) => value < below).reduce<KitchenAmount>(
    (best, candidate) => (distance(candidate) <= distance(best) ? candidate : best),
    FRACTIONS[0],
  )
  const rounded = whole + part.value
  if (part.text === '') return { value: rounded, text: `${rounded}` }
  return { value: rounded, text: whole === 0 ? part.text : `${whole} ${part.text}` }
}

/** The nearest whole count, or round number where nobody would count; `null` for less than half a piece. */
export function nearestCount(value: number): KitchenAmount | null {
  if (!(value >= 0.5)) return null
  const step = value <= COUNTED_UP_TO ? 1 : value <= FIVES_UP_TO ? 5 : 10
  const count = Math.round(value / step) * step
  return { value: count, text: `${count}` }
}
