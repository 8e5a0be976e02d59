import { generateTemplateWeek } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { BOOK, dishesFor } from '../../src/planner/dishes/book.js'
import { familiesFor } from '../../src/planner/week/familiesFor.js'
import { KINDS } from '../support/bookMeals.js'
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

describe('the spare dishes of the book', () => {
  const familiesOf = (dietaryRestrictions: string) => {
    const rules = planRulesFor(sampleProfile({ dietaryRestrictions }))
    return KINDS.map((kind) => familiesFor(kind, rules))
  }

  it.each([
    '',
    'vegan',
    'keto',
    'vegan, gluten free',
    'paleo, no eggs',
    'halal, no dairy',
    'no onions, no garlic',
  ])('are not planned where enough others are left: %s', (dietaryRestrictions) => {
    expect(familiesOf(dietaryRestrictions)).toEqual(KINDS.map((kind) => dishesFor(kind).usual))
  })

  it('are planned for lunch and dinner of a visitor who eats no vegetables', () => {
    const [, lunches, dinners] = familiesOf('no vegetables')
    expect([lunches, dinners]).toEqual([dishesFor('lunch').all, dishesFor('dinner').all])
  })
})
