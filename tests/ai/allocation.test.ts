import { mealTypes } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { AllocationError } from '../../src/ai/aiErrors.js'
import { allocateEqually, parseAllocation } from '../../src/ai/allocation.js'

describe('an equal allocation', () => {
  const targets = { calories: 2000, protein: 150, carbs: 200, fat: 66 }

  it.each([1, 3, 4, 6])('gives each of %i meals the same part of the targets', (mealsPerDay) => {
    const shares = allocateEqually(targets, mealsPerDay)
    expect([...shares.keys()]).toEqual(mealTypes(mealsPerDay))
    for (const share of shares.values()) {
      expect(share.calories * mealsPerDay).toBeCloseTo(2000)
      expect(share.fat * mealsPerDay).toBeCloseTo(66)
    }
  })

  it.each([0, 7, -1, 2.5, Number.NaN])('refuses %d meals', (mealsPerDay) => {
    expect(() => allocateEqually(targets, mealsPerDay)).toThrow(/between 1 and 6/)
  })

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a target of %d', (protein) => {
    expect(() => allocateEqually({ ...targets, protein }, 4)).toThrow(AllocationError)
    expect(() => allocateEqually({ ...targets, protein }, 4)).toThrow(/protein/)
  })
})

describe('a proposed allocation', () => {
  const share = { calories: 500, protein: 40, carbs: 50, fat: 15 }
  const types = mealTypes(3)

  it('is parsed meal by meal, without extra meals and fields', () => {
    const proposed = { breakfast: share, lunch: { ...share, carbs: 0 }, dinner: share, brunch: share }
    const allocation = parseAllocation(proposed, types)
    expect([...allocation.keys()]).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(allocation.get('lunch')?.carbs).toBe(0)
  })

  it.each([
    ['no object', null],
    ['a list', [share, share, share]],
    ['a missing meal', { breakfast: share, lunch: share }],
    ['calories of 0', { breakfast: share, lunch: share, dinner: { ...share, calories: 0 } }],
    ['a negative value', { breakfast: share, lunch: share, dinner: { ...share, fat: -1 } }],
    ['a text for a number', { breakfast: share, lunch: share, dinner: { ...share, fat: '15' } }],
    ['a value missing', { breakfast: share, lunch: share, dinner: { calories: 1, protein: 1, carbs: 1 } }],
  ])('is refused with %s', (_, proposed) => {
    expect(() => parseAllocation(proposed, types)).toThrow(AllocationError)
  })
})
