import fc from 'fast-check'
import {
  buildGroceryList,
  builtInFoods,
  type Food,
  GROCERY_CATEGORIES,
  type GroceryItem,
  groceryCategoryTotals,
  toMeal,
  toMealItem,
  toWeekPlan,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

const AMPLE = 500

function food(id: string): Food {
  const found = builtInFoods.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`No food with id ${id}`)
  return found
}

/** A week whose meals use these amounts, one a day in turn. */
function weekOf(...amounts: readonly (readonly [Food, number])[]): WeekPlan {
  const days = Array.from({ length: 7 }, (_, day) => [
    toMeal(
      'dinner',
      'Dinner',
      amounts.filter((_, index) => index % 7 === day).map(([each, grams]) => toMealItem(each, grams)),
    ),
  ])
  return toWeekPlan('2026-11-21', days)
}

function itemFor(week: WeekPlan, foodId: string, weeklyFoodBudget = AMPLE): GroceryItem | undefined {
  return buildGroceryList(week, { weeklyFoodBudget }).items.find((item) => item.foodId === foodId)
}

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

  it('charges food that keeps by its share of the largest pack, and has the cost at the till', () => {
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

describe('a list over the budget', () => {
  const week = weekOf(
    [food('black-beans-canned'), 1300],
    [food('chicken-breast'), 1000],
    [food('salmon'), 100],
    [food('olive-oil'), 100],
  )

  it('shrinks costs and quantities proportionally and gives the full cost', () => {
    const full = buildGroceryList(week, { weeklyFoodBudget: AMPLE })
    expect(full).toMatchObject({ total: 20.67, scaled: false })

    const list = buildGroceryList(week, { weeklyFoodBudget: 10 })
    expect(list).toMatchObject({
      total: 10,
      fullTotal: 20.67,
      scaled: true,
      emptyCupboardTotal: full.emptyCupboardTotal,
    })
    expect(list.tillTotal).toBe(10)
    expect(list.fullItems).toEqual(full.items)
    expect(list.items.map(({ foodId, quantity, unit }) => [foodId, quantity, unit])).toEqual([
      ['chicken-breast', 1, 'lb tray'],
      ['salmon', 1, 'oz'],
      ['olive-oil', 1, 'bottle (8.5 fl oz)'],
      ['black-beans-canned', 2, 'can (15 oz)'],
    ])
  })

  it('has the shop’s price of a line’s quantity, if that differs from its cost', () => {
    const { items } = buildGroceryList(week, { weeklyFoodBudget: 10 })
    const costs = items.map((item) => [item.foodId, item.estimatedCost, item.tillCost, item.shopCost])
    expect(costs).toEqual([
      ['chicken-breast', 4.53, 4.53, 4.17],
      ['salmon', 1.39, 1.39, 0.72],
      ['olive-oil', 0.95, 0.95, 5.49],
      ['black-beans-canned', 3.13, 3.13, 2.58],
    ])
  })

  it('drops the smaller pack if the scaled quantity does not need it', () => {
    const eggs = weekOf([food('eggs'), 650])
    expect(itemFor(eggs, 'eggs', 3)).toMatchObject({ quantity: 1, unit: 'dozen', shopCost: 2.27 })
    expect(itemFor(eggs, 'eggs', 3)?.smaller).toBeUndefined()
  })

  it('is not scaled when it meets the budget to the cent', () => {
    expect(buildGroceryList(week, { weeklyFoodBudget: 20.67 }).scaled).toBe(false)
    expect(buildGroceryList(week, { weeklyFoodBudget: 20.66 })).toMatchObject({ scaled: true, total: 20.66 })
  })
})

describe('the list of any week', () => {
  const amounts = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...builtInFoods),
        fc.constantFrom(...builtInFoods).map((each): Food => ({ ...each, id: `unknown-${each.id}` })),
      ),
      fc.double({ min: 0.5, max: 3000, noNaN: true }),
    ),
    { maxLength: 60 },
  )
  const budgets = fc.double({ min: 5, max: 500, noNaN: true })
  const cents = (usd: number) => Math.round(usd * 100)
  const sumOfCents = (amountsUsd: readonly number[]) => amountsUsd.reduce((sum, usd) => sum + cents(usd), 0)

  it('adds its items and subtotals up to a total within the budget', () => {
    fc.assert(
      fc.property(amounts, budgets, (used, weeklyFoodBudget) => {
        const list = buildGroceryList(weekOf(...used), { weeklyFoodBudget })
        const sections = groceryCategoryTotals(list.items)
        expect(sumOfCents(list.items.map((item) => item.estimatedCost))).toBe(cents(list.total))
        expect(sumOfCents(sections.map((section) => section.subtotal))).toBe(cents(list.total))
        expect(sections.flatMap((section) => section.items)).toEqual(list.items)
        expect(list.total).toBeLessThanOrEqual(weeklyFoodBudget)
        expect(list.scaled).toBe(list.fullTotal > weeklyFoodBudget)
        expect(list.fullTotal).toBeGreaterThanOrEqual(list.total)
        expect(list.emptyCupboardTotal).toBeGreaterThanOrEqual(list.fullTotal)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('gives every line whole cents and at least 1 of its unit, and scaling only lowers the quantity', () => {
    fc.assert(
      fc.property(amounts, budgets, (used, weeklyFoodBudget) => {
        const list = buildGroceryList(weekOf(...used), { weeklyFoodBudget })
        const full = buildGroceryList(weekOf(...used), { weeklyFoodBudget: Number.MAX_SAFE_INTEGER })
        for (const [index, item] of list.items.entries()) {
          const fullItem = full.items[index]
          expect(item.foodId).toBe(fullItem?.foodId)
          expect(item.quantity).toBeGreaterThanOrEqual(1)
          expect(item.quantity).toBeLessThanOrEqual(fullItem?.quantity ?? 0)
          expect(item.quantity * 4).toBe(Math.round(item.quantity * 4))
          expect(item.estimatedCost).toBe(cents(item.estimatedCost) / 100)
          expect(item.estimatedCost).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it('has the same order whatever the order of the meals', () => {
    fc.assert(
      fc.property(amounts, (used) => {
        const ids = (week: WeekPlan) =>
          buildGroceryList(week, { weeklyFoodBudget: AMPLE }).items.map((item) => item.foodId)
        const order = ids(weekOf(...used))
        expect(ids(weekOf(...[...used].reverse()))).toEqual(order)
        expect(new Set(order).size).toBe(order.length)
      }),
      { numRuns: 100, seed: 3 },
    )
  })
})
