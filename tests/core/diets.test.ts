import { builtInFoods, foodsFor, readRestrictions } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { dietRules } from '../../src/core/food/diets.js'
import { FOOD_TERMS } from '../../src/core/food/foodTerms.data.js'
import { DIET_PHRASES } from '../../src/core/food/restrictionPhrases.data.js'
import { SEASONING_TERMS } from '../../src/core/food/seasoningTerms.data.js'

/** The entries of an object, with its own keys. */
const typedEntries = <Key extends string, Value>(object: Readonly<Record<Key, Value>>) =>
  Object.entries<Value>(object) as [Key, Value][]

const diets = typedEntries(DIET_PHRASES).map(([diet, phrases]) => ({ diet, ...phrases }))

describe.each(diets)('the diet $diet', ({ diet, names = [], adjectives = [] }) => {
  const phrases = [...names, ...adjectives]

  it('is read from each of its phrases', () => {
    expect(phrases).not.toHaveLength(0)
    for (const phrase of phrases) expect(readRestrictions(phrase).diets, phrase).toContain(diet)
  })

  it('leaves out only terms of the vocabulary, since a misspelt term would leave out nothing', () => {
    const vocabulary = [...FOOD_TERMS, ...SEASONING_TERMS].map(({ term }) => term)
    for (const { term } of dietRules(diet)) expect(vocabulary).toContain(term)
  })

  it('leaves out some of the built-in foods and keeps others', () => {
    for (const dietaryRestrictions of phrases) {
      const allowed = foodsFor({ dietaryRestrictions, foodRestrictions: [] })
      expect(allowed, dietaryRestrictions).not.toHaveLength(0)
      expect(allowed.length, dietaryRestrictions).toBeLessThan(builtInFoods.length)
    }
  })
})
