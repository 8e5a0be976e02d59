import {
  buildGroceryList,
  builtInFoods,
  type Food,
  GROCERY_CATEGORIES,
  toWeekPlan,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { cartItems } from '../../src/core/grocery/cartItems.js'
import { foodCount } from '../../src/store/orderContent.js'
import { AMPLE, food, itemFor, weekOf } from '../support/groceryWeek.js'

describe('a grocery list', () => {
  it('sums a food over the week and rounds up to whole packs', () => {
    const week = weekOf([food('black-beans-canned'), 130], [food('black-beans-canned'), 150])
    expect(itemFor(week, 'black-beans-canned')).toEqual({
      foodId: 'black-beans-canned',
      name: 'Black beans, canned',
      quantity: 2,
      unit: 'can (15 oz)',
      category: 'Beans & Legumes',
      estimatedCost: 2.58,
      tillCost: 2.58,
      usedG: 280,
      boughtG: 552,
      usedMeasure: '1 cup',
    })
  })

  it('takes one dozen for twelve eggs and two for twenty-three', () => {
    const eggs = food('eggs')
    expect(itemFor(weekOf([eggs, 600]), 'eggs')).toMatchObject({ quantity: 1, unit: 'dozen' })
    expect(itemFor(weekOf([eggs, 1150]), 'eggs')).toMatchObject({ quantity: 2, estimatedCost: 4.54 })
  })

  it('adds a smaller pack if that costs less than one more large one', () => {
    expect(itemFor(weekOf([food('eggs'), 650]), 'eggs')).toMatchObject({
      quantity: 1,
      unit: 'dozen',
      smaller: [{ quantity: 1, unit: 'half dozen', cost: 1.49 }],
      estimatedCost: 3.76,
      tillCost: 3.76,
      boughtG: 900,
    })
  })

  it('counts a food in packs of two sizes as one item, though a shop gets two lines', () => {
    const { fullItems } = buildGroceryList(weekOf([food('eggs'), 650]), { weeklyFoodBudget: AMPLE })
    const lines = cartItems(fullItems, builtInFoods)
    expect(lines).toHaveLength(2)
    expect(foodCount(lines)).toBe(1)
  })

  it('rounds loose food up to quarter pounds, with its skin and bones', () => {
    expect(itemFor(weekOf([food('salmon'), 500]), 'salmon')).toMatchObject({
      quantity: 1.25,
      unit: 'lb',
      estimatedCost: 14.36,
    })
  })

  it('gives less than a pound of loose food in ounces, so that no quantity is below 1', () => {
    expect(itemFor(weekOf([food('salmon'), 70]), 'salmon')).toMatchObject({
      quantity: 4,
      unit: 'oz',
      estimatedCost: 2.87,
    })
    expect(itemFor(weekOf([food('salmon'), 431]), 'salmon')).toMatchObject({ quantity: 1, unit: 'lb' })
    expect(itemFor(weekOf([food('beef-stew-meat'), 113]), 'beef-stew-meat')).toMatchObject({
      quantity: 12,
      unit: 'oz tray',
      estimatedCost: 6.44,
    })
  })

  it('charges food that keeps by its share of the largest pack, and has the cost at checkout', () => {
    const list = buildGroceryList(weekOf([food('olive-oil'), 94.5]), { weeklyFoodBudget: AMPLE })
    const [oil] = list.items
    expect(oil).toMatchObject({
      quantity: 1,
      unit: 'bottle (8.5 fl oz)',
      estimatedCost: 1.86,
      tillCost: 5.49,
      boughtG: 229,
      packPriceUsd: 8.99,
      usedMeasure: 'about 1/2 cup',
    })
    expect(oil?.share).toBeCloseTo(94.5 / 456, 9)
    expect(list).toMatchObject({
      total: 1.86,
      fullTotal: 1.86,
      emptyCupboardTotal: 5.49,
      tillTotal: 5.49,
      scaled: false,
    })
  })

  it('takes a two-pound bag of rice once a one-pound bag is not enough', () => {
    const list = buildGroceryList(weekOf([food('white-rice'), 600]), { weeklyFoodBudget: AMPLE })
    expect(list.items[0]).toMatchObject({ quantity: 1, unit: 'bag (2 lb)', estimatedCost: 1.47 })
    expect(list.emptyCupboardTotal).toBe(2.22)
  })

  it("takes prices, packs and article numbers from the shop's foods, not from the plan", () => {
    const tampered: Food = { ...food('eggs'), pack: { ...food('eggs').pack, priceUsd: 0 } }
    const sold: Food = {
      ...food('eggs'),
      name: 'Farm eggs',
      sku: 'EGG-10',
      pack: { unit: 'box (10 ct)', edibleG: 500, priceUsd: 4.49, keeps: false, priceSource: 'shop' },
      smallPacks: undefined,
    }
    const list = buildGroceryList(weekOf([tampered, 600]), { weeklyFoodBudget: AMPLE, foods: [sold] })
    expect(list.items[0]).toMatchObject({
      name: 'Farm eggs',
      sku: 'EGG-10',
      quantity: 2,
      unit: 'box (10 ct)',
      estimatedCost: 8.98,
    })
  })

  it.each([
    [1000, { quantity: 2.25, unit: 'lb', estimatedCost: 8.98 }],
    [453.592, { quantity: 1, unit: 'lb', estimatedCost: 3.99 }],
    [200, { quantity: 8, unit: 'oz', estimatedCost: 2 }],
    [5, { quantity: 1, unit: 'oz', estimatedCost: 0.25 }],
  ])('prices %d g of an unknown food at $3.99 a pound or $0.25 an ounce', (grams, expected) => {
    const unknown: Food = { ...food('kale'), id: 'dragon-fruit', name: 'Dragon fruit' }
    expect(itemFor(weekOf([unknown, grams]), 'dragon-fruit')).toMatchObject({
      ...expected,
      name: 'Dragon fruit',
      category: 'Other',
    })
  })

  it('is empty for a plan without days', () => {
    const empty: WeekPlan = { startDate: '2026-11-21', days: [], totals: toWeekPlan('2026-11-21', []).totals }
    expect(buildGroceryList(empty, { weeklyFoodBudget: AMPLE })).toEqual({
      items: [],
      fullItems: [],
      total: 0,
      scaled: false,
      fullTotal: 0,
      emptyCupboardTotal: 0,
      tillTotal: 0,
      seasoningPacksTotal: 0,
    })
  })
})

describe('the order of the list', () => {
  it('puts the specified categories first, the others by name, and foods by name within each', () => {
    const ids = [
      'whey-protein',
      'lentils-red',
      'olive-oil',
      'almonds',
      'white-rice',
      'kale',
      'apples',
      'eggs',
    ]
    const unknown: Food = { ...food('kale'), id: 'dragon-fruit', name: 'Dragon fruit' }
    const week = weekOf(
      ...['soy-milk', 'whole-milk', ...ids].map((id) => [food(id), 50] as const),
      [unknown, 50],
      [food('chicken-breast'), 50],
    )
    const { items } = buildGroceryList(week, { weeklyFoodBudget: AMPLE })
    expect(items.map((item) => [item.category, item.foodId])).toEqual([
      ['Proteins', 'chicken-breast'],
      ['Proteins', 'eggs'],
      ['Dairy', 'whole-milk'],
      ['Produce', 'apples'],
      ['Produce', 'kale'],
      ['Grains & Carbs', 'white-rice'],
      ['Nuts & Seeds', 'almonds'],
      ['Oils & Fats', 'olive-oil'],
      ['Beans & Legumes', 'lentils-red'],
      ['Other', 'dragon-fruit'],
      ['Other', 'soy-milk'],
      ['Supplements', 'whey-protein'],
    ])
  })

  it.each([
    ['rice-milk', 'Other'],
    ['soy-sauce', 'Other'],
    ['honey', 'Other'],
    ['potatoes', 'Produce'],
    ['avocado', 'Produce'],
    ['butter', 'Dairy'],
    ['tvp', 'Beans & Legumes'],
    ['vital-wheat-gluten', 'Grains & Carbs'],
    ['eggs', 'Proteins'],
  ])('lists %s under %s, where a shopper looks for it', (id, category) => {
    expect(itemFor(weekOf([food(id), 60]), id)?.category).toBe(category)
  })

  it('has a place for every category', () => {
    expect(GROCERY_CATEGORIES).toEqual([
      'Proteins',
      'Dairy',
      'Produce',
      'Grains & Carbs',
      'Nuts & Seeds',
      'Oils & Fats',
      'Beans & Legumes',
      'Other',
      'Supplements',
      'From the cupboard',
    ])
  })
})
