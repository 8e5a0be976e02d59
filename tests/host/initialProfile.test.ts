import * as fc from 'fast-check'
import { AVOIDABLE_FOODS, EMPTY_PROFILE, type Profile, profileSchema } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { readInitialProfile } from '../../src/host/readInitialProfile.js'

/** Nothing of them is lost, see below. */
const AVOIDED: readonly (keyof Profile)[] = ['dietaryRestrictions', 'foodRestrictions']
const FIELDS = (Object.keys(EMPTY_PROFILE) as (keyof Profile)[]).filter((field) => !AVOIDED.includes(field))

/** Values that are near the rules of some field, and any others. */
const values = fc.oneof(
  fc.integer({ min: -1, max: 700 }),
  fc.double({ min: -1, max: 700 }),
  fc.constantFrom('male', 'female', 'lose', 'gain', 'high', 'sedentary', 'very_active', 'vegan', '', NaN),
  fc.string({ maxLength: 5 }),
  fc.integer({ min: 990, max: 1010 }).map((length) => 'x'.repeat(length)),
  fc.array(fc.constantFrom('dairy', 'eggs', 'soy', 'stones')),
  fc.anything(),
)

describe('initialProfile', () => {
  it.each(FIELDS)('keeps exactly those values of %s that the form can show', (field) => {
    fc.assert(
      fc.property(values, (value) => {
        const read = readInitialProfile({ [field]: value }, () => undefined)
        const isAccepted = profileSchema.shape[field].safeParse(value).success
        // By ===, for which 0 and -0 are the same.
        expect(read[field] === (isAccepted ? value : EMPTY_PROFILE[field])).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  /** What the form starts with of what the visitor avoids, and what the console says. */
  const avoided = (given: object) => {
    const warn = vi.fn()
    const { foodRestrictions, dietaryRestrictions } = readInitialProfile(given, warn)
    return { foodRestrictions, dietaryRestrictions, warnings: warn.mock.calls.map(([sentence]) => sentence) }
  }

  it('keeps what a visitor avoids beside any other value', () => {
    fc.assert(
      fc.property(values, (value) => {
        const beside = avoided({ foodRestrictions: ['eggs', value], dietaryRestrictions: 'halal' })
        expect(beside.foodRestrictions).toContain('eggs')
        expect(beside.dietaryRestrictions).toMatch(/^halal/)
        const other = readInitialProfile({ age: 40, dietaryRestrictions: value } as object, () => undefined)
        expect(other.age).toBe(40)
        expect(typeof other.dietaryRestrictions).toBe('string')
      }),
      { numRuns: 1000 },
    )
  })

  it('warns of a text that is none', () => {
    const { dietaryRestrictions, warnings } = avoided({ dietaryRestrictions: { vegan: true } })
    expect(dietaryRestrictions).toBe('')
    expect(warnings).toEqual([
      expect.stringContaining('dietaryRestrictions is left out: it must be a string'),
    ])
  })

  it('keeps the foods to avoid that are boxes of the form, and makes text of the others', () => {
    expect(avoided({ foodRestrictions: ['eggs', 'dairy', 'nuts'], dietaryRestrictions: 'halal' })).toEqual({
      foodRestrictions: ['eggs', 'dairy'],
      dietaryRestrictions: 'halal, avoid nuts',
      warnings: [],
    })
  })

  it.each<[string, unknown, string]>([
    ['other letters', ['Peanuts'], 'avoid Peanuts'],
    ['no array', 'celery', 'avoid celery'],
    ['an object', [{ name: 'eggs' }], 'avoid of type Object'],
    ['an object without a prototype', [Object.create(null)], 'avoid of type Object'],
    ['a symbol', Symbol('eggs'), 'avoid Symbol(eggs)'],
  ])('loses no food to avoid that is given in another way: %s', (_, foodRestrictions, text) => {
    expect(avoided({ foodRestrictions })).toMatchObject({ foodRestrictions: [], dietaryRestrictions: text })
  })

  it('names foods to avoid that are no texts', () => {
    const { warnings } = avoided({ foodRestrictions: ['nuts', { name: 'eggs' }] })
    expect(warnings).toEqual(['initialProfile.foodRestrictions must be strings.'])
  })

  it('takes nothing for absent', () => {
    const nothing = { foodRestrictions: [null, 'soy', ''], dietaryRestrictions: null }
    expect(avoided(nothing)).toEqual({
      foodRestrictions: ['soy'],
      dietaryRestrictions: '',
      warnings: [],
    })
  })

  it('keeps a text that is too long for the form, and joins a list of texts', () => {
    const long = 'no celery '.repeat(200)
    expect(avoided({ dietaryRestrictions: long }).dietaryRestrictions).toBe(long)
    expect(avoided({ dietaryRestrictions: ['vegan', 'no nuts'] }).dietaryRestrictions).toBe('vegan, no nuts')
  })

  it('makes no text of the foods that the form has a box for', () => {
    const foodRestrictions = [...AVOIDABLE_FOODS]
    expect(avoided({ foodRestrictions })).toEqual({ foodRestrictions, dietaryRestrictions: '', warnings: [] })
  })
})
