import { GRAMS_PER_OUNCE, type Units } from './units.js'

/**
 * How numbers, US dollars and calendar dates (`YYYY-MM-DD`) are written. The functions of dates that `createFormat` gives
 * throw a `RangeError` for any other text.
 */
export interface Format {
  readonly units: Units
  /** `$54.20` */
  money(usd: number): string
  /** A whole number, `1,850` */
  whole(value: number): string
  /** A number with at most one decimal, `2.2` */
  tenths(value: number): string
  /** A number of packs or pounds, `1.25` */
  plain(value: number): string
  /** Grams as ounces, `1.8 oz`; in metric units as grams, `50 g` */
  ounces(grams: number): string
  /** Grams, `50 g` */
  grams(grams: number): string
  /** Grams of a seasoning, `1.5 g` */
  smallGrams(grams: number): string
  /** `Nov 21` */
  shortDate(date: string): string
  /** `Saturday, November 21` */
  longDate(date: string): string
  /** `Sat` */
  weekdayShort(date: string): string
  /** `Saturday` */
  weekday(date: string): string
  /** `94%`, from 0.94 */
  percent(share: number): string
}

/** The same format in metric units. */
export const metricFormat = (format: Format): Format => ({ ...format, units: 'metric', ounces: format.grams })

/**
 * The formatters of a locale (BCP 47), or of US English for one that this machine does not know.
 * @param check of a date. The widget has none: its dates are those of plans, and the first screen should load fast.
 * @throws {RangeError} when the locale is no language tag.
 */
export function createFormat(locale: string, check?: (name: string, date: string) => void): Format {
  // For a locale that it does not know, `Intl` would take the machine's own.
  const locales = Intl.getCanonicalLocales([locale, 'en-US'])
  const number = (options: Intl.NumberFormatOptions) => {
    let formatter: Intl.NumberFormat | undefined
    return (value: number) => {
      formatter ??= new Intl.NumberFormat(locales, options)
      return formatter.format(value)
    }
  }
  const date = (options: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined
    return (isoDate: string) => {
      check?.('date', isoDate)
      formatter ??= new Intl.DateTimeFormat(locales, { ...options, timeZone: 'UTC', calendar: 'gregory' })
      return formatter.format(new Date(isoDate))
    }
  }
  const unit = (unit: string) => ({ style: 'unit', unit }) as const
  const ounces = number({ ...unit('ounce'), minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const whole = number({ maximumFractionDigits: 0 })
  const tenths = number({ maximumFractionDigits: 1 })
  return {
    units: 'us',
    money: number({ style: 'currency', currency: 'USD' }),
    whole,
    tenths,
    plain: number({ maximumFractionDigits: 2 }),
    ounces: (value) => ounces(value / GRAMS_PER_OUNCE),
    grams: number({ ...unit('gram'), maximumFractionDigits: 0 }),
    smallGrams: number({ ...unit('gram'), maximumFractionDigits: 1 }),
    shortDate: date({ month: 'short', day: 'numeric' }),
    longDate: date({ weekday: 'long', month: 'long', day: 'numeric' }),
    weekdayShort: date({ weekday: 'short' }),
    weekday: date({ weekday: 'long' }),
    percent: number({ style: 'percent' }),
  }
}

/** US English, for texts that must read the same on every device. */
export const englishFormat = createFormat('en-US')
