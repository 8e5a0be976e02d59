import {
  buildGroceryList,
  generateTemplateWeek,
  type Profile,
  planToText,
  readRestrictions,
  weekPlanSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const weekFor = (changes: Partial<Profile>) =>
  generateTemplateWeek({ profile: sampleProfile(changes), startDate: '2026-11-21' })

describe('a generated week', () => {
  it('says what it was made for and what could not be applied', async () => {
    const week = await weekFor({
      dietaryRestrictions: 'vegetarian, no peanuts, zorbix allergy',
      foodRestrictions: ['peanuts', 'soy'],
    })
    const { applied, notApplied } = readRestrictions('vegetarian, no peanuts, zorbix allergy')
    expect(notApplied).toMatchObject([{ kind: 'words', name: 'zorbix' }])
    expect(week.madeFor).toEqual({ applied: [...applied, { kind: 'avoid', name: 'soy' }], notApplied })
    expect(weekPlanSchema.parse(week)).toEqual(week)
  })

  it('says nothing when nothing was asked for', async () => {
    expect(await weekFor({})).not.toHaveProperty('madeFor')
  })

  it('carries it into the text file', async () => {
    const week = await weekFor({ dietaryRestrictions: 'vegetarian, zorbix, mustard allergy' })
    const text = planToText(week, buildGroceryList(week, { weeklyFoodBudget: 120 }))
    expect(text).toMatch(
      /^Made for: vegetarian, no mustard · Not fully applied: mustard · Not applied: zorbix$/m,
    )
  })

  it('needs no confirmation, because only the widget asks its visitor for one', async () => {
    const week = await weekFor({ age: 90, weight: 90, activityLevel: 'sedentary' })
    expect(week.days).toHaveLength(7)
  })
})
