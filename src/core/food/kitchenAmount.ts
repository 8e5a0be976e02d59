/** An amount rounded as people measure it, and its text. */
export interface KitchenAmount {
  readonly value: number
  readonly text: string
}

/** Fractions, each with the amount below which it is used. */
const FRACTIONS = [
  { value: 0, text: '', below: Number.POSITIVE_INFINITY },
  { value: 1 / 4, text: '1/4', below: 3 },
  { value: 1 / 3, text: '1/3', below: 3 },
  { value: 1 / 2, text: '1/2', below: 10 },
  { value: 2 / 3, text: '2/3', below: 3 },
  { value: 3 / 4, text: '3/4', below: 3 },
  { value: 1, text: '', below: Number.POSITIVE_INFINITY },
] as const
const SMALLEST = 0.15

/** People count up to this many pieces. Above that, a round number is enough: nobody counts 49 pistachios. */
export const COUNTED_UP_TO = 20
const FIVES_UP_TO = 50

/** The nearest whole number and fraction, such as `1 1/2`; `null` if the value is too small for one. */
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

/** The nearest count, a round number from {@link COUNTED_UP_TO} on; `null` for less than half a piece. */
export function nearestCount(value: number): KitchenAmount | null {
  if (!(value >= 0.5)) return null
  const step = value <= COUNTED_UP_TO ? 1 : value <= FIVES_UP_TO ? 5 : 10
  const count = Math.round(value / step) * step
  return { value: count, text: `${count}` }
}
