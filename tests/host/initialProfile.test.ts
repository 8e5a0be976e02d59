import * as fc from 'fast-check'
import { EMPTY_PROFILE, type Profile, profileSchema } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { readInitialProfile } from '../../src/host/readInitialProfile.js'

const FIELDS = Object.keys(EMPTY_PROFILE) as (keyof Profile)[]

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
        // The form shows a text that is too long, so that nothing of it is lost.
        const isText = field === 'dietaryRestrictions' && typeof value === 'string'
        const isAccepted = isText || profileSchema.shape[field].safeParse(value).success
        // By ===, for which 0 and -0 are the same.
        expect(read[field] === (isAccepted ? value : EMPTY_PROFILE[field])).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
