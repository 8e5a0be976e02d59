import {
  builtInFoods,
  coreWords,
  createFormat,
  type Food,
  metricFormat,
  storeQuantityLabel,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { nextAmount } from '../../src/core/grocery/nextAmount.js'
import { isLoose, purchasesFor, tillCostUsd, weekCostUsd } from '../../src/core/grocery/storeUnits.js'

function food(id: string): Food {
  const found = builtInFoods.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`No food with id ${id}`)
  return found
}

const bought = (id: string, grams: number) =>
  purchasesFor(food(id), grams).map(({ quantity, unit }) => `${quantity} ${unit}`)

describe('the store units of a food', () => {
  it.each([
    ['salmon', 431, '1 lb', 11.49, 11.49],
    ['salmon', 432, '1.25 lb', 14.36, 14.36],
    ['salmon', 80, '0.25 lb', 2.87, 2.87],
    ['chicken-breast', 80, '0.75 lb tray', 3.13, 3.13],
    ['chicken-breast', 455, '1.25 lb tray', 5.21, 5.21],
    ['tuna-canned', 56.5 * 6, '3 can (5 oz)', 2.94, 2.94],
    ['tuna-canned', 56.5 * 7, '4 can (5 oz)', 3.92, 3.92],
    ['avocado', 148, '1 medium', 1.05, 1.05],
    ['cabbage', 300, '1 small head (1 lb)', 1.09, 1.09],
    ['celery', 40, '1 bunch (1.25 lb)', 1.74, 1.74],
    ['tilapia', 174, '1 bag (12 oz)', 2.81, 5.49],
    ['rolled-oats', 400, '1 canister (18 oz)', 1.13, 2.18],
    ['rolled-oats', 1100, '1 canister (42 oz)', 3.1, 3.36],
  ] as const)(
    'for %s, %d g, are %s: $%d this week, $%d at checkout',
    (id, grams, units, weekUsd, tillUsd) => {
      expect(bought(id, grams)).toEqual([units])
      expect(weekCostUsd(food(id), grams)).toBe(weekUsd)
      expect(tillCostUsd(food(id), grams)).toBe(tillUsd)
    },
  )

  it.each([
    [61, ['1 pint']],
    [976, ['1 quart']],
    [977, ['1 half gallon']],
    [2000, ['1 half gallon', '1 pint']],
    [3000, ['1 gallon']],
    [4000, ['1 gallon', '1 pint']],
    [5000, ['1 gallon', '1 half gallon']],
    [0, []],
  ] as const)('are the cheapest cartons of milk that hold %d g', (grams, cartons) => {
    expect(bought('whole-milk', grams)).toEqual(cartons)
  })

  it('cost no more than any number of packs of one size', () => {
    for (const each of builtInFoods.filter(({ smallPacks }) => smallPacks !== undefined)) {
      for (let grams = 50; grams < 4000; grams += 97) {
        const sizes = [each.pack, ...(each.smallPacks ?? [])]
        const plain = sizes.map(({ edibleG, priceUsd }) => Math.ceil(grams / edibleG) * priceUsd)
        expect(tillCostUsd(each, grams), each.id).toBeLessThanOrEqual(Math.min(...plain) + 0.005)
        const weight = purchasesFor(each, grams).reduce((sum, { edibleG }) => sum + edibleG, 0)
        expect(weight, each.id).toBeGreaterThanOrEqual(grams - 0.01)
      }
    }
  })

  it('weigh out fish at the counter and meat in trays, but not food that keeps', () => {
    expect(['salmon', 'chicken-breast', 'white-rice', 'onions'].map((id) => isLoose(food(id)))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('are not rounded up when floating point puts a sum just over a pack', () => {
    const thirds = Array.from({ length: 30 }, () => 113 / 30)
    const grams = thirds.reduce((sum, part) => sum + part, 0) + 1e-7
    expect(bought('tuna-canned', grams)).toEqual(['1 can (5 oz)'])
  })

  it('have smaller packs that cost less each and more per gram', () => {
    for (const { id, pack, smallPacks = [] } of builtInFoods) {
      for (const [index, small] of smallPacks.entries()) {
        const large = smallPacks[index - 1] ?? pack
        expect(small.priceUsd, id).toBeLessThan(large.priceUsd)
        expect(small.priceUsd / small.edibleG, id).toBeGreaterThan(large.priceUsd / large.edibleG)
        expect(small.priceSource, id).toBe('estimate')
      }
    }
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
    [3, 'medium', '3 medium'],
    [2, 'small head (1 lb)', '2 small heads (1 lb)'],
    [2, 'half dozen', '2 half dozen'],
    [1.5, 'lb tray', '1.5-lb tray'],
    [3, 'lb tray', '3-lb tray'],
    [8.75, 'lb tray', '8.75 lb (in trays)'],
    [12, 'oz tray', '12-oz tray'],
    [12, 'fl oz', '12 fl oz'],
    [2, 'can (15 oz) of beans', '2 cans (15 oz) of beans'],
    [2, '500 g', '2 × 500 g'],
    [1, '500 g', '1 × 500 g'],
    [2, '16 oz', '2 × 16 oz'],
    [2, '12 ct', '2 × 12 ct'],
    [3, '1 kg (frozen)', '3 × 1 kg (frozen)'],
    [2, '½ gallon', '2 × ½ gallon'],
    [2, 'kg', '2 kg'],
    [2, 'L', '2 L'],
    [2, 'ml', '2 ml'],
    [2, 'pk', '2 pk'],
    [2, 'pkg (8 oz)', '2 pkg (8 oz)'],
    [2, 'qt', '2 qt'],
    [2, 'gal', '2 gal'],
    [2, 'tray', '2 trays'],
  ])('writes %d of unit "%s" as "%s"', (quantity, unit, label) => {
    expect(storeQuantityLabel({ quantity, unit })).toBe(label)
  })

  it.each([
    [1.25, 'lb', '567 g'],
    [12, 'oz tray', '340-g tray'],
    [1.25, 'lb tray', '567-g tray'],
    [2.5, 'lb tray', '1.1-kg tray'],
    [8.75, 'lb tray', '4 kg (in trays)'],
    [1, 'lb of limes', '454 g of limes'],
    [2, 'can (15 oz)', '2 cans (15 oz)'],
  ])('writes %d of unit "%s" in metric units as "%s"', (quantity, unit, label) => {
    const format = metricFormat(createFormat('en-US'))
    expect(storeQuantityLabel({ quantity, unit }, coreWords, format)).toBe(label)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses to write %d', (quantity) => {
    const message = `quantity must be a finite number, got ${quantity}. Pass a number.`
    expect(() => storeQuantityLabel({ quantity, unit: 'lb' })).toThrow(new RangeError(message))
  })

  it('writes numbers as the language does', () => {
    expect(storeQuantityLabel({ quantity: 1.25, unit: 'lb' }, coreWords, createFormat('de-AT'))).toBe(
      '1,25 lb',
    )
  })

  it('joins packs of different sizes', () => {
    const smaller = [{ quantity: 2, unit: 'quart', cost: 3.58 }]
    expect(storeQuantityLabel({ quantity: 1, unit: 'gallon', smaller })).toBe('1 gallon + 2 quarts')
  })
})

describe('a step down', () => {
  it.each([
    ['chicken-breast', 1, 'lb tray', { quantity: 12, unit: 'oz tray' }],
    ['chicken-breast', 12, 'oz tray', null],
    ['salmon', 12, 'oz', { quantity: 8, unit: 'oz' }],
    ['salmon', 4, 'oz', null],
    ['avocado', 1, 'medium', null],
  ] as const)('ends at the least that a shop sells: %s, %d %s', (id, quantity, unit, next) => {
    expect(nextAmount({ quantity, unit }, food(id), -1)).toEqual(next)
  })

  it('can be taken back', () => {
    const tray = { quantity: 12, unit: 'oz tray' }
    expect(nextAmount(tray, food('chicken-breast'), 1)).toEqual({ quantity: 1, unit: 'lb tray' })
  })
})

describe('a step up', () => {
  it('goes to the least that a shop sells from an amount below it', () => {
    const tray = { quantity: 2, unit: 'oz tray' }
    expect(nextAmount(tray, food('chicken-breast'), 1)).toEqual({ quantity: 12, unit: 'oz tray' })
  })
})
