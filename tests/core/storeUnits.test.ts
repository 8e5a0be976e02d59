import { builtInFoods, storeQuantityLabel } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { isLoose, unitsBought, unitsCharged, weekCostUsd } from '../../src/core/grocery/storeUnits.js'

function food(id: string) {
  const found = builtInFoods.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`No food with id ${id}`)
  return found
}

describe('the store units of a food', () => {
  it.each([
    ['chicken-breast', 454, true, 1, 1, 4.17],
    ['chicken-breast', 455, true, 1.25, 1.25, 5.21],
    ['chicken-breast', 80, true, 0.25, 0.25, 1.04],
    ['chicken-drumstick', 304, true, 1, 1, 1.72],
    ['tuna-canned', 56.5 * 6, false, 3, 3, 2.94],
    ['tuna-canned', 56.5 * 7, false, 4, 4, 3.92],
    ['avocado', 148, false, 1, 1, 1.05],
    ['whole-milk', 61, false, 1, 1, 4.23],
    ['rolled-oats', 595.5, false, 0.5, 1, 1.68],
    ['white-rice', 681, false, 1.5, 2, 1.67],
  ] as const)(
    'are for %s, %d g: loose %s, %d charged, %d bought, $%d',
    (id, grams, loose, charged, bought, usd) => {
      expect(isLoose(food(id))).toBe(loose)
      expect(unitsCharged(food(id), grams)).toBeCloseTo(charged, 9)
      expect(unitsBought(food(id), grams)).toBe(bought)
      expect(weekCostUsd(food(id), grams)).toBe(usd)
    },
  )

  it('are not one more for a sum that floating point puts just over a pack', () => {
    const thirds = Array.from({ length: 30 }, () => 113 / 30)
    const grams = thirds.reduce((sum, part) => sum + part, 0) + 1e-7
    expect(unitsBought(food('tuna-canned'), grams)).toBe(1)
  })
})

describe('storeQuantityLabel', () => {
  it.each([
    [1, 'dozen', '1 dozen'],
    [2, 'dozen', '2 dozen'],
    [1.25, 'lb', '1.25 lb'],
    [8, 'oz', '8 oz'],
    [1, 'can (15 oz)', '1 can (15 oz)'],
    [3, 'can (15 oz)', '3 cans (15 oz)'],
    [2, 'half gallon', '2 half gallons'],
    [2, 'box (16 oz)', '2 boxes (16 oz)'],
    [2, 'loaf (20 oz)', '2 loaves (20 oz)'],
    [3, 'each (7 oz)', '3 each (7 oz)'],
    [12, 'fl oz', '12 fl oz'],
    [2, 'can (15 oz) of beans', '2 cans (15 oz) of beans'],
  ])('writes %d of unit "%s" as "%s"', (quantity, unit, label) => {
    expect(storeQuantityLabel({ quantity, unit })).toBe(label)
  })
})
