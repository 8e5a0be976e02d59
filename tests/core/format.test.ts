import { createFormat } from 'react-meal-planner/core'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** `Intl` on a machine that speaks German. */
const germanIntl = () => {
  const known = (locales: Intl.LocalesArgument) =>
    Intl.NumberFormat.supportedLocalesOf(locales).concat('de-DE')
  const real = Intl
  return {
    ...Object.fromEntries(Object.getOwnPropertyNames(real).map((name) => [name, Reflect.get(real, name)])),
    NumberFormat: class extends real.NumberFormat {
      constructor(locales: Intl.LocalesArgument, options: Intl.NumberFormatOptions) {
        super(known(locales), options)
      }
    },
    DateTimeFormat: class extends real.DateTimeFormat {
      constructor(locales: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions) {
        super(known(locales), options)
      }
    },
  }
}

describe('createFormat', () => {
  it('writes units in US English as on American packs', () => {
    const { ounces, grams, smallGrams, plain } = createFormat('en-US')
    expect([ounces(50), grams(1250), smallGrams(1.46), plain(1.25)]).toEqual([
      '1.8 oz',
      '1,250 g',
      '1.5 g',
      '1.25',
    ])
  })

  it('writes numbers and units as the language does', () => {
    const german = createFormat('de')
    expect([german.ounces(50), german.plain(1.5)]).toEqual(['1,8 oz', '1,5'])
    expect(createFormat('ja').grams(50)).toBe('50 g')
    expect(createFormat('ar-EG').grams(50)).toMatch(/٥٠/)
  })

  it.each(['deutsch', 'xx'])(
    'writes US English for a language that there is not, on any machine: %s',
    (tag) => {
      vi.stubGlobal('Intl', germanIntl())
      const { plain, longDate } = createFormat(tag)
      expect([plain(1234.5), longDate('2026-11-27')]).toEqual(['1,234.5', 'Friday, November 27'])
      expect(createFormat('fr').plain(0.5)).toBe('0,5')
    },
  )

  it.each(['not a locale', '', undefined, null])('refuses what is no language tag: %s', (tag) => {
    expect(() => createFormat(tag as string)).toThrow()
  })

  it('keeps to the calendar of the dates of a plan', () => {
    expect(createFormat('fa-IR').longDate('2026-11-27')).toContain('نوامبر')
  })
})
