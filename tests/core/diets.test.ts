import { builtInFoods, foodsFor, readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { DIET_PHRASES } from '../../src/core/food/restrictionPhrases.data.js'

const diets = Object.entries(DIET_PHRASES).map(([diet, phrases]) => ({ diet, ...phrases }))

describe.each(diets)('the diet $diet', ({ diet, names = [], adjectives = [] }) => {
  const phrases = [...names, ...adjectives]

  it('has at least one phrase, and each is understood as this diet alone', () => {
    expect(phrases).not.toHaveLength(0)
    for (const phrase of phrases)
      expect([phrase, readRestrictions(phrase)]).toEqual([
        phrase,
        expect.objectContaining({ diets: [diet], notUnderstood: [] }),
      ])
  })

  it('leaves out some of the built-in foods and keeps enough to cook with', () => {
    for (const dietaryRestrictions of phrases) {
      const { length } = foodsFor({ dietaryRestrictions, foodRestrictions: [] })
      expect(length, dietaryRestrictions).toBeLessThan(builtInFoods.length)
      expect(length, dietaryRestrictions).toBeGreaterThan(builtInFoods.length / 3)
    }
  })
})
