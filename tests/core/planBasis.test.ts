import { planBasisOf, planBasisSchema } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

describe('the basis of a plan', () => {
  const basis = planBasisOf(sampleProfile())

  it('is read again as it was kept', () => {
    expect(planBasisSchema.parse(JSON.parse(JSON.stringify(basis)))).toEqual(basis)
  })

  it.each([2, 3.5, 7])('refuses %d meals a day, since days have 3 to 6', (mealsPerDay) => {
    expect(planBasisSchema.safeParse({ ...basis, mealsPerDay }).success).toBe(false)
  })
})
