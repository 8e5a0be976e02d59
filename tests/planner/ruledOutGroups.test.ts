import { generateTemplateWeek } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { sampleProfile } from '../support/sampleProfile.js'

const familyIds = new Set(Object.values(BOOK).flatMap((families) => families.map(({ id }) => id)))

describe('a week without a whole group of foods', () => {
  it.each([
    'no vegetables',
    'no vegetables, no fruit',
    'no vegetables, no grains',
    'no vegetables, no beans, no fish',
    'vegetarian, no vegetables',
    'vegan, no vegetables',
    'no meat, no vegetables, no fruit, no grains',
  ])('has lunches and dinners from the book: %s', async (dietaryRestrictions) => {
    const week = await generateTemplateWeek({
      profile: sampleProfile({ dietaryRestrictions, weeklyFoodBudget: 120 }),
      startDate: '2026-03-02',
      seed: 3,
    })
    const mains = week.days.flatMap(({ meals }) =>
      meals.filter(({ type }) => type === 'lunch' || type === 'dinner'),
    )
    const strange = mains.filter(({ dishId }) => dishId === undefined || !familyIds.has(dishId))
    expect(strange.map(({ name }) => name)).toEqual([])
  })
})
