import { GRAMS_PER_OUNCE } from './weights.js'

/** Texts that leave the widget as a file read the same whatever the visitor's device is set to. */
const LOCALE = 'en-US'

const numbers = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(LOCALE, options)
const money = numbers({ style: 'currency', currency: 'USD' })
const whole = numbers({ maximumFractionDigits: 0 })
const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const longDate = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** US English writing of numbers, money (US dollars) and dates (`YYYY-MM-DD`) for plain texts. */
export const englishFormat = {
  /** `$1,054.20` */
  money: (usd: number): string => money.format(usd),
  /** `1,850` */
  whole: (value: number): string => whole.format(value),
  /** Grams as `1.8 oz` */
  ounces: (grams: number): string => `${tenths.format(grams / GRAMS_PER_OUNCE)} oz`,
  /** `Saturday, November 21` */
  longDate: (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`)),
} as const
