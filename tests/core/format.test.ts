import { createFormat } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

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

  it('keeps to the calendar of the dates of a plan', () => {
    expect(createFormat('fa-IR').longDate('2026-11-27')).toContain('نوامبر')
  })
})
