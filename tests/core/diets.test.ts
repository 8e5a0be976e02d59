import { builtInFoods, foodsFor, readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { DIET_PHRASES } from '../../src/core/food/restrictionPhrases.data.js'

const diets = Object.entries(DIET_PHRASES).map(([diet, phrases]) => ({ diet, ...phrases }))

describe.each(diets)('the diet $diet', ({ diet, names = [], adjectives = [] }) => {
  const phrases = [...names, ...adjectives]

  it('is read from each of its phrases', () => {
    expect(phrases).not.toHaveLength(0)
    for (const phrase of phrases) expect(readRestrictions(phrase).diets, phrase).toContain(diet)
  })

  it('leaves out some of the built-in foods and keeps others', () => {
    for (const dietaryRestrictions of phrases) {
      const allowed = foodsFor({ dietaryRestrictions, foodRestrictions: [] })
      expect(allowed, dietaryRestrictions).not.toHaveLength(0)
      expect(allowed.length, dietaryRestrictions).toBeLessThan(builtInFoods.length)
    }
  })
})
